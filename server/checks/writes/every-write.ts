import type { TestApp } from '../../testing/test-app.ts';

interface ApiDocument {
  paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
}

/**
 * All operations of the API document that change something, as `PUT /api/plans/{pin}`: everything but GET, and of GET what may be
 * refused because it would break what is stored (409), as jobs outside of the tracker call it.
 */
export async function everyWrite(tracker: TestApp): Promise<string[]> {
  const document: ApiDocument = (await tracker.app.inject({ url: '/docs/openapi.json' })).json();
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, { responses = {} }]) => method !== 'get' || '409' in responses)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}
