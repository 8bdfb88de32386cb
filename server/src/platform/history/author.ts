/** Stands for every author when the reader is not signed in. */
const MASKED_AUTHOR = '*******@***.***';

/** The author of a change as a reader sees it: visitors, who are no persons, do not see who it was. */
export function authorFor(reader: { personId: number | null }, author: string): string {
  return reader.personId === null ? MASKED_AUTHOR : author;
}
