import type {
  AvailableTransition,
  StatusOnPath,
  StatusPath,
  StatusStamp,
  StepCondition,
} from 'shared/contract';

/** A status that a record has reached, is in, or comes to. */
export type WayStep = PastStep | PresentStep | FutureStep;

interface PastStep {
  kind: 'past';
  status: string;
  date: string;
}

interface PresentStep {
  kind: 'present';
  status: string;
  /** When it was reached, where that is recorded. */
  date: string | undefined;
}

export interface FutureStep {
  kind: 'future';
  status: string;
  /** The goal is also reached without it. */
  isOptional: boolean;
  /** Whether a person takes the step; else the tracker does as soon as what it needs is there. */
  isChosen: boolean;
  /** What has to be done before; null for nothing. */
  needs: StepCondition | null;
  /** The next step that can be chosen now. */
  action: string | undefined;
  /** Why the step that leads there from the present status cannot be taken now. */
  refusal: string | undefined;
}

export interface WayFacts {
  /** The status that the record stands at. */
  current: string;
  stamps: readonly StatusStamp[];
  /** What may come; undefined where the server does not say. */
  statuses: readonly StatusOnPath[] | undefined;
  /** The steps that lead out of the present status, for the person who asks. */
  transitions: readonly AvailableTransition[];
}

/** The way of a record: what it has passed with dates, where it stands, and what comes with what leads there. */
export function wayOf({ current, stamps, statuses = [], transitions }: WayFacts): WayStep[] {
  const present = stamps.findLast(({ statusName }) => statusName === current);
  const position = statuses.findIndex(({ statusName }) => statusName === current);
  const past = stamps.filter((stamp) => stamp !== present);
  const future = position === -1 ? [] : statuses.slice(position + 1);
  return [
    ...past.map(({ statusName, date }) => ({ kind: 'past' as const, status: statusName, date })),
    { kind: 'present', status: current, date: present?.date },
    ...future.map((status) => futureStep(status, current, transitions)),
  ];
}

function futureStep(
  { statusName, isOptional, steps }: StatusOnPath,
  current: string,
  transitions: readonly AvailableTransition[],
): FutureStep {
  const step = steps.find(({ from }) => from === current) ?? steps[0];
  const offered = transitions.find(({ action }) => action === step?.action);
  const isRefused = offered?.triggeredByUser === true && !offered.available;
  return {
    kind: 'future',
    status: statusName,
    isOptional,
    isChosen: step?.triggeredByUser ?? true,
    needs: step?.needs ?? null,
    action: offered?.triggeredByUser && offered.available ? offered.action : undefined,
    refusal: isRefused ? (offered.note ?? undefined) : undefined,
  };
}

/**
 * The statuses on the way of a plan: its own, and those of the outcomes or stages that it leads to, of the kind that it has
 * reached, else of the usual one.
 */
export function statusesOfPlan(
  paths: readonly StatusPath[],
  attemptTypeName: string,
  current: string,
): readonly StatusOnPath[] | undefined {
  const own = pathNamed(paths, attemptTypeName);
  if (own === undefined) return undefined;
  const others = own.continuedBy.flatMap(({ name, needs }) => {
    const path = pathNamed(paths, name);
    return path ? [continuation(path, needs)] : [];
  });
  const reached = others.find((statuses) => statuses.some(({ statusName }) => statusName === current));
  return [...own.statuses, ...(reached ?? others[0] ?? [])];
}

/** Its first status is reached by adding the record; what the others need is entered there. */
function continuation({ statuses }: StatusPath, needs: StepCondition): StatusOnPath[] {
  return statuses.map((status, position) =>
    position === 0
      ? { ...status, steps: [{ from: '', action: '', triggeredByUser: true, needs }] }
      : {
          ...status,
          steps: status.steps.map((step) => ({ ...step, needs: step.needs && there(step.needs, needs) })),
        },
  );
}

/** What others do has no place. */
function there({ text, fields: own }: StepCondition, { fields }: StepCondition): StepCondition {
  return { text, fields: own.length === 0 ? own : fields };
}

/** The way of this name. */
export function pathNamed(paths: readonly StatusPath[], name: string): StatusPath | undefined {
  return paths.find((path) => path.name === name);
}

/** By their dates, ISO 8601. `localeCompare` would load the rules of a language first: 10 ms on a slow machine. */
export function earliestFirst(one: { date: string }, other: { date: string }): number {
  return one.date === other.date ? 0 : one.date < other.date ? -1 : 1;
}

/** The stamps of a plan and of its outcomes and stages, in order of date; what several say of one status is said once. */
export function mergedStamps(...lists: readonly (readonly StatusStamp[])[]): StatusStamp[] {
  const stamps = lists.flat().toSorted(earliestFirst);
  return stamps.filter(({ statusName }, position) => statusName !== stamps[position - 1]?.statusName);
}
