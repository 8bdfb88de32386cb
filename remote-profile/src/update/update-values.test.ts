import { aPerson } from 'shared/testing';
import { otherRoles, updateOf, valuesOf } from './update-values.ts';

const PERSON = aPerson({
  rolesWorkUnits: [
    { id: 11, workUnitName: 'JAX', roleName: 'general' },
    { id: 12, workUnitName: 'BCM', roleName: 'manager' },
  ],
  rolesConsortia: [{ id: 21, consortiumName: 'IMPC', roleName: 'general' }],
});
const EVERYWHERE = { workUnits: ['BCM', 'JAX'], consortia: ['IMPC'] };
const OF_MANAGER = { workUnits: ['JAX'], consortia: [] };

test('administrators change all roles', () => {
  const values = valuesOf(PERSON, EVERYWHERE);
  expect(values.workUnits.map(({ place }) => place)).toEqual(['JAX', 'BCM']);
  expect(otherRoles(PERSON, EVERYWHERE)).toEqual({ workUnits: [], consortia: [] });
});

test('api-1 §4.2: managers change roles where they are manager, and see the others', () => {
  expect(valuesOf(PERSON, OF_MANAGER)).toMatchObject({
    workUnits: [{ id: 11, place: 'JAX', roleName: 'general' }],
    consortia: [],
  });
  expect(otherRoles(PERSON, OF_MANAGER)).toEqual({
    workUnits: ['BCM – manager'],
    consortia: ['IMPC – general'],
  });
});

test('what was not touched goes back as it came, also the roles elsewhere and the consent', () => {
  for (const managed of [EVERYWHERE, OF_MANAGER]) {
    const { name, contactable, rolesConsortia } = PERSON;
    const update = updateOf(valuesOf(PERSON, managed), PERSON, managed);
    expect(update).toMatchObject({ name, contactable, rolesConsortia });
    expect(update.rolesWorkUnits).toHaveLength(2);
    expect(update.rolesWorkUnits).toEqual(expect.arrayContaining(PERSON.rolesWorkUnits));
  }
});
