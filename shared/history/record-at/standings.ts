import type { StatusAt } from 'shared/contract';
import { outcomeAddress, planAddress, projectAddress, stageAddress } from 'shared/domain';
import { fieldName } from 'shared/record-fields';

/** Where one record stood. */
export interface Standing {
  id: string;
  name: string | null;
  /** The history of the record, at the same day. */
  to: string;
  /** Below a plan. */
  isInPlan: boolean;
  statuses: { label: string; statusName: string | null; since: string | null }[];
}

/** The records in the order of the server, each once with its statuses. */
export function standingsOf(statuses: readonly StatusAt[], day: string): Standing[] {
  const first = statuses.filter(({ id }, index) => statuses.findIndex((other) => other.id === id) === index);
  return first.map((record) => ({
    id: record.id,
    name: nameOf(record),
    to: `${addressOf(record)}/history?at=${day}`,
    isInPlan: record.kind === 'outcome' || record.kind === 'stage',
    statuses: withoutRepeated(statuses.filter(({ id }) => id === record.id)).map(
      ({ field, statusName, since }) => ({ label: fieldName(field), statusName, since }),
    ),
  }));
}

/** A plan and its summary often stand at the same, for which one is enough. */
function withoutRepeated(statuses: readonly StatusAt[]): StatusAt[] {
  const summary = statuses.find(({ field }) => field === 'summaryStatus');
  return statuses.filter(({ field, statusName }) => field !== 'status' || statusName !== summary?.statusName);
}

/** `crispr, production`. */
function nameOf({ kind, name, planTypeName }: StatusAt): string | null {
  return kind === 'plan' ? [name, planTypeName].filter(Boolean).join(', ') : name;
}

function addressOf({ kind, id, tpn, pin, planTypeName }: StatusAt): string {
  if (pin === null) return projectAddress(tpn);
  if (kind === 'outcome') return outcomeAddress({ tpn, pin, tpo: id });
  if (kind === 'stage') return stageAddress({ tpn, pin, psn: id });
  return planAddress({ tpn, pin, typeName: planTypeName ?? 'production' });
}
