/** What of an entry is no part of the release itself, and so not signed: it changes when a version goes live again. */
const NOT_SIGNED = ['signature', 'staged', 'publishedAt', 'sources'];
/** So that a signature of ours cannot be one of something else. */
const PURPOSE = 'gene-targeting-tracker release 1\n';

/**
 * The text that a team signs of a version: all facts about it in one form. The shell makes it the same
 * way (shell/src/federation/signatures/signed-text.ts).
 *
 * @param {object} facts @returns {string}
 */
export function signedText(facts) {
  const signed = Object.entries(facts).filter(([name]) => !NOT_SIGNED.includes(name));
  return PURPOSE + canonicalJson(Object.fromEntries(signed));
}

/** JSON with the members of objects in alphabetical order, and without spaces. @param {unknown} value @returns {string} */
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
