import type { FormSection } from '../form-section.ts';

/** Something in a form that can be gone to. */
export interface FormTarget {
  /** Name of the field in the form, or id of a section. */
  name: string;
  label: string;
  /** Title of the section of a field. */
  section?: string;
}

/** The sections and fields of a form, in the order of the page; of a table the fields of its first row. */
export function targetsOf(sections: readonly FormSection[]): FormTarget[] {
  return sections.flatMap(({ id, title, labels }) => [
    { name: id, label: title },
    ...Object.entries(labels).map(([field, label]) => ({
      name: `${id}.${field.replace(/^rows\./, 'rows.0.')}`,
      label,
      section: title,
    })),
  ]);
}

/** The targets that a few letters mean, the best first: a few are enough, because initials count too. */
export function findTargets(text: string, targets: readonly FormTarget[]): FormTarget[] {
  const query = text.trim().toLowerCase();
  if (query === '') return [];
  return targets
    .map((target) => ({ target, rank: rankOf(query, target) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ target }) => target);
}

const NO_MATCH = 7;

/** The position of the first rule that fits. */
function rankOf(query: string, { label, section = '' }: FormTarget): number {
  const name = label.toLowerCase();
  const words = wordsOf(name);
  const initials = initialsOf(words);
  const all = initialsOf([...wordsOf(section.toLowerCase()), ...words]);
  const rules = [
    name.startsWith(query),
    words.some((word) => word.startsWith(query)),
    initials.startsWith(query),
    all === query,
    initials.includes(query),
    all.startsWith(query) || isWithin(query, initials),
    isWithin(query, all) || name.includes(query),
  ];
  const position = rules.indexOf(true);
  return position === -1 ? NO_MATCH : position;
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
const initialsOf = (words: readonly string[]) => words.map(([first]) => first).join('');

/** Whether the letters occur in this order, with others between them. */
function isWithin(letters: string, text: string): boolean {
  let position = 0;
  for (const letter of text) if (letter === letters[position]) position += 1;
  return position === letters.length;
}
