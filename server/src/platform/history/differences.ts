import type { HistoryDetail } from 'shared/contract';
import type { AuditLeaf, AuditTree } from './audit-tree.ts';
import { flatten, isSame, printed, type Flattened } from './flatten.ts';

/**
 * What changed between two versions of an entity, sorted by path (api-1 §17.2, api-2 §20.2): a line for each simple
 * field that differs, and for each element of a collection that was added, removed or changed one more.
 *
 * @param before null for an entity that did not exist
 */
export function differences(before: AuditTree | null, after: AuditTree): HistoryDetail[] {
  const [old, current] = [flatten(before), flatten(after)];
  return [...fieldChanges(old, current), ...elementChanges(old, current)].toSorted(byField);
}

function fieldChanges(old: Flattened, current: Flattened): HistoryDetail[] {
  return pathsOf(old.fields, current.fields).flatMap((field) => {
    const oldValue = old.fields.get(field) ?? null;
    const newValue = current.fields.get(field) ?? null;
    return oldValue === newValue ? [] : [{ field, oldValue, newValue, note: 'Field changed' }];
  });
}

function elementChanges(old: Flattened, current: Flattened): HistoryDetail[] {
  return pathsOf(old.elements, current.elements).flatMap((field) => {
    const before = old.elements.get(field);
    const after = current.elements.get(field);
    if (before !== undefined && after !== undefined && isSame(before, after)) return [];
    return [{ field, oldValue: textOf(before), newValue: textOf(after), note: elementNote(before, after) }];
  });
}

type Element = AuditTree | AuditLeaf | undefined;

function textOf(element: Element): string | null {
  return element === undefined ? null : printed(element);
}

function elementNote(before: Element, after: Element): string {
  if (before === undefined) return 'Element added';
  return after === undefined ? 'Element removed' : 'Element changed';
}

function pathsOf(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])];
}

/** Plain string order; a field is never both a simple field and an element. */
function byField(one: HistoryDetail, other: HistoryDetail): number {
  if (one.field === other.field) return 0;
  return one.field < other.field ? -1 : 1;
}
