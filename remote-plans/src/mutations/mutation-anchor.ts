/** The id of the element that holds a mutation: it can take the focus. */
export function mutationAnchor(key: string): string {
  return `mutation-${key.replace(/\W+/g, '-')}`;
}

/** The id of the element that holds the coordinates of its deletions. */
export function deletionsAnchor(key: string): string {
  return `${mutationAnchor(key)}-deletions`;
}
