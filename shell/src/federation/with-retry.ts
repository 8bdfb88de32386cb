export interface RetryOptions {
  /** Waiting times before each further attempt, in milliseconds; as many retries as there are. */
  pauses: readonly number[];
  /** Whether another attempt makes sense after this failure. */
  isWorthRetrying: (error: unknown) => boolean;
}

/** Runs an action and, as long as it fails and is worth retrying, runs it again after each pause. */
export async function withRetry<T>(
  action: () => Promise<T>,
  { pauses, isWorthRetrying }: RetryOptions,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await action();
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return action();
}
