/** Symbols whose answers are kept; the one that was not asked for longest gives way. */
const MOST_ANSWERS = 200;

/**
 * Remembers what was answered to each question. Callers that ask the same while an answer is on its way share it; a
 * failure is not remembered.
 */
export function rememberAnswers<T>(
  ask: (question: string) => Promise<T>,
  most = MOST_ANSWERS,
): (question: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (question) => {
    const answer = answers.get(question) ?? ask(question);
    // Put in again, it is the last one: a Map keeps the order of insertion.
    answers.delete(question);
    answers.set(question, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    answer.catch(() => {
      if (answers.get(question) === answer) answers.delete(question);
    });
    return answer;
  };
}
