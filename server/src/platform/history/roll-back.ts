import type { HistoryDetail, ValueAt } from 'shared/contract';
import { printed, type Flattened } from './flatten.ts';

/** An entity at an earlier moment, beside what it is now; each sorted by path. */
export interface RolledBack {
  /** Simple fields outside of lists that have a value at one of the two moments. */
  fields: ValueAt[];
  /** Elements of lists, by their printed text; one that was not there, or is not, is null. */
  elements: ValueAt[];
}

/**
 * The entity as it was before these changes: what the first of them found in a field is what the field was, and a field that none
 * of them names is as it is now. What a list's element contains is in its text.
 *
 * @param now the entity as it is after the changes
 * @param later lines of all changes since that moment, oldest first
 */
export function rollBack(now: Flattened, later: readonly HistoryDetail[]): RolledBack {
  const present = {
    fields: new Map([...now.fields].filter(([path]) => !isInElement(path))),
    elements: new Map(
      [...now.elements].flatMap(([path, element]) =>
        isNested(path) ? [] : [[path, printed(element)] as const],
      ),
    ),
  };
  const fieldLines = later.filter(({ field, note }) => note === 'Field changed' && !isInElement(field));
  const elementLines = later.filter(({ field, note }) => note.startsWith('Element ') && !isNested(field));
  return {
    // Imported histories name fields that are not compared any more: of those the last change knows best.
    fields: valuesBefore(new Map([...lastValues(fieldLines), ...present.fields]), fieldLines),
    elements: valuesBefore(present.elements, elementLines),
  };
}

/** What the last of the changes left in each field that is not empty after it. */
function lastValues(lines: readonly HistoryDetail[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const { field, newValue } of lines)
    if (newValue === null) last.delete(field);
    else last.set(field, newValue);
  return last;
}

function valuesBefore(now: ReadonlyMap<string, string>, lines: readonly HistoryDetail[]): ValueAt[] {
  const found = new Map<string, string | null>();
  for (const { field, oldValue } of lines) if (!found.has(field)) found.set(field, oldValue);
  return [...new Set([...now.keys(), ...found.keys()])]
    .toSorted()
    .map((field) => {
      const present = now.get(field) ?? null;
      return { field, then: found.has(field) ? (found.get(field) ?? null) : present, now: present };
    })
    .filter(({ then, now: present }) => then !== null || present !== null);
}

/** `guides.[7].pam`, and `guides.[7]` itself. */
function isInElement(path: string): boolean {
  return path.includes('[');
}

/** An element of a list that is itself in an element: `sequences.[1].places.[2]`. */
function isNested(path: string): boolean {
  return path.indexOf('[') !== path.lastIndexOf('[');
}
