/**
 * Keeps the answer of `read` for some milliseconds. Callers that come while it is read share that one reading; a
 * failure is not kept.
 *
 * @param now the clock, replaced in tests
 */
export function keptFor<T>(milliseconds: number, read: () => Promise<T>, now = Date.now): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (kept !== undefined && now() < kept.until) return kept.answer;
    const answer = read();
    const entry = { answer, until: now() + milliseconds };
    kept = entry;
    answer.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return answer;
  };
}
