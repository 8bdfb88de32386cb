import type { ModificationKind } from 'shared/record-fields';
import { anAlleleModificationPlan } from '../../testing/index.ts';
import { modificationInputOf, modificationValuesOf, originOf } from './modification-values.ts';

const KINDS: ModificationKind[] = ['es cell', 'crispr'];

describe.each(KINDS)('the modification of an allele made with %s', (kind) => {
  const plan = anAlleleModificationPlan(kind);
  const attempt =
    kind === 'es cell' ? plan.esCellAlleleModificationAttempt : plan.crisprAlleleModificationAttempt;
  const member = kind === 'es cell' ? 'esCellAlleleModificationAttempt' : 'crisprAlleleModificationAttempt';

  test('goes back exactly as it came when nobody touched it, with its legacy ids', () => {
    expect(attempt).toBeDefined();
    expect(modificationInputOf(modificationValuesOf(plan, kind), plan, kind)).toEqual({ [member]: attempt });
  });

  test('is not sent when it is neither stored nor begun', () => {
    const created = { ...plan, [member]: undefined };
    expect(modificationInputOf(modificationValuesOf(created, kind), created, kind)).toEqual({});
  });

  test('is sent with null for what was emptied (PP-36)', () => {
    const { alleleModification } = modificationValuesOf(plan, kind);
    const emptied = {
      ...alleleModification,
      modificationExternalRef: '',
      deleterStrainName: '',
      numberOfCreMatingsSuccessful: null,
    };
    expect(modificationInputOf({ alleleModification: emptied }, plan, kind)).toEqual({
      [member]: {
        ...attempt,
        modificationExternalRef: null,
        deleterStrainName: null,
        numberOfCreMatingsSuccessful: null,
      },
    });
  });

  test('starts where the plan says', () => {
    expect(originOf(plan, kind)).toMatchObject({
      outcomeTpo: 'TPO:000000000009',
      productionPlanPin: 'PIN:0000000009',
    });
  });
});
