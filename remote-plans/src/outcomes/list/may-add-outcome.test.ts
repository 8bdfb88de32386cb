import { mayAddOutcome, reasonNotToAdd } from './may-add-outcome.ts';

const plan = (attemptTypeName: string, statusName = 'Founder Obtained') => ({ attemptTypeName, statusName });

describe('adding an outcome (spec part 2 §4)', () => {
  test.each([
    ['crispr', 0, true, true],
    ['crispr', 1, true, true],
    ['crispr', 0, false, false],
    ['haplo-essential crispr', 3, true, true],
    ['es cell', 0, true, true],
    ['es cell', 1, true, false],
    ['es cell allele modification', 1, true, false],
    ['crispr allele modification', 1, true, false],
    // Only exactly one outcome withholds it.
    ['crispr allele modification', 2, true, true],
  ])(
    '%s with %i outcomes, the server says %s: %s',
    (attemptTypeName, outcomeCount, serverAllows, expected) => {
      expect(mayAddOutcome({ plan: plan(attemptTypeName), outcomeCount, serverAllows })).toBe(expected);
    },
  );
});

describe('the reason why none can be added (ui-screens 14)', () => {
  test.each([
    ['crispr', 'Founder Obtained'],
    ['haplo-essential crispr', 'Embryos Obtained'],
    ['es cell', 'Chimeras/Founder Obtained'],
    ['es cell allele modification', 'Cre Excision Complete'],
    ['crispr allele modification', 'Cre Excision Complete'],
  ])('%s plans need the status %s', (attemptTypeName, needed) => {
    const asked = { plan: plan(attemptTypeName, 'Plan Created'), outcomeCount: 0, serverAllows: false };
    expect(reasonNotToAdd(asked)).toBe(
      `The plan must have the status “${needed}”; its status is “Plan Created”.`,
    );
  });

  test('a plan that has its one outcome', () => {
    expect(reasonNotToAdd({ plan: plan('es cell'), outcomeCount: 1, serverAllows: false })).toBe(
      'A plan of this attempt type has one outcome.',
    );
  });

  test('is not guessed where the server has its own', () => {
    expect(reasonNotToAdd({ plan: plan('crispr'), outcomeCount: 0, serverAllows: false })).toBeUndefined();
  });
});
