/** The dates of one plan or stage. Days are whole ones, counted from any day. */
export interface Timeline {
  /** The way that the work takes: the attempt type of a plan, the type of a stage. */
  pathName: string;
  workUnitId: number;
  /** In the order of their dates. */
  steps: readonly { status: string; day: number }[];
  /** When the work was stopped, where it is stopped now. */
  stoppedOn: number | null;
}

/** One stay of a plan or stage at a status, and what became of the work afterwards. */
export interface Visit {
  status: string;
  /** How long it stood there; until now where it still does. */
  stayedDays: number;
  /** From the first day there until the goal was reached or the work was stopped, or until now. */
  endDays: number;
  end: 'reached' | 'stopped' | 'open';
}

/** The stays at statuses before the goal. What is dated after today counts as of today. */
export function visitsOf({ steps, stoppedOn }: Timeline, goal: string, today: number): Visit[] {
  const different = steps.filter(({ status }, position) => status !== steps[position - 1]?.status);
  const goalAt = different.findIndex(({ status }) => status === goal);
  const before = goalAt === -1 ? different : different.slice(0, goalAt);
  const [end, endDay] =
    goalAt !== -1
      ? (['reached', different[goalAt]?.day ?? today] as const)
      : stoppedOn === null
        ? (['open', today] as const)
        : (['stopped', stoppedOn] as const);
  return before.map(({ status, day }, position) => {
    const days = (until: number) => Math.max(0, Math.min(until, today) - day);
    return {
      status,
      stayedDays: days(Math.min(different[position + 1]?.day ?? endDay, endDay)),
      endDays: days(endDay),
      end,
    };
  });
}

/** The timeline as it was known on a day. */
export function asOf({ steps, stoppedOn, ...same }: Timeline, day: number): Timeline {
  return {
    ...same,
    steps: steps.filter((step) => step.day <= day),
    stoppedOn: stoppedOn !== null && stoppedOn <= day ? stoppedOn : null,
  };
}
