/** Longest value of the header `Idempotency-Key`, in characters. */
export const LONGEST_IDEMPOTENCY_KEY = 200;

/** Begins the refusal (409) of a key that was used with another request, by which clients recognize it. */
export const KEY_WAS_USED = 'This Idempotency-Key was used with another request.';
