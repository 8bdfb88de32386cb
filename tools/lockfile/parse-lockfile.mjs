/**
 * A mapping of the lockfile. Values that are neither texts nor mappings (lists, `{…}` on one line) stay as they are written.
 *
 * @typedef {{ [key: string]: string | Mapping }} Mapping
 */

/** Indentation, a key up to the first colon that a space or the end of the line follows, a value. */
const LINE = /^( *)('(?:[^']|'')*'|[^\s'#].*?):(?: (.*))?$/;

/**
 * The mappings of a lockfile of pnpm: the part of YAML that pnpm writes there.
 *
 * @param {string} text
 * @returns {Mapping}
 */
export function parseLockfile(text) {
  /** @type {Mapping} */
  const whole = {};
  /** Where lines of each indentation belong. */
  const open = [{ indent: -1, mapping: whole }];
  for (const line of text.split('\n')) {
    const [, spaces = '', rawKey = '', value = ''] = LINE.exec(line) ?? [];
    if (rawKey === '') continue;
    while ((open.at(-1)?.indent ?? -1) >= spaces.length) open.pop();
    const parent = open.at(-1)?.mapping ?? whole;
    const key = unquoted(rawKey);
    if (value !== '') {
      parent[key] = unquoted(value);
      continue;
    }
    /** @type {Mapping} */
    const mapping = {};
    parent[key] = mapping;
    open.push({ indent: spaces.length, mapping });
  }
  return whole;
}

/** @param {Mapping | string | undefined} value @returns {Mapping} an empty one where there is none */
export function mappingOf(value) {
  return typeof value === 'object' ? value : {};
}

/** @param {string} text */
function unquoted(text) {
  return text.startsWith("'") && text.endsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
}
