import { aPerson } from 'shared/testing';
import { roleLines } from './roles.ts';

test('roles are listed by work unit and consortium, each once, in alphabetical order', () => {
  const person = aPerson({
    rolesWorkUnits: [
      { id: 1, workUnitName: 'JAX', roleName: 'manager' },
      { id: 2, workUnitName: 'BCM', roleName: 'general' },
      { id: 3, workUnitName: 'JAX', roleName: 'general' },
      { id: 4, workUnitName: 'JAX', roleName: 'general' },
    ],
    rolesConsortia: [{ id: 5, consortiumName: 'DTCC', roleName: 'general' }],
  });
  expect(roleLines(person)).toEqual([
    { body: 'BCM', roles: 'general' },
    { body: 'DTCC', roles: 'general' },
    { body: 'JAX', roles: 'manager, general' },
  ]);
});

test('a person without roles has no lines', () => {
  expect(roleLines(aPerson({ rolesWorkUnits: [], rolesConsortia: [] }))).toEqual([]);
});
