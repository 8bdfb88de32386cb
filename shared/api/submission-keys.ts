/** Gives each request the idempotency key under which the server stores it. */
export type SubmissionKeys = (body: unknown) => string;

/**
 * Keys for the requests of one form. The same content keeps its key, so that a repeated press, or another try after
 * a lost response, creates once; the server refuses a key that comes with another content.
 */
export function submissionKeys(): SubmissionKeys {
  const keys = new Map<string, string>();
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? newIdempotencyKey();
    keys.set(content, key);
    return key;
  };
}

/** A key for one request, and its repetitions. `crypto.randomUUID` is there on HTTPS addresses only. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
