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
  answer: (search: SeenSearch) => Response | Promise<Response>,
): SeenSearch[] {
  const calls: SeenSearch[] = [];
  testServer.use(
    http.all(path, async ({ request }) => {
      const call = await seen(request);
      calls.push(call);
      return answer(call);
    }),
  );
  return calls;
}

/** Answers every search, and lists those that came; without an answer nothing is found. */
export function serveSearches(
  answer: Answer | ((search: SeenSearch) => Answer | Promise<Answer>) = answerOf([]),
): SeenSearch[] {
  return recordCalls('*/api/projects/search', async (call) => {
    const given = typeof answer === 'function' ? await answer(call) : answer;
    return given instanceof Response ? given : HttpResponse.json(given);
  });
}

/** Answers every export of a kind with this CSV, and lists those that came. */
export function serveExports(
  kind: 'exportSearch' | 'exportSearchByFile',
  answer: () => Response | Promise<Response>,
) {
  return recordCalls(`*/api/projects/search/${kind}`, answer);
}
