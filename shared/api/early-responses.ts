/** Later the page may have changed what it asked for first, in milliseconds after the page's beginning. */
const LATEST = 10_000;

/**
 * The response to a request that the page made before its scripts had arrived (shell/src/early). Each is used once, and only
 * for whom it was requested.
 *
 * @param request method and full address
 * @param token null for visitors, and for calls outside the session
 */
export function takeEarlyResponse(request: string, token: string | null): Promise<Response> | undefined {
  if (performance.now() > LATEST) forgetEarlyResponses();
  const responses: unknown = Reflect.get(globalThis, 'earlyResponses');
  if (!(responses instanceof Map)) return undefined;
  const early: unknown = responses.get(request);
  responses.delete(request);
  return isEarly(early) && early.token === token ? early.response : undefined;
}

/** What was requested early is not what is stored any more. */
export function forgetEarlyResponses(): void {
  Reflect.deleteProperty(globalThis, 'earlyResponses');
}

function isEarly(value: unknown): value is { token: unknown; response: Promise<Response> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    'response' in value &&
    value.response instanceof Promise
  );
}
