import { Suspense } from "react";
import { Pattern } from "~/ui/pattern";
import { Overlay } from "./overlay";
import type { Picture } from "./scene";

/** An overlay over a picture as busy as a stream's, in the shape of one. */
const OverlayPreview = (picture: Picture) => (
  <div className="relative aspect-video w-full overflow-hidden rounded-md border border-line">
    <Pattern name="a busy picture" columns={16} rows={9} className="absolute inset-0 size-full" />
    <div className="absolute inset-0">
      <Suspense>
        <Overlay {...picture} />
      </Suspense>
    </div>
  </div>
);

export default OverlayPreview;
