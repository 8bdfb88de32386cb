/** ETags of gene lists begin with the version of the list: `"7-5f1c…"`. */
const VERSIONED_TAG = /^(?:W\/)?"(\d+)(?:-[^"]*)?"$/;

/** The header that binds a change to the edition that it was made of; none where the tag has no version. */
export function conditionOf(tag: string | null): Record<string, string> {
  return versionOf(tag) === null || tag === null ? {} : { 'If-Match': tag };
}

/**
 * The tag of the edition that a change of this one makes. Every change of a list counts its version up by one; so a second change
 * can be bound to the first without reading the list between, which might be another person's by then.
 */
export function followingTag(tag: string | null): string | null {
  const version = versionOf(tag);
  return version === null ? null : `"${version + 1}"`;
}

function versionOf(tag: string | null): number | null {
  const digits = tag === null ? undefined : VERSIONED_TAG.exec(tag)?.[1];
  return digits === undefined ? null : Number(digits);
}
