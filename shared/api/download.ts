import { errorOfFailedRequest } from './api-error.ts';
import { send } from './api-fetch.ts';
import { toFormData, type FormFields } from './form.ts';
import type { QueryParams } from './resource-url.ts';

export interface DownloadOptions {
  query?: QueryParams;
  /** Posts a form instead of asking by GET, for exports of a search by file. */
  form?: FormFields;
  /** Name of the saved file; without it the name that the server gives. */
  fileName?: string;
  /** Called with how many bytes have arrived, as they come; how many there will be is not known. */
  onProgress?: (receivedBytes: number) => void;
}

/** The file name in a Content-Disposition header, if it contains one. */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  if (contentDisposition === null) return undefined;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(contentDisposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A badly encoded name is no name; the plain one may follow.
    }
  }
  const plain = /filename="?([^";]+)"?/i.exec(contentDisposition)?.[1];
  return plain?.trim();
}

/** Long enough for a browser to open the file, short enough not to keep large files in memory for ever. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Offers what the page itself has made for saving. */
export function saveAs(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
}

/**
 * Requests a file from the server, as the person who is signed in, and offers it for saving. An object URL sets no
 * limit to its size, unlike a data link (PP-72). Throws ApiError.
 */
export async function downloadFile(path: string, options: DownloadOptions = {}): Promise<void> {
  const { query, form, fileName, onProgress } = options;
  const response = await send(path, { query, form: form && toFormData(form), accept: '*/*' });
  const named = fileName ?? fileNameOf(response.headers.get('Content-Disposition'));
  const content = await counted(response, onProgress)
    .blob()
    .catch((reason: unknown) => {
      throw errorOfFailedRequest(reason);
    });
  saveAs(content, named ?? path.slice(path.lastIndexOf('/') + 1));
}

/** The same response, whose bytes are counted as they stream; the browser decides where to buffer them. */
function counted(response: Response, onProgress: DownloadOptions['onProgress']): Response {
  if (onProgress === undefined || response.body === null) return response;
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, passed) => {
      received += piece.byteLength;
      onProgress(received);
      passed.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}
