import { type RefObject, useEffect, useRef, useState } from "react";

/** As much of the browser's own detector as is used here. */
interface Detector {
  detect: (image: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: "qr_code"[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own where it has one that reads QR codes, else one that is fetched for it. */
async function qrDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  // A browser may have the class and nothing behind it.
  const reads = await own?.getSupportedFormats().catch((): string[] => []);
  const Chosen: DetectorClass =
    own && reads?.includes("qr_code") ? own : (await import("qr/decode.js")).BarcodeDetector;
  return new Chosen({ formats: ["qr_code"] });
}

export type CameraProblem = "refused" | "missing" | "insecure" | "failed";

const problemOf = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed";
};

/** Often enough for a hand that holds still, seldom enough for a phone's battery. */
const pause = 150;

/** Shows the camera and reports each QR code it reads, until unmounted. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (text: string) => void,
) {
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const tell = useRef(onRead);
  tell.current = onRead;
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const end = () => {
      left = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      // Browsers show cameras to https and to the machine itself alone.
      if (!navigator.mediaDevices) return setProblem("insecure");
      const [got, detector] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }),
        qrDetector(),
      ]);
      stream = got;
      const screen = video.current;
      if (left || !screen) return end();
      screen.srcObject = got;
      await screen.play();
      const look = async () => {
        const seen = await detector.detect(screen).catch(() => []);
        if (left) return;
        if (seen[0]) tell.current(seen[0].rawValue);
        timer = setTimeout(look, pause);
      };
      void look();
    };
    start().catch((error) => {
      end();
      setProblem(problemOf(error));
    });
    return end;
  }, [video]);
  return problem;
}
