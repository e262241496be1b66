interface Manifest {
  version: string;
  routes: Record<string, { module: string } | undefined>;
}

/** Which build runs here and where its pages are, as the router was told. */
export const manifest = (): Manifest | undefined =>
  (globalThis as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
