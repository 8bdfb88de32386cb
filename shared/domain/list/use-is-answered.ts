import { useState } from 'react';

/**
 * Whether the response at hand is one to this question. The response to another one is no answer, and neither is its total;
 * that to another page of the same question is.
 *
 * @param isCurrent the response is to the present query, not to the one before
 */
export function useIsAnswered(question: string, isCurrent: boolean): boolean {
  const [answered, setAnswered] = useState(isCurrent ? question : undefined);
  if (isCurrent && answered !== question) setAnswered(question);
  return isCurrent || answered === question;
}
