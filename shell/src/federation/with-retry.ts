export interface RetryOptions {
  /** Waiting times before each further attempt, in milliseconds; as many retries as there are. */
  pauses: readonly number[];
  /** Whether another attempt makes sense after this failure. */
  isWorthRetrying: (error: unknown) => boolean;
}

/**
 * Runs an action and, as long as it fails and is worth retrying, runs it again after each pause. If all attempts fail, the
 * first failure counts: it shows the cause, while later ones may be its consequences.
 */
export async function withRetry<T>(
  action: () => Promise<T>,
  { pauses, isWorthRetrying }: RetryOptions,
): Promise<T> {
  try {
    return await action();
  } catch (firstFailure) {
    const [pause, ...rest] = pauses;
    if (pause === undefined || !isWorthRetrying(firstFailure)) throw firstFailure;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return withRetry(action, { pauses: rest, isWorthRetrying }).catch((laterFailure: unknown) => {
      throw isWorthRetrying(laterFailure) ? firstFailure : laterFailure;
    });
  }
}
