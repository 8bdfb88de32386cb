/** The id of the element that contains a mutation: it can take the focus. */
export function mutationAnchor(key: string): string {
  return `mutation-${key.replace(/\W+/g, '-')}`;
}

/** The id of the element that contains the coordinates of its deletions. */
export function deletionsAnchor(key: string): string {
  return `${mutationAnchor(key)}-deletions`;
}
