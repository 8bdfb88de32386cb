/** The way of each kind of record to its goal, taken from the tables: what clients show as "what next". */
import type { StatusOnPath, StatusPath } from 'shared/contract';
import { FIXED_LISTS } from '../configuration/fixed-lists.ts';
import { doing, entering, type Machine, type Transition } from './machine.ts';
import { PLAN_MACHINES, STAGE_MACHINES } from './machines.ts';
import { COLONY_MACHINE, SPECIMEN_MACHINE } from './outcome-machines.ts';
import { isAbortion, orderingOf } from './statuses.ts';

/** Plans that lead to something with a status of its own, beside phenotyping plans with their stages. */
const OUTCOMES_OF: Readonly<Record<string, readonly string[]>> = {
  crispr: [COLONY_MACHINE.name],
  'es cell': [COLONY_MACHINE.name],
  'haplo-essential crispr': [SPECIMEN_MACHINE.name],
};

const ADD_OUTCOME = doing('add an outcome', 'outcomes');
/** The attempt comes first: without it a stage is refused. */
const ADD_STAGE = entering(
  'Phenotyping External Reference and Background Strain, save them, and add a phenotyping stage',
  'phenotypingExternalRef',
  'phenotypingBackgroundStrainName',
  'stages',
);

/** All paths. */
export function statusPaths(): StatusPath[] {
  const { phenotypingStagesTypesByAttemptTypes: stagesOf } = FIXED_LISTS;
  const continuedBy = (name: string) => [
    ...(OUTCOMES_OF[name] ?? []).map((outcome) => ({ name: outcome, needs: ADD_OUTCOME })),
    ...(stagesOf[name] ?? []).map((stage) => ({ name: stage, needs: ADD_STAGE })),
  ];
  return [
    ...PLAN_MACHINES.map((machine) => pathOf(machine, continuedBy(machine.name))),
    ...[COLONY_MACHINE, SPECIMEN_MACHINE].map((machine) => pathOf(machine)),
    ...STAGE_MACHINES.map((machine) => pathOf(machine)),
  ];
}

/** The statuses from the first to the furthest, each with the steps that lead forward to it. */
export function pathOf(machine: Machine<never>, continuedBy: StatusPath['continuedBy'] = []): StatusPath {
  const { name, statuses, prefix } = machine;
  const forward = forwardSteps(machine);
  const [first = ''] = statuses;
  const onPath = [...reachedFrom(first, forward)].toSorted(
    (one, other) => orderingOf(prefix + one) - orderingOf(prefix + other),
  );
  const goal = onPath.at(-1) ?? first;
  const isOptional = (status: string) =>
    status !== first && status !== goal && reachedFrom(first, forward, status).has(goal);
  return {
    name,
    continuedBy,
    statuses: onPath.map((status) => ({
      statusName: prefix + status,
      isOptional: isOptional(status),
      steps: forward.filter(({ to }) => to === status).map((step) => stepTo(step, prefix)),
    })),
  };
}

/** Steps that make progress: no abortion, and not back. */
function forwardSteps({ transitions, prefix }: Machine<never>): Transition<never>[] {
  return transitions.filter(
    ({ from, to }) =>
      !isAbortion(prefix + from) &&
      !isAbortion(prefix + to) &&
      orderingOf(prefix + to) > orderingOf(prefix + from),
  );
}

function reachedFrom(
  first: string,
  steps: readonly Transition<never>[],
  without?: string,
): ReadonlySet<string> {
  const reached = new Set([first]);
  // A set can grow while it is walked.
  for (const status of reached)
    for (const { from, to } of steps) if (from === status && to !== without) reached.add(to);
  return reached;
}

function stepTo(
  { from, event, triggeredByUser, condition }: Transition<never>,
  prefix: string,
): StatusOnPath['steps'][number] {
  return { from: prefix + from, action: event, triggeredByUser, needs: condition.needs ?? null };
}
