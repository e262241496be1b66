import { type CSSProperties, Fragment, use } from "react";
import type { TableSeat } from "~/lib/api/types";
import { Info } from "./info";
import type { Layout } from "./look";
import { overlayMessages } from "./messages";
import { cellsAcross, columns, type Picture, type Scene, sceneOf, seatsShown } from "./scene";
import { Seat } from "./seat";
import styles from "./styles/overlay.css?url";

/** Six beside each other are as many as fit; where seats stand apart there is more room. */
const room = (layout: Layout, seats: number) =>
  layout === "bar" ? Math.min(1, 6 / seats) : Math.min(1.15, 7 / seats);

function Seats({ scene, seats }: { scene: Scene; seats: readonly TableSeat[] }) {
  return (
    <ul className="overlay-seats">
      {seats.map((seat) => (
        <li key={seat.seat}>
          <Seat scene={scene} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Corners({ scene, seats }: { scene: Scene; seats: readonly TableSeat[] }) {
  const { side } = scene.look;
  const upright = side === "left" || side === "right";
  const [left, right] = columns(seats, upright);
  const both = side === "right" && right.length === 0 ? [right, left] : [left, right];
  return (
    <>
      {both.map((column, at) => (
        <Fragment key={at === 0 ? "left" : "right"}>
          {at === 1 && <Info scene={scene} />}
          <Seats scene={scene} seats={column} />
        </Fragment>
      ))}
    </>
  );
}

/** An overlay brings its own styles; a page that will show one can load them early. */
export const OverlayStyles = () => <link rel="stylesheet" href={styles} precedence="overlay" />;

/**
 * A table over a stream's picture: transparent except for its text. It fills its box,
 * and is the same in every size of box.
 */
export function Overlay(picture: Picture) {
  const { look, board } = picture;
  const { t } = use(overlayMessages.load(look.lang));
  const scene = sceneOf(picture, t);
  const seats = seatsShown(scene);
  const sizes = {
    "--overlay-size": look.size / 100,
    "--overlay-crowd": room(look.layout, board.seats.length),
    "--overlay-across": cellsAcross(seats.length),
  } as CSSProperties;
  return (
    <section className="overlay" lang={look.lang} aria-label={t("overlay")}>
      <OverlayStyles />
      <div
        className="overlay-stage"
        data-theme={look.skin === "paper" ? "light" : "dark"}
        data-skin={look.skin}
        data-layout={look.layout}
        data-side={look.side}
        data-crowded={seats.length > 4 || undefined}
        style={sizes}
      >
        {look.layout === "corners" ? (
          <Corners scene={scene} seats={seats} />
        ) : (
          <>
            <Info scene={scene} />
            <Seats scene={scene} seats={seats} />
          </>
        )}
      </div>
    </section>
  );
}
