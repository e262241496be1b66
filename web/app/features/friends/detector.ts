/** As much of the browser's own detector as is used here. */
interface Detector {
  detect: (image: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: "qr_code"[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own where it has one that reads QR codes, else one that is fetched for it. */
export async function qrDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  // A browser may have the class and nothing behind it.
  const reads = await own?.getSupportedFormats().catch((): string[] => []);
  const Chosen: DetectorClass =
    own && reads?.includes("qr_code") ? own : (await import("qr/decode.js")).BarcodeDetector;
  return new Chosen({ formats: ["qr_code"] });
}
