/** Terms as the text area shows them: on one line, like the example in its hint. */
export function termsAsText(terms: readonly string[]): string {
  return terms.join(', ');
}
