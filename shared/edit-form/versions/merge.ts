/** The values of a form, by name. */
export interface Versions<T extends object> {
  /** As they were when the person began to edit. */
  base: T;
  /** As the person has them now. */
  mine: T;
  /** As somebody else has saved them meanwhile. */
  theirs: T;
}

export type Side = 'mine' | 'theirs';

/** What the person chose, by field. */
export type Choices<T extends object> = Partial<Record<keyof T, Side>>;

/**
 * What became of a field that is not as it was:
 * - `mine`: only the person has changed it, so that is kept
 * - `theirs`: only the other has changed it, so that is taken over
 * - `same`: both have changed it to the same value
 * - `choose`: both have changed it, differently
 */
export type FieldChange = Side | 'same' | 'choose';

/** Whether two values of a form are equal; lists and records by their content, an absent text like an empty one. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return asText(one) === asText(other);
}

function asText(value: unknown): string {
  return JSON.stringify(value === undefined || value === null ? '' : value);
}

/** What became of a field; null if it is as it was. */
export function changeOf<T extends object>(
  { base, mine, theirs }: Versions<T>,
  field: keyof T,
): FieldChange | null {
  const isMine = !isSameValue(mine[field], base[field]);
  const isTheirs = !isSameValue(theirs[field], base[field]);
  if (isMine && isTheirs) return isSameValue(mine[field], theirs[field]) ? 'same' : 'choose';
  if (isMine) return 'mine';
  return isTheirs ? 'theirs' : null;
}

/** The fields with a change of this kind, in the order of the form. */
export function fieldsWith<T extends object>(versions: Versions<T>, kind: FieldChange): (keyof T & string)[] {
  const fields: (keyof T & string)[] = [];
  for (const field in versions.mine) {
    if (changeOf(versions, field) === kind) fields.push(field);
  }
  return fields;
}

/** Whether every field that both have changed has been decided. */
export function isResolved<T extends object>(versions: Versions<T>, choices: Choices<T>): boolean {
  return fieldsWith(versions, 'choose').every((field) => choices[field] !== undefined);
}

/**
 * Both sides together: each field as the one who changed it left it, and as chosen where both did. What is not chosen yet
 * stays the person's own.
 */
export function merge<T extends object>(versions: Versions<T>, choices: Choices<T>): T {
  const merged = { ...versions.theirs };
  for (const field in versions.mine) {
    const change = changeOf(versions, field);
    const side = change === 'choose' ? (choices[field] ?? 'mine') : change;
    if (side === 'mine') merged[field] = versions.mine[field];
  }
  return merged;
}
