/** Walks every row of every table (api-2 sections 8 to 10): allowed, refused, and refused for the wrong person. */
import { UserError } from '../../platform/http/errors/errors.ts';
import { initialStatus, automaticSteps, statusAfter, statusTransition, userTransition } from './engine.ts';
import type { Condition, Machine, Transition } from './machine.ts';
import { PLAN_MACHINES, STAGE_MACHINES } from './machines.ts';
import { COLONY_MACHINE, SPECIMEN_MACHINE } from './outcome-machines.ts';
import { OUTCOME_CASES } from './testing/outcome-cases.ts';
import { PLAN_CASES } from './testing/plan-cases.ts';
import { STAGE_CASES } from './testing/stage-cases.ts';
import { statusDefinition } from './statuses.ts';
import { PEOPLE, type Case, type Cases } from './testing/cases.ts';

describe.each(PLAN_MACHINES)('$name', (machine) => walk(machine, PLAN_CASES));
describe('colony', () => walk(COLONY_MACHINE, OUTCOME_CASES));
describe('specimen', () => walk(SPECIMEN_MACHINE, OUTCOME_CASES));
describe.each(STAGE_MACHINES)('stage: $name', (machine) => walk(machine, STAGE_CASES));

function walk<State>(machine: Machine<State>, allCases: readonly Cases<State>[]): void {
  const { transitions, statuses, prefix } = machine;

  it('has statuses of the catalogue', () => {
    for (const status of statuses) expect(statusDefinition(prefix + status).name).toBe(prefix + status);
  });

  it('names its statuses and its events once', () => {
    expect(new Set(statuses).size).toBe(statuses.length);
    expect(new Set(transitions.map(({ event }) => event.toLowerCase())).size).toBe(transitions.length);
  });

  it('reaches every status from the first', () => {
    const reached = new Set([initialStatus(machine)]);
    // A set can grow while it is walked.
    for (const status of reached)
      for (const row of transitions.filter(({ from }) => prefix + from === status))
        reached.add(statusAfter(machine, row));
    expect([...reached].toSorted()).toEqual(statuses.map((status) => prefix + status).toSorted());
  });

  describe.each(transitions)('$event', (transition) => {
    const { met, unmet } = casesOf(transition.condition, allCases);
    const walker = walkerOf(machine, transition);
    const elsewhere = statuses.filter((status) => status !== transition.from);

    it('is reported in its own status only', () => {
      for (const one of [...met, ...unmet]) for (const status of statuses) walker.isToldIn(status, one);
    });
    if (met.length > 0) it.each(met)('is allowed: $title', walker.isMade);
    if (unmet.length > 0) it.each(unmet)('is refused: $title', walker.isRefused);
    if (met.length > 0)
      it.each(elsewhere)('is invalid in %s', (status) => {
        for (const one of met) walker.isInvalidIn(status, one);
      });
  });
}

function casesOf<State>(condition: Condition<State>, all: readonly Cases<State>[]): Cases<State> {
  const found = all.find((cases) => cases.condition === condition);
  if (found === undefined) throw new Error(`There are no cases for '${condition.meaning}'`);
  return found;
}

/** What is to be seen of one row of a table. */
function walkerOf<State>(machine: Machine<State>, row: Transition<State>) {
  const start = machine.prefix + row.from;

  const told = ({ state, subject = PEOPLE.scientist }: Case<State>, current = start) => {
    const { transitions } = statusTransition(machine, current, state, subject);
    return transitions.find(({ action }) => action === row.event);
  };
  const asked = ({ state, subject = PEOPLE.scientist }: Case<State>, current = start) => {
    const action = row.event.toUpperCase();
    return userTransition(machine, { action, current, state, subject, entity: 'Plan' });
  };

  return {
    isToldIn: (status: string, one: Case<State>) => {
      if (status !== row.from) expect(told(one, machine.prefix + status)).toBeUndefined();
      else
        expect(told(one)).toMatchObject({
          description: row.description,
          triggeredByUser: row.triggeredByUser,
          nextStatus: row.to,
        });
    },
    isMade: (one: Case<State>) => {
      expect(told(one)).toMatchObject({ available: true, note: one.note ?? row.note });
      if (row.triggeredByUser) expect(asked(one)).toBe(row);
      else expect(automaticSteps(machine, start, one.state)[0]).toBe(statusAfter(machine, row));
    },
    isRefused: (one: Case<State> & { note: string | null }) => {
      expect(told(one)).toMatchObject({ available: false, note: one.note });
      if (row.isInert === true) expect(asked(one)).toBeNull();
      else expect(() => asked(one)).toThrow(new UserError(`Transition cannot be executed ${one.note}`));
      if (!row.triggeredByUser) expect(automaticSteps(machine, start, one.state)).toEqual([]);
    },
    isInvalidIn: (status: string, one: Case<State>) => {
      const current = machine.prefix + status;
      expect(() => asked(one, current)).toThrow(
        expect.objectContaining({
          message: 'Invalid transition',
          debugMessage:
            `Transition [${row.event}] cannot be executed because it goes from status [${row.from}] ` +
            `to [${row.to}] but current status in the entity [Plan] is [${current}]`,
        }),
      );
    },
  };
}
