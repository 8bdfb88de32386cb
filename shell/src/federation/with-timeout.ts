/** A wait that was given up. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Waits for a promise, but no longer than `milliseconds`; then rejects with a TimeoutError. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${milliseconds / 1000} seconds.`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
