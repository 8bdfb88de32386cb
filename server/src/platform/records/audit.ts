import { collection, type AuditCollection, type AuditLeaf, type AuditTree } from '../history/audit-tree.ts';
import type { Fields, ListField, Lists, RowOf } from './field.ts';
import { scalarOf } from './scalar.ts';

/**
 * What the history compares of a record: every field of its table that does not opt out, under the name of the
 * reference's model (api-2 §20.2).
 */
export function auditOf<const F extends Fields>(fields: F, row: RowOf<F>, lists: Lists): AuditTree;
export function auditOf(fields: Fields, row: Readonly<Record<string, unknown>>, lists: Lists): AuditTree {
  const tree: Record<string, AuditTree | AuditLeaf> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'legacy id' || field.history === false) continue;
    const value = scalarOf(row[name]);
    tree[field.history ?? name] = field.kind === 'entry' ? entryAudit(field, value, lists) : value;
  }
  return tree;
}

/** The same for the rows of a list, told apart by their ids. */
export function auditOfRows<const F extends Fields>(
  fields: F,
  rows: readonly (RowOf<F> & { id: number })[],
  lists: Lists,
): AuditCollection {
  return collection(
    rows,
    ({ id }) => id,
    (row) => auditOf(fields, row, lists),
  );
}

function entryAudit({ list, audit }: ListField, id: AuditLeaf, lists: Lists): AuditTree | null {
  if (typeof id !== 'number') return null;
  return audit === undefined ? { name: lists[list].nameOf(id) } : audit(id, lists);
}

/** A strain, as the history compares it. */
export function strainAudit(id: number, lists: Lists): AuditTree {
  const { name, mgi_strain_acc_id: mgiStrainAccId } = lists.strain.get(id);
  return { name, mgiStrainAccId };
}
