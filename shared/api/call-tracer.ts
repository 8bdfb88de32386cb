/** A call to the server in a trace. */
export interface TracedCall {
  headers: Record<string, string>;
  /** @param status of the response; 0 where none came */
  end: (status: number) => void;
}

/** Begins the trace of a call. */
export type CallTracer = (method: string) => TracedCall;

let tracer: CallTracer | undefined;

/** Every call to the server from now on is traced; by `undefined` none is. */
export function traceCalls(by: CallTracer | undefined): void {
  tracer = by;
}

/** Sends a request, as part of a trace where this page is traced. */
export async function tracedFetch(url: URL, init: RequestInit): Promise<Response> {
  const call = tracer?.(init.method ?? 'GET');
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(call?.headers ?? {})) headers.set(name, value);
  try {
    const response = await fetch(url, { ...init, headers });
    call?.end(response.status);
    return response;
  } catch (error) {
    call?.end(0);
    throw error;
  }
}
