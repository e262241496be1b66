import { NetworkError } from "~/lib/network";
import { correctClock } from "./clock";
import { type Answer, send } from "./request";

/** Multipart upload. `fetch` cannot tell how far an upload is; XMLHttpRequest can. */
function upload(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return send(
    path,
    (url, headers) =>
      new Promise<Answer>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open("POST", url);
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.responseType = "json";
        request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
        request.onerror = (event) => reject(new NetworkError(event));
        const asked = Date.now();
        request.onload = () => {
          correctClock(request.getResponseHeader("Date"), asked);
          resolve({ status: request.status, body: request.response });
        };
        request.send(form);
      }),
  );
}

/** Sends a picture under the name the API takes it by. */
export function uploadPicture(path: string, picture: Blob, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append("picture", picture, "picture");
  return upload(path, form, onProgress);
}
