/** The id of the element that holds the form of a mutation: it can take the focus. */
export function mutationAnchor(key: string): string {
  return `mutation-${key.replace(/\W+/g, '-')}`;
}
