import type { HistoryRecord, RecordAt, ValueAt } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { AuditTree } from '../../platform/history/audit-tree.ts';
import { flatten } from '../../platform/history/flatten.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import { rollBack, type RolledBack } from '../../platform/history/roll-back.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { createdDays, type DatedEntity, type DatedEntityName } from './created-on.ts';
import { statusesAt } from './statuses-at.ts';

/** Fields of statuses: their dates show better what they were, also where a history does not (ADR 40). */
const STATUS_FIELDS: Record<DatedEntityName, readonly string[]> = {
  Project: ['assignmentStatus.', 'summaryStatus.'],
  Plan: ['status.', 'summaryStatus.'],
  Outcome: ['colony.status.', 'specimen.status.'],
  Mutation: [],
  PhenotypingStage: ['status.'],
};

/** A record as it is now. */
export interface PresentRecord extends DatedEntity {
  /** What its history compares, read before this asks for the history: so no change of it is missed. */
  tree: AuditTree;
}

/** The record when the day ended (ADR 40). @param caller may read it */
export async function recordAt(
  db: Db,
  { tree, ...record }: PresentRecord,
  day: string,
  caller: Subject,
): Promise<RecordAt> {
  const history = await readHistory(db, [record], caller);
  const createdOn = (await createdDays(db, record.entity, [record.id])).get(record.id) ?? null;
  const knownSince = firstKnownDay(history);
  // A record without any date may be as old as the data.
  if (createdOn !== null && createdOn > day)
    return { day, exists: false, createdOn, knownSince, statuses: [], fields: [], elements: [] };
  const later = history.filter(({ date }) => date.slice(0, 10) > day).flatMap(({ details }) => details);
  const { fields, elements } = rollBack(flatten(tree), later);
  return {
    ...{ day, exists: true, createdOn, knownSince },
    statuses: await statusesAt(db, record, day, caller),
    fields: fields.filter(
      ({ field }) => !STATUS_FIELDS[record.entity].some((start) => field.startsWith(start)),
    ),
    elements: record.entity === 'Outcome' ? await linkedBy(db, day, elements) : elements,
  };
}

/** Null where the history has the creation, and so every change; a new project is updated from its plan before its record is written. */
function firstKnownDay(history: readonly HistoryRecord[]): string | null {
  if (history.some(({ comment }) => comment.endsWith(' created'))) return null;
  return history[0]?.date.slice(0, 10) ?? localDate(new Date());
}

const MUTATION = /^mutations\.\[(\d+)\]$/;

/**
 * The history of an outcome does not have the mutations that are created in it, but theirs has: those that were created later were
 * not there. One that is still there is called by the same name at both moments.
 */
async function linkedBy(db: Db, day: string, elements: RolledBack['elements']): Promise<ValueAt[]> {
  const ids = elements.flatMap(({ field }) => MUTATION.exec(field)?.[1] ?? []).map(Number);
  const created = await createdDays(db, 'Mutation', ids);
  return elements
    .map((element) => {
      const id = MUTATION.exec(element.field)?.[1];
      if (id === undefined) return element;
      const wasThere = element.then !== null && (created.get(Number(id)) ?? day) <= day;
      return { ...element, then: wasThere ? (element.now ?? element.then) : null };
    })
    .filter(({ then, now }) => then !== null || now !== null);
}
