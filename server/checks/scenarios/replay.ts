import type { HistoryRecord } from 'shared/contract';
import type { Lists } from '../../src/platform/look-up-lists/catalogues.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { flatten, printed } from '../../src/platform/history/flatten.ts';
import type { AuditTree } from '../../src/platform/history/audit-tree.ts';
import { loadMutationRows } from '../../src/tracker/mutations/mutation-rows.ts';
import { mutationAudit } from '../../src/tracker/mutations/mutation-representation.ts';
import { outcomeAudit } from '../../src/tracker/outcomes/save-outcome.ts';
import { loadOutcomeRow } from '../../src/tracker/outcomes/outcome-rows.ts';
import { stageAudit } from '../../src/tracker/phenotyping/stage-representation.ts';
import { loadStageRow } from '../../src/tracker/phenotyping/stage-rows.ts';
import { planAudit } from '../../src/tracker/plans/plan-representation.ts';
import { loadPlanRows } from '../../src/tracker/plans/plan-rows.ts';
import { loadProjectRow } from '../../src/tracker/projects/project-rows.ts';
import { projectAudit, storedProject } from '../../src/tracker/projects/stored-project.ts';
import { ANONYMOUS } from '../../src/identity/permissions/caller.ts';
import type { Entity } from './random-scenario.ts';

/** The simple fields of an entity as history names them, those that are null left out. */
export type Fields = ReadonlyMap<string, string>;

/** The simple fields of an entity, read from the database as it is now. */
export async function fieldsOf(db: Db, lists: Lists, entity: Entity): Promise<Fields> {
  return (await auditedOf(db, lists, entity)).fields;
}

/** What history compares of an entity, elements of lists by their texts. */
export async function auditedOf(
  db: Db,
  lists: Lists,
  { kind, path }: Entity,
): Promise<{ fields: Fields; elements: Fields }> {
  const identifier = path.split('/').at(-1) ?? '';
  const trees: Record<Entity['kind'], () => Promise<AuditTree | undefined>> = {
    Project: () => projectTree(db, lists, identifier),
    Plan: async () => (await loadPlanRows(db, { pin: identifier })).map((row) => planAudit(row, lists))[0],
    Outcome: async () => {
      const row = await loadOutcomeRow(db, identifier);
      return row && outcomeAudit(row, lists);
    },
    Mutation: async () =>
      (await loadMutationRows(db, { mins: [identifier] })).map((row) => mutationAudit(row, lists))[0],
    PhenotypingStage: async () => {
      const row = await loadStageRow(db, identifier);
      return row && stageAudit(row, lists);
    },
  };
  const tree = await trees[kind]();
  if (tree === undefined) throw new Error(`There is no ${kind} ${identifier}`);
  const { fields, elements } = flatten(tree);
  return { fields, elements: new Map([...elements].map(([place, element]) => [place, printed(element)])) };
}

async function projectTree(db: Db, lists: Lists, tpn: string): Promise<AuditTree | undefined> {
  const row = await loadProjectRow(db, tpn, { ...ANONYMOUS, isAdmin: true });
  return (
    row && {
      ...projectAudit((await storedProject(db, row.id)).values, lists),
      assignmentStatus: { name: lists.assignment_status.nameOf(row.assignmentStatusId) },
      summaryStatus: { name: lists.status.nameOf(row.summaryStatusId) },
    }
  );
}

/**
 * The history of an outcome records which mutations were linked and unlinked; their own history records their values.
 */
const OF_OTHERS = /^mutations\./;

/**
 * What the history makes of an entity, beginning with what it was when it was made.
 *
 * @throws if a record changes a field from what it was not
 */
export function replayed(beginning: Fields, records: readonly HistoryRecord[]): Fields {
  const fields = new Map(beginning);
  for (const { field, oldValue, newValue, note } of records.flatMap(({ details }) => details)) {
    if (note !== 'Field changed' || OF_OTHERS.test(field)) continue;
    if ((fields.get(field) ?? null) !== oldValue)
      throw new Error(`${field} was ${fields.get(field)}, not ${oldValue}, before it became ${newValue}`);
    if (newValue === null) fields.delete(field);
    else fields.set(field, newValue);
  }
  return fields;
}
