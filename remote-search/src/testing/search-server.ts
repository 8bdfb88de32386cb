import type { SearchResponse } from 'shared/contract';
import { http, HttpResponse, testServer } from 'shared/testing';
import { answerOf } from './results.ts';

/** A search as it reached the server. */
export interface SeenSearch {
  method: string;
  query: URLSearchParams;
  /** Content of the form field `file`; null for a search by terms. */
  fileContent: string | null;
  signal: AbortSignal;
}

type Answer = SearchResponse | Response;

async function seen(request: Request): Promise<SeenSearch> {
  const file = request.method === 'POST' ? (await request.formData()).get('file') : null;
  return {
    method: request.method,
    query: new URL(request.url).searchParams,
    fileContent: file instanceof Blob ? await file.text() : null,
    signal: request.signal,
  };
}

function recordCalls(
  path: string,
  response: (search: SeenSearch) => Response | Promise<Response>,
): SeenSearch[] {
  const calls: SeenSearch[] = [];
  testServer.use(
    http.all(path, async ({ request }) => {
      const call = await seen(request);
      calls.push(call);
      return response(call);
    }),
  );
  return calls;
}

/** Responds to every search, and lists those that came; without a response nothing is found. */
export function serveSearches(
  response: Answer | ((search: SeenSearch) => Answer | Promise<Answer>) = answerOf([]),
): SeenSearch[] {
  return recordCalls('*/api/projects/search', async (call) => {
    const given = typeof response === 'function' ? await response(call) : response;
    return given instanceof Response ? given : HttpResponse.json(given);
  });
}

/** Responds to every export of a kind with this CSV, and lists those that came. */
export function serveExports(
  kind: 'exportSearch' | 'exportSearchByFile',
  response: () => Response | Promise<Response>,
) {
  return recordCalls(`*/api/projects/search/${kind}`, response);
}
