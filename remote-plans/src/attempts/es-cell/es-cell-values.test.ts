import { anEsCellAttempt, anEsCellPlan } from '../../testing/index.ts';
import { esCellForm } from './es-cell-form.tsx';
import { esCellInputOf, esCellValuesOf } from './es-cell-values.ts';

const created = anEsCellPlan({ esCellAttempt: undefined });

test('the eight counts that the specification masks have their own places (PP-01, api-2 §4.2)', () => {
  expect(esCellValuesOf(anEsCellPlan())).toMatchObject({
    esCellLitter: {
      numberOfMalesWith0To39PercentChimerism: 107,
      numberOfMalesWith40To79PercentChimerism: 108,
      numberOfMalesWith80To99PercentChimerism: 109,
      numberOfMalesWith100PercentChimerism: 110,
    },
    esCellMating: {
      numberOfChimerasWith0To9PercentGlt: 115,
      numberOfChimerasWith10To49PercentGlt: 116,
      numberOfChimerasWith50To99PercentGlt: 117,
      numberOfChimerasWith100PercentGlt: 118,
    },
  });
});

test('an attempt that nobody touched goes back exactly as it came, with what is on no card', () => {
  const plan = anEsCellPlan();
  expect(esCellInputOf(esCellValuesOf(plan), plan)).toEqual({ esCellAttempt: anEsCellAttempt() });
});

test('an attempt that is neither stored nor begun is not sent', () => {
  expect(esCellInputOf(esCellValuesOf(created), created)).toEqual({});
});

test('an attempt that was begun is sent, with null for what is empty (PP-36)', () => {
  const values = esCellValuesOf(created);
  const { esCellAttempt } = esCellInputOf(
    { ...values, esCellDetails: { ...values.esCellDetails, esCellName: 'EPD0141_1_A01' } },
    created,
  );
  const others = Object.entries(esCellAttempt ?? {}).filter(([name]) => name !== 'esCellName');
  expect(esCellAttempt?.esCellName).toBe('EPD0141_1_A01');
  expect(others).toHaveLength(30);
  expect(others.every(([, value]) => value === null)).toBe(true);
});

test('neither the values nor the plan are changed (PP-09)', () => {
  const plan = anEsCellPlan();
  const values = esCellValuesOf(plan);
  const before = structuredClone({ plan, values });
  esCellInputOf(values, plan);
  expect({ plan, values }).toEqual(before);
});

test('four cards, each with the values of its own name (ui-screens 12)', () => {
  expect(esCellForm.sections.map(({ id, title }) => [id, title])).toEqual([
    ['esCellDetails', 'ES Cell Attempt Details'],
    ['esCellTransfer', 'Transfer Details'],
    ['esCellLitter', 'Litter Details'],
    ['esCellMating', 'Chimera Mating Details'],
  ]);
  expect(Object.keys(esCellValuesOf(anEsCellPlan()))).toEqual(esCellForm.sections.map(({ id }) => id));
});
