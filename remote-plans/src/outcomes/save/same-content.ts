/** Members that the server gives, or that only the form knows. */
const OWN_TO_ONE_SIDE: ReadonlySet<string> = new Set(['id', 'key', 'min']);

/** Whether two versions of something have the same values, stored or typed. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return contentText(one) === contentText(other);
}

function contentText(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => (OWN_TO_ONE_SIDE.has(name) ? undefined : member));
}

/**
 * Whether everything that was typed into something new has been stored: the server may have filled in what was left empty.
 */
export function holdsAll(stored: object, typed: object): boolean {
  const kept = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(typed).every(
    ([name, value]: [string, unknown]) =>
      OWN_TO_ONE_SIDE.has(name) || isEmpty(value) || isSameContent(kept.get(name), value),
  );
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}
