import { monthText, readMonth, type Month } from '../months/month.ts';
import { SCOPES, SINCES, type ProductionFilters } from './filters.ts';

/** What the filters are called in the address, which so leads somebody else to the same chart. */
const NAMES = {
  scope: 'scope',
  workUnit: 'workUnit',
  workGroup: 'workGroup',
  workUnits: 'workUnits',
  from: 'from',
  to: 'to',
  since: 'since',
} as const;

/** The filters in an address; invalid values are ignored. */
export function readFilters(address: URLSearchParams): ProductionFilters {
  const asked = address.get(NAMES.scope);
  return {
    scope: SCOPES.find((scope) => scope === asked) ?? 'impc',
    workUnit: address.get(NAMES.workUnit) ?? '',
    workGroup: address.get(NAMES.workGroup) ?? '',
    workUnits: address.getAll(NAMES.workUnits),
    from: monthIn(address, NAMES.from),
    to: monthIn(address, NAMES.to),
    since: SINCES.find((since) => since === address.get(NAMES.since)) ?? 'start',
  };
}

/** The address with these filters; what else it says, such as the tab, stays. */
export function writeFilters(address: URLSearchParams, filters: ProductionFilters): URLSearchParams {
  const { scope, workUnit, workGroup, workUnits, from, to, since } = filters;
  const written = new URLSearchParams(address);
  Object.values(NAMES).forEach((name) => written.delete(name));
  if (scope !== 'impc') written.set(NAMES.scope, scope);
  if (workUnit !== '') written.set(NAMES.workUnit, workUnit);
  if (workGroup !== '') written.set(NAMES.workGroup, workGroup);
  workUnits.forEach((name) => written.append(NAMES.workUnits, name));
  if (from !== null) written.set(NAMES.from, monthText(from));
  if (to !== null) written.set(NAMES.to, monthText(to));
  if (since !== 'start') written.set(NAMES.since, since);
  return written;
}

function monthIn(address: URLSearchParams, name: string): Month | null {
  return readMonth(address.get(name) ?? '') ?? null;
}
