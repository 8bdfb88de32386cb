import { shownUnits } from './shown-units.ts';

const UNITS = [
  { id: 1, name: 'UCD' },
  { id: 2, name: 'JAX' },
  { id: 3, name: 'BCM' },
];
const role = (workUnitId: number) => ({
  id: workUnitId,
  workUnitId,
  workUnitName: 'any',
  roleName: 'general',
});
const person = (...ids: number[]) => ({ isAdmin: false, unitRoles: ids.map(role) });
const administrator = { isAdmin: true, unitRoles: [] };

test.each([
  ['a person of one unit sees it', person(2), [], ['JAX'], false],
  ['two roles in a unit are one unit', person(2, 2), [], ['JAX'], false],
  ['a person of two sees both', person(1, 2), [], ['JAX', 'UCD'], false],
  ['or the one asked for', person(1, 2), ['UCD'], ['UCD'], false],
  ['units of others are not shown', person(2), ['BCM'], ['JAX'], false],
  ['no role, no unit', person(), ['JAX'], [], false],
  ['an administrator sees everything', administrator, [], ['BCM', 'JAX', 'UCD'], true],
  ['or what they choose', administrator, ['UCD', 'BCM'], ['BCM', 'UCD'], false],
  ['names of no unit are left out', administrator, ['XYZ'], ['BCM', 'JAX', 'UCD'], true],
])('%s', (_case, caller, asked, names, isEverything) => {
  const shown = shownUnits(caller, asked, UNITS);
  expect(shown.units.map(({ name }) => name)).toEqual(names);
  expect(shown.isEverything).toBe(isEverything);
});
