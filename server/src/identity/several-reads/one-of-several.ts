import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

interface Call {
  headers: IncomingHttpHeaders;
}

/** The call that several are read with, while one of them is answered. */
const whole = new AsyncLocalStorage<Call>();

export function isOneOfSeveral(): boolean {
  return whole.getStore() !== undefined;
}

/** Runs what answers the requests of one call. */
export function answerTogether<T>(call: Call, answer: () => T): T {
  return whole.run(call, answer);
}

/** Computes what follows from whose a request is: once for a call and all that is read in it with the same `Authorization`. */
export function oncePerCaller<Request extends Call, T>(
  compute: (request: Request) => Promise<T>,
): (request: Request) => Promise<T> {
  const computed = new WeakMap<Call, { authorization: string | undefined; result: Promise<T> }>();
  return (request) => {
    const { authorization } = request.headers;
    const key = whole.getStore() ?? request;
    const known = computed.get(key);
    if (known !== undefined && known.authorization === authorization) return known.result;
    const result = compute(request);
    computed.set(key, { authorization, result });
    return result;
  };
}
