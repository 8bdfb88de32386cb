import { groupPlans, isCrisprProject, isEsCellProject } from './plan-groups.ts';

const plan = (pin: number, attemptTypeName: string, typeName = 'production') => ({
  pin: `PIN:${String(pin).padStart(10, '0')}`,
  typeName,
  attemptTypeName,
});

/** Groups as their names and the numbers of their plans. */
const shown = (plans: ReturnType<typeof plan>[], hasConditionalCrisprPlan = false) =>
  groupPlans(plans, { hasConditionalCrisprPlan }).map((group) => [
    group.name,
    ...group.plans.map(({ pin }) => Number(pin.slice(4))),
  ]);

describe('plans are grouped by attempt type (spec part 1 §2 and §4, ui-screens 7.4)', () => {
  it('shows production and phenotyping always', () => {
    expect(shown([])).toEqual([['production'], ['phenotyping']]);
  });

  it('shows ES cell allele modifications in ES cell projects', () => {
    expect(
      shown([
        plan(4, 'es cell allele modification'),
        plan(1, 'es cell'),
        plan(3, 'adult and embryo phenotyping', 'phenotyping'),
      ]),
    ).toEqual([
      ['production', 1],
      ['esCellModification', 4],
      ['phenotyping', 3],
    ]);
    expect(shown([plan(1, 'es cell')])).toContainEqual(['esCellModification']);
  });

  it('shows crispr allele modifications in crispr projects with a conditional crispr plan only', () => {
    expect(shown([plan(1, 'crispr')], true)).toContainEqual(['crisprModification']);
    expect(shown([plan(1, 'crispr')], false)).not.toContainEqual(['crisprModification']);
    expect(shown([plan(1, 'haplo-essential crispr')], true)).not.toContainEqual(['crisprModification']);
  });

  it('keeps plans on the page whose group would not be offered', () => {
    expect(shown([plan(1, 'crispr'), plan(2, 'crispr allele modification')], false)).toContainEqual([
      'crisprModification',
      2,
    ]);
  });

  it('takes every other attempt type for production', () => {
    expect(shown([plan(2, 'haplo-essential crispr'), plan(1, 'breeding')])).toContainEqual([
      'production',
      1,
      2,
    ]);
  });

  it('sorts plans by pin', () => {
    expect(shown([plan(30, 'crispr'), plan(4, 'crispr'), plan(12, 'crispr')])[0]).toEqual([
      'production',
      4,
      12,
      30,
    ]);
  });
});

describe('the kind of a project (spec part 1 §4)', () => {
  it.each([
    ['a production plan of es cells', plan(1, 'es cell'), true, false],
    ['a production plan of crispr', plan(1, 'crispr'), false, true],
    ['an allele modification', plan(1, 'es cell allele modification'), false, false],
    ['a phenotyping plan of whatever name', plan(1, 'es cell', 'phenotyping'), false, false],
  ])('%s', (_what, only, isEsCell, isCrispr) => {
    expect([isEsCellProject([only]), isCrisprProject([only])]).toEqual([isEsCell, isCrispr]);
  });
});
