import type { Outcome, PhenotypingStage, Plan } from 'shared/contract';
import { sinceOf, type RecordStanding, type TrailEntry } from 'shared/domain';
import { statusOf } from '../outcomes/form/outcome-sections.ts';
import type { StoredOutcome } from '../outcomes/form/outcome-values.ts';
import { planAddress, projectAddress } from './addresses.ts';

/** What the headings of plans, outcomes, stages and their histories say of each: where it stands, and where it belongs. */

interface PlanPlace {
  tpn: string | undefined;
  pin: string;
}

export function standingOfPlan(plan: Plan): RecordStanding {
  const { summaryStatusName: status, summaryStatusDates, statusDates } = plan;
  return {
    status,
    since: sinceOf(status, summaryStatusDates) ?? sinceOf(status, statusDates),
    facts: [plan.workUnitName, plan.attemptTypeName],
  };
}

/** What the screen of a plan is called, before its identifier. */
export function planKind(typeName: 'production' | 'phenotyping'): string {
  return typeName === 'production' ? 'Production plan' : 'Phenotyping plan';
}

/** The outcome, with what its mutations are called. */
export function standingOfOutcome(
  { outcome, mutations }: StoredOutcome,
  plan: Plan | undefined,
): RecordStanding {
  const record = statusOf(outcome)?.record;
  return {
    status: record?.statusName,
    since: record && sinceOf(record.statusName, record.statusDates),
    alleleSymbols: mutations.flatMap(({ symbol }) => symbol ?? []),
    facts: [outcome.outcomeTypeName, nameOf(outcome), plan?.workUnitName, plan?.attemptTypeName],
  };
}

export function standingOfStage(stage: PhenotypingStage, plan: Plan | undefined): RecordStanding {
  return {
    status: stage.statusName,
    since: sinceOf(stage.statusName, stage.statusDates),
    facts: [stage.phenotypingTypeName, plan?.workUnitName, plan?.attemptTypeName],
  };
}

/** @param kind `Production plan` or `Phenotyping plan`, as the screen is called */
export function trailToPlan({ tpn, pin }: PlanPlace, kind: string): TrailEntry[] {
  return [...trailToProject(tpn), { kind, id: pin }];
}

export function trailToOutcome(
  { tpn, pin, tpo }: PlanPlace & { tpo: string },
  outcome: Pick<Outcome, 'outcomeTypeName'> | undefined,
): TrailEntry[] {
  return [
    ...trailToProject(tpn),
    { kind: 'Plan', id: pin, to: tpn && planAddress({ tpn, pin, typeName: 'production' }) },
    { kind: outcome?.outcomeTypeName ?? 'Outcome', id: tpo },
  ];
}

export function trailToStage({ tpn, pin, psn }: PlanPlace & { psn: string }): TrailEntry[] {
  return [
    ...trailToProject(tpn),
    { kind: 'Plan', id: pin, to: tpn && planAddress({ tpn, pin, typeName: 'phenotyping' }) },
    { kind: 'Phenotyping Stage', id: psn },
  ];
}

function trailToProject(tpn: string | undefined): TrailEntry[] {
  return tpn === undefined ? [] : [{ id: tpn, to: projectAddress(tpn) }];
}

function nameOf({ colony, specimen }: Outcome): string | null | undefined {
  return colony?.name ?? specimen?.specimenExternalRef;
}
