import { http, HttpResponse } from 'msw';
import { KEY_WAS_USED } from 'shared/limits';
import { refusal, testServer } from './test-server.ts';

/** What a server has that creates as ours does: once per key, and nothing else under that key. */
export interface Creations {
  /** What becomes of a request: it is answered, its response is lost, or it does not reach the server. */
  line: 'whole' | 'response lost' | 'request lost';
  /** Bodies of what was created. */
  created: unknown[];
}

/** @param answer the response to what is created, by its number from 1; an envelope of a change without it */
export function serveCreations(
  path: string,
  answer: (number: number, body: unknown) => object = change,
): Creations {
  const creations: Creations = { line: 'whole', created: [] };
  const stored = new Map<string, { content: string; response: object }>();
  testServer.use(
    http.post(`*${path}`, async ({ request }) => {
      const content = await request.text();
      if (creations.line === 'request lost') return HttpResponse.error();
      const key = request.headers.get('Idempotency-Key') ?? `without a key ${creations.created.length}`;
      const before = stored.get(key);
      if (before !== undefined && before.content !== content) return refusal(409, KEY_WAS_USED);
      if (before === undefined) {
        const body: unknown = JSON.parse(content);
        creations.created.push(body);
        stored.set(key, { content, response: answer(creations.created.length, body) });
      }
      return creations.line === 'response lost'
        ? HttpResponse.error()
        : HttpResponse.json(stored.get(key)?.response);
    }),
  );
  return creations;
}

function change(number: number): object {
  return { history: [], _links: { self: { href: `http://tracker.example/api/things/T:${number}` } } };
}
