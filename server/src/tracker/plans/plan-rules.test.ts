import { requireFitsProject, requireMatchingTypes, requireStartingPoint } from './plan-rules.ts';

/** The message of a broken rule, or 'fine'. */
function said(rule: () => void): string {
  try {
    rule();
    return 'fine';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('attempt types by plan type (api-2 §6.1)', () => {
  const production = [
    'crispr',
    'haplo-essential crispr',
    'es cell',
    'es cell allele modification',
    'crispr allele modification',
    'breeding',
  ];
  const phenotyping = ['adult and embryo phenotyping', 'haplo-essential phenotyping'];

  test.each([
    ['production', production, phenotyping],
    ['phenotyping', phenotyping, production],
  ])('%s plans', (typeName, fitting, others) => {
    for (const attemptTypeName of fitting)
      expect(said(() => requireMatchingTypes({ typeName, attemptTypeName }))).toBe('fine');
    for (const attemptTypeName of others)
      expect(said(() => requireMatchingTypes({ typeName, attemptTypeName }))).toBe(
        `The attempt type [${attemptTypeName}] cannot be associated with a plan with type [${typeName}].`,
      );
  });
});

describe('production plans fit the first plan of the project (api-2 §6.1)', () => {
  const first = (attemptTypeName: string, workUnitName = 'JAX') => ({ attemptTypeName, workUnitName });
  const refused = (type: string) => `[${type}] attempts are not allowed in this project.`;

  test.each([
    ['crispr', 'crispr', 'fine'],
    ['crispr', 'haplo-essential crispr', 'fine'],
    ['crispr', 'crispr allele modification', 'fine'],
    ['crispr', 'es cell', refused('es cell')],
    ['crispr', 'es cell allele modification', refused('es cell allele modification')],
    ['es cell', 'es cell', 'fine'],
    ['es cell', 'es cell allele modification', 'fine'],
    ['es cell', 'crispr', refused('crispr')],
    ['es cell', 'haplo-essential crispr', refused('haplo-essential crispr')],
    ['es cell', 'crispr allele modification', refused('crispr allele modification')],
    ['haplo-essential crispr', 'es cell', 'fine'],
    ['breeding', 'es cell', 'fine'],
  ])('after %s, %s: %s', (begun, added, expected) => {
    expect(said(() => requireFitsProject(first(begun), first(added)))).toBe(expected);
  });

  test.each([
    ['JAX', 'UCD', 'Your work unit [UCD] cannot create production plans in this project.'],
    ['WTSI', 'Harwell', 'fine'],
    ['Harwell', 'WTSI', 'Your work unit [WTSI] cannot create production plans in this project.'],
    ['WTSI', 'UCD', 'Your work unit [UCD] cannot create production plans in this project.'],
  ])('begun by %s, added by %s: %s', (one, other, expected) => {
    expect(said(() => requireFitsProject(first('crispr', one), first('crispr', other)))).toBe(expected);
  });

  test('the attempt type is reported before the work unit', () => {
    expect(said(() => requireFitsProject(first('crispr', 'JAX'), first('es cell', 'UCD')))).toBe(
      refused('es cell'),
    );
  });
});

describe('starting points (api-2 §5)', () => {
  const confirmed = 'The colony needs to be genotype confirmed in order to create a phenotyping plan.';

  test.each(['es cell allele modification', 'crispr allele modification', 'adult and embryo phenotyping'])(
    '%s starts from a colony that is Genotype Confirmed',
    (attemptTypeName) => {
      expect(said(() => requireStartingPoint(attemptTypeName, undefined))).toBe(
        'Starting Point (outcome) cannot be null.',
      );
      for (const colonyStatusName of ['Genotype In Progress', 'Genotype Extinct', 'Colony Aborted', null])
        expect(said(() => requireStartingPoint(attemptTypeName, { colonyStatusName }))).toBe(confirmed);
      expect(
        said(() => requireStartingPoint(attemptTypeName, { colonyStatusName: 'Genotype Confirmed' })),
      ).toBe('fine');
    },
  );

  test.each(['crispr', 'haplo-essential crispr', 'es cell', 'breeding', 'haplo-essential phenotyping'])(
    '%s needs none, and takes any',
    (attemptTypeName) => {
      expect(said(() => requireStartingPoint(attemptTypeName, undefined))).toBe('fine');
      expect(said(() => requireStartingPoint(attemptTypeName, { colonyStatusName: null }))).toBe('fine');
    },
  );
});
