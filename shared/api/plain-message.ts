/** What the API's messages say, which programs search for, in words for people; in order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  // A missing name is looked up as any other is.
  [/ (?:cannot be '?null\b'?|('null'|\[null\]|null) does not exist)/g, ' is required'],
  [/\[null\]/g, '[nothing]'],
];

/** A message of the server as people read it: nobody is told about null. */
export function plainMessage(message: string): string {
  return WORDS.reduce((text, [words, plain]) => text.replace(words, plain), message);
}
