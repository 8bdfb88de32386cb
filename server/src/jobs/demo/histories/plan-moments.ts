import { AuditCollection, type AuditLeaf, type AuditTree } from '../../../platform/history/audit-tree.ts';
import { attemptComment, lastStatus, type DemoPlan, type Stamp } from '../sources/model.ts';
import { statusAt } from '../sources/summary-stamps.ts';
import type { Moment } from './steps.ts';

/**
 * What a later step than the first brings of an attempt: its fields, by their names in the history, each with the status whose
 * condition asks for it or for what is counted with it.
 */
const BROUGHT_BY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  crisprAttempt: {
    totalEmbryosInjected: 'Embryos Obtained',
    totalEmbryosSurvived: 'Embryos Obtained',
    totalTransferred: 'Embryos Obtained',
    assay: 'Founder Obtained',
  },
  esCellAttempt: {
    totalMaleChimeras: 'Chimeras/Founder Obtained',
    totalChimeras: 'Chimeras/Founder Obtained',
  },
  esCellAlleleModificationAttempt: {
    deleterStrain: 'Cre Excision Started',
    numberOfCreMatingsSuccessful: 'Cre Excision Complete',
  },
  crisprAlleleModificationAttempt: {
    deleterStrain: 'Cre Excision Started',
    numberOfCreMatingsSuccessful: 'Cre Excision Complete',
  },
  breedingAttempt: {
    numberOfCreMatingsSuccessful: 'Breeding Complete',
    creExcesion: 'Breeding Complete',
  },
};

/**
 * A plan at its creation and at each change of its status or of that which sums it up. The first step brings the attempt, a later
 * one what its condition asks for, and the last one all that no step asked for. An attempt of phenotyping, which moves no plan, is
 * there from the beginning.
 *
 * @param now what the history compares of the plan
 */
export function planMoments(plan: DemoPlan, summary: readonly Stamp[], now: AuditTree): Moment[] {
  const dates = new Set([...plan.stamps, ...summary].map(({ date }) => date));
  return [...dates].toSorted().map((date) => ({
    date,
    tree: {
      ...attemptAt(plan, date, now),
      status: { name: statusAt(plan.stamps, date) },
      summaryStatus: { name: statusAt(summary, date) },
    },
  }));
}

function attemptAt(plan: DemoPlan, date: string, now: AuditTree): AuditTree {
  const reached = plan.stamps.flatMap((stamp) => (stamp.date <= date ? [stamp.status] : []));
  if (reached.at(-1) === lastStatus(plan.stamps)) return now;
  const fields = Object.entries(now).map(([name, value]): [string, AuditTree[string]] => {
    const broughtBy = BROUGHT_BY[name];
    if (broughtBy === undefined || !isRecord(value)) return [name, value];
    return [name, reached.length === 1 ? null : soFar(value, broughtBy, reached)];
  });
  return Object.fromEntries(fields.map((field) => withoutFailure(field, plan)));
}

/** The attempt without what the steps to come bring. */
function soFar(
  attempt: AuditTree,
  broughtBy: Readonly<Record<string, string>>,
  reached: readonly string[],
): AuditTree {
  return Object.fromEntries(
    Object.entries(attempt).map(([name, value]) => {
      const status = broughtBy[name];
      const isThere = status === undefined || reached.includes(status);
      return [name, isThere ? value : valueBefore(value)];
    }),
  );
}

/** Only a box has a value before anybody records one. */
function valueBefore(value: AuditTree[string]): AuditLeaf {
  return typeof value === 'boolean' ? false : null;
}

/** Why an attempt failed is not known before its end. */
function withoutFailure(
  [name, value]: [string, AuditTree[string]],
  { attempt }: DemoPlan,
): [string, AuditTree[string]] {
  if (attempt?.kind !== 'crispr' || name !== 'crisprAttempt' || !isRecord(value)) return [name, value];
  return [name, { ...value, comment: attemptComment({ ...attempt, failure: null }) }];
}

function isRecord(value: AuditTree[string]): value is AuditTree {
  return typeof value === 'object' && value !== null && !(value instanceof AuditCollection);
}
