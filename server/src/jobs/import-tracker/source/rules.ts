/** Rules for single values of the existing tracker: what they become, or why their row cannot be taken. */
import type { Rule } from './mapping.ts';

/** Text without blanks at its edges; our names have none. */
export const trimmed: Rule = (value) => {
  const text = value?.trim() ?? null;
  return text === value
    ? { value }
    : { value: text, change: 'blanks at the edges were cut off', isNoise: true };
};

/** The row that a row is a part of. */
export const owner: Rule = (value) =>
  value === null
    ? {
        refusal: 'is empty, so the row belongs to nothing',
        advice: 'Say in the source what it belongs to, or delete the row there.',
      }
    : { value };

/** Text without blanks at its edges, and nothing where nothing is left: optional texts, and names, which cannot be empty. */
export const trimmedOrNone: Rule = (value, row) => {
  const judged = trimmed(value, row);
  return 'value' in judged && judged.value === ''
    ? { value: null, change: 'an empty text became no value', isNoise: true }
    : judged;
};

/** E-mail addresses are stored in lower case: two spellings of one address are one account (api-1 section 3). */
export const email: Rule = (value) => {
  const address = value?.trim().toLowerCase() ?? '';
  if (address === '') return { value: null };
  if (!/^[^@\s]+@[^@\s]+$/.test(address))
    return {
      refusal: 'is not an e-mail address',
      advice: 'Correct the address in the source; it is the name that the person signs in with.',
    };
  return address === value
    ? { value }
    : { value: address, change: 'was written in small letters, without blanks', isNoise: true };
};

const STRANDS: Readonly<Record<string, string | null>> = {
  '+': '+',
  '-': '-',
  '?': '?',
  '': null,
  '1': '+',
  '-1': '-',
};

/** `+`, `-` or `?`; the existing tracker's check is looser than its message (data-model.md, location). */
export const strand: Rule = (value) => {
  if (value === null) return { value };
  const known = STRANDS[value.trim()];
  if (known === undefined) return { value: '?', change: 'is no strand, so it became ?, which means unknown' };
  return known === value ? { value } : { value: known, change: 'was written as +, - or ?', isNoise: true };
};

/** An accession id as MGI writes it. A gene without one may still be known by its symbol. */
export const accessionId: Rule = (value) => {
  const id = value?.trim().toUpperCase() ?? '';
  if (!/^MGI:[0-9]+$/.test(id))
    return value === null ? { value } : { value: null, change: 'is not an accession id such as MGI:12345' };
  return id === value
    ? { value }
    : { value: id, change: 'was written in capitals, without blanks', isNoise: true };
};

/** One end of an interval whose other end is given: both or neither, start first. */
export const boundary: Rule = (value, { start = null, stop = null }) => {
  const isInterval = start !== null && stop !== null && Number(start) <= Number(stop);
  if (value === null || isInterval) return { value };
  return { value: null, change: 'start and stop are no interval, so both were left out' };
};

/** The same for an interval on the earlier genome build. */
export const earlierBoundary: Rule = (value, { grcm38_start: start = null, grcm38_stop: stop = null }) =>
  boundary(value, { start, stop });

/** The same for every row, because the source's table means it. */
export function always(value: string): Rule {
  return () => ({ value });
}

/** Reports when a derived value differs from the stored one (the input named). */
export function insteadOf(stored: string, change: string): Rule {
  return (value, { [stored]: was = null }) => (was === value ? { value } : { value, change, was });
}

/** Reports know the first three distribution centres by their ids, whatever they are called (data-model.md section 1.3). */
const CENTRES: Readonly<Record<string, string>> = { '1': 'WTSI', '2': 'KOMP', '3': 'EUCOMM' };

/** The name that reports show for a distribution centre of ES cells. */
export const distributionCentre: Rule = (value, { stored_id: id = null }) => {
  const reported = CENTRES[id ?? ''];
  if (reported === undefined) return { value: value?.trim() ?? null };
  return reported === value
    ? { value }
    : { value: reported, change: 'is called as reports call it, by its id', isNoise: true };
};

/** Names of stored reports are small letters: they are part of an address. */
export const lowerCase: Rule = (value) => {
  const lower = value?.trim().toLowerCase() ?? null;
  return lower === value
    ? { value }
    : { value: lower, change: 'was written in small letters', isNoise: true };
};
