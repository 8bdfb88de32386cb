import { marksIn } from '../leaks/marked-texts.ts';

/** The marks and identifiers in a response that its request did not have. */
export function hiddenIn(response: string, request: string): string[] {
  const found = [...marksIn(response), ...(response.match(/(?:TPN|PIN):\d+/g) ?? [])];
  return [...new Set(found)].filter((mark) => !request.includes(mark));
}
