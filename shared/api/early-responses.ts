/** Later the page may have changed what it asked for first, in milliseconds after the page's beginning. */
const LATEST = 10_000;

/**
 * The response to a request that the page made before its scripts had arrived, as a visitor who is not signed in
 * (shell/src/early). Each is used once.
 *
 * @param address in full
 */
export function takeEarlyResponse(address: string): Promise<Response> | undefined {
  const responses: unknown = Reflect.get(globalThis, 'earlyResponses');
  if (!(responses instanceof Map) || performance.now() > LATEST) return undefined;
  const response: unknown = responses.get(address);
  responses.delete(address);
  return response instanceof Promise ? response : undefined;
}
