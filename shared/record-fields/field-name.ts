import { FIELD_LABELS, LABELS_IN_CONTEXT } from './field-labels.ts';

/** Between the parts of a name: `CRISPR Attempt › Guides #12 › PAM`. */
const SEPARATOR = ' › ';
/** The one text of a looked-up record, which the record itself is known by: `privacy.name` is the privacy. */
const NAMES_OF_RECORDS = new Set(['name', 'note']);
/** Records whose name is its own field. */
const NAMED_THINGS = new Set(['colony']);

/** `guides.[12].pam` is `guides`, `[12]`, `pam`; a key may contain dots itself. */
function partsOf(path: string): string[] {
  return path.match(/\[[^[\]]*\]|[^.[\]]+/g) ?? [path];
}

function isKey(part: string): boolean {
  return part.startsWith('[');
}

/** Leaves the last part away where it only says that a record is known by its name. */
function withoutRecordName(parts: string[]): string[] {
  const owner = parts.at(-2);
  if (owner === undefined || isKey(owner) || NAMED_THINGS.has(owner)) return parts;
  return NAMES_OF_RECORDS.has(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
}

/** Words that are written in capitals. */
const CAPITALS = /\b(?:crispr|es|qc)\b/gi;

/** `attemptExternalRef` is `Attempt External Ref`, `crisprAttempt` is `CRISPR Attempt`. */
function asWords(camelCase: string): string {
  const words = camelCase.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/([0-9])([A-Z])/g, '$1 $2');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return sentence.replace(CAPITALS, (word) => word.toUpperCase());
}

function labelOf(part: string, owner: string | undefined): string {
  return LABELS_IN_CONTEXT[`${owner}.${part}`] ?? FIELD_LABELS[part] ?? asWords(part);
}

/**
 * The name of a changed field as people know it from the screens (PP-37): `privacy.name` is `Privacy`. Elements of a list
 * keep their number, so that two of them can be distinguished: `crisprAttempt.guides.[12].pam` is
 * `CRISPR Attempt › Guides #12 › PAM`.
 */
export function fieldName(path: string): string {
  return namesOf(path).join(SEPARATOR);
}

/** Labels that mean nothing without what they belong to. */
const VAGUE_LABELS = new Set(['Name', 'Comment']);

/**
 * The name of a changed field beside the form that changed it: its label alone, `Number of G0 Pups Born`; of an element of a
 * list with its number, `Guides #12 › PAM`.
 */
export function changeLabel(path: string): string {
  const names = namesOf(path);
  const element = names.findLastIndex((name) => ELEMENT_NUMBER.test(name));
  const label = names.at(-1) ?? '';
  const first = VAGUE_LABELS.has(label) ? names.length - 2 : names.length - 1;
  return names.slice(Math.max(0, element === -1 ? first : Math.min(element, first))).join(SEPARATOR);
}

const ELEMENT_NUMBER = / #\S+$/;

function namesOf(path: string): string[] {
  const names: string[] = [];
  let owner: string | undefined;
  for (const part of withoutRecordName(partsOf(path))) {
    if (isKey(part)) names.push(`${names.pop() ?? ''} #${part.slice(1, -1)}`.trim());
    else {
      names.push(labelOf(part, owner));
      owner = part;
    }
  }
  return names;
}
