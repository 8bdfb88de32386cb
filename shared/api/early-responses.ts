declare global {
  /** What the page has requested before its scripts arrived, by method and full address (shell/src/early). */
  var earlyResponses: Map<string, EarlyResponse> | undefined;
}

interface EarlyResponse {
  /** For whom; null for visitors, and for calls outside the session. */
  token: string | null;
  response: Promise<Response>;
}

/** Later the page may have changed what it asked for first, in milliseconds after the page's beginning. */
const LATEST = 10_000;

/**
 * The response to a request that the page made before its scripts had arrived. Each is used once, and only for whom it was
 * requested.
 *
 * @param request method and full address
 */
export function takeEarlyResponse(request: string, token: string | null): Promise<Response> | undefined {
  if (performance.now() > LATEST) forgetEarlyResponses();
  const early = globalThis.earlyResponses?.get(request);
  globalThis.earlyResponses?.delete(request);
  return early?.token === token ? early.response : undefined;
}

/** What was requested early is not what is stored any more. */
export function forgetEarlyResponses(): void {
  globalThis.earlyResponses = undefined;
}
