import { creationOf, emptyRegistration, placesAtStart, placesProblem } from './register-values.ts';

const FILLED = {
  ...emptyRegistration({ workUnits: [], consortia: [] }),
  name: ' New Person ',
  email: ' New@Lab.Example ',
  password: 'typed before the box was ticked',
  isAdmin: true,
  workUnits: [
    { id: null, place: 'JAX', roleName: 'manager' },
    { id: null, place: '', roleName: '' },
  ],
  unitNames: ['BCM'],
};

test('an administrator gives any role, and shows who is an administrator', () => {
  expect(creationOf(FILLED, { byAdmin: true })).toEqual({
    name: 'New Person',
    email: 'new@lab.example',
    password: null,
    isAdmin: true,
    rolesWorkUnits: [{ id: null, workUnitName: 'JAX', roleName: 'manager' }],
    rolesConsortia: [],
  });
});

test('spec part 1 §6: a manager registers general users of their places, and never an administrator', () => {
  expect(creationOf(FILLED, { byAdmin: false })).toMatchObject({
    isAdmin: false,
    rolesWorkUnits: [{ id: null, workUnitName: 'BCM', roleName: 'general' }],
    rolesConsortia: [],
  });
});

test('the password goes along only where no link is sent', () => {
  expect(creationOf({ ...FILLED, sendsLink: false }, { byAdmin: true }).password).toBe(FILLED.password);
});

test('a manager chooses at least one place', () => {
  expect(placesProblem({ unitNames: [], consortiumNames: [] })).toMatch(/^Choose at least one/);
  expect(placesProblem({ unitNames: [], consortiumNames: ['IMPC'] })).toBeUndefined();
});

test.each([
  [['JAX'], ['IMPC', 'KOMP'], ['JAX'], []],
  [['JAX'], ['IMPC'], ['JAX'], []],
  [['JAX', 'BCM'], ['IMPC'], [], []],
  [[], ['IMPC'], [], ['IMPC']],
  [[], ['IMPC', 'KOMP'], [], []],
])('of the work units %j and consortia %j, %j and %j are chosen at the start', (...cases) => {
  const [workUnits, consortia, unitNames, consortiumNames] = cases;
  expect(placesAtStart({ workUnits, consortia })).toEqual({ unitNames, consortiumNames });
});
