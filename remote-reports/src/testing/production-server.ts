import type { ProductionNumber } from 'shared/contract';
import { http, HttpResponse, testServer } from 'shared/testing';
import { GENE_COUNT, NUMBERS } from '../production-numbers/production-calls.ts';

export interface ProductionServer {
  /** The queries that were asked with, without the attempt, each once for both techniques. */
  asked: string[];
  /** The attempts that were requested, in their order. */
  attempts: string[];
}

/** Small numbers of both techniques: May to August 2014. */
export const SOME_NUMBERS: Record<string, ProductionNumber[]> = {
  escell: [
    { year: 2014, month: 5, sum: 3 },
    { year: 2014, month: 8, sum: 9 },
  ],
  crispr: [{ year: 2014, month: 6, sum: 1200 }],
};

/** Responds to the calls of the production numbers, and records them. */
export function serveProduction(
  numbers: (query: URLSearchParams, attempt: string) => ProductionNumber[] = (_query, attempt) =>
    SOME_NUMBERS[attempt] ?? [],
): ProductionServer {
  const server: ProductionServer = { asked: [], attempts: [] };
  testServer.use(
    http.get(`*${GENE_COUNT}`, () => HttpResponse.json([4479])),
    http.get(`*${NUMBERS}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const attempt = query.get('attempt') ?? '';
      query.delete('attempt');
      server.attempts.push(attempt);
      if (attempt === 'escell') server.asked.push(query.toString());
      return HttpResponse.json(numbers(query, attempt));
    }),
  );
  return server;
}
