/**
 * A text as one part of a path, whatever is in it: identifiers come from addresses, so they may be anything. Colons may
 * stand in a path, and stand in every identifier: with them all screens name a resource alike.
 */
export function pathPart(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':');
}

/** The identifier of the record at which a link ends (spec part 1 §2, part 2 §7). */
export function idOfLink({ href }: { href: string }): string {
  return decodeURIComponent(href.split('/').at(-1) ?? '');
}
