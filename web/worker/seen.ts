/** Puts a page as it was last seen into the answer, so that it is on show before the app runs. Called for each page. */
import { pagesCache } from "../app/lib/seen/pages-cache";

/** In every page; the script after it decides whether what is in it is shown, and then starts the app (index.html). */
const place = '<div id="seen"></div>';
const scripts = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const preload = '<link data-script rel="modulepreload" crossorigin href="$1">';

const build = /<meta name="build" content="(\w+)"/;

async function filled(answer: Response, seen: Response): Promise<Response> {
  const page = await answer.clone().text();
  // Another build may look different.
  if (build.exec(page)?.[1] !== seen.headers.get("build") || !page.includes(place)) return answer;
  const html = await seen.text();
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  // They were of the answer as it came.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const body = page.replaceAll(scripts, preload).replace(place, () => html);
  return new Response(body, { status, statusText, headers });
}

/** The answer, with what is kept by its address; as it came where nothing is, or where that fails. */
export async function withSeen(url: URL, answering: Promise<Response>): Promise<Response> {
  const finding = caches.match(url, { cacheName: pagesCache }).catch(() => undefined);
  const answer = await answering;
  const seen = await finding;
  if (!seen || !answer.ok) return answer;
  return filled(answer, seen).catch(() => answer);
}
