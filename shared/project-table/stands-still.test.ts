import { aProject } from 'shared/testing';
import { listColumns, standingText } from './stands-still.ts';

const STILL = {
  pin: 'PIN:0000000123',
  typeName: 'production',
  statusName: 'Embryos Obtained',
  since: '2025-01-04T09:30:00',
  usualDays: 90,
  others: 0,
};

const titles = (hasStandingPlans: boolean) => listColumns(hasStandingPlans).map(({ title }) => title);

test('a list of what stands still has one more column, behind since when each project stands where it does', () => {
  expect(titles(true).slice(2, 6)).toEqual(['Summary Status', 'Since', 'Stands Still', 'Work Units']);
  expect(titles(true).filter((title) => title !== 'Stands Still')).toEqual(titles(false));
  expect(titles(false)).not.toContain('Stands Still');
});

test.each([
  [{}, 'at Embryos Obtained since 2025-01-04, usual 90 days'],
  [{ usualDays: 1 }, 'at Embryos Obtained since 2025-01-04, usual 1 day'],
  [{ others: 2 }, 'at Embryos Obtained since 2025-01-04, usual 90 days, +2 more'],
])('of a plan with %j it has: %s', (change, text) => {
  expect(standingText({ ...STILL, ...change }, [])).toBe(text);
});

test('of a project of several work units it has which of them has the plan', () => {
  const still = { ...STILL, workUnitName: 'UCD' };
  const text = 'at Embryos Obtained since 2025-01-04, usual 90 days';
  expect(standingText(still, ['JAX', 'UCD'])).toBe(`of UCD ${text}`);
  expect(standingText(still, ['UCD'])).toBe(text);
  // Of a server of before.
  expect(standingText(STILL, ['JAX', 'UCD'])).toBe(text);
});

test('its cell names the plan, and is empty where the reader may read none', () => {
  const column = listColumns(true).find(({ id }) => id === 'standsStill');
  expect(column?.texts(aProject({ standingStill: STILL }))).toEqual([
    'PIN:0000000123 at Embryos Obtained since 2025-01-04, usual 90 days',
  ]);
  const ofTwo = { standingStill: { ...STILL, workUnitName: 'UCD' }, relatedWorkUnitNames: ['JAX', 'UCD'] };
  expect(column?.texts(aProject(ofTwo))).toEqual([
    'PIN:0000000123 of UCD at Embryos Obtained since 2025-01-04, usual 90 days',
  ]);
  expect(column?.texts(aProject())).toEqual([]);
});
