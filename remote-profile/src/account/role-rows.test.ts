import { aPerson } from 'shared/testing';
import { generalRoles, incompleteProblem, repetitionProblem, roleRowsOf, rolesToSend } from './role-rows.ts';

const JAX = { id: 11, place: 'JAX', roleName: 'general' };
const NONE = { id: null, place: '', roleName: '' };

test('roles go back as they came, and rows without anything are dropped (api-1 section 4.3)', () => {
  const person = aPerson({ rolesConsortia: [{ id: 21, consortiumName: 'IMPC', roleName: 'manager' }] });
  const { workUnits, consortia } = roleRowsOf(person);
  expect(rolesToSend({ workUnits: [...workUnits, NONE], consortia: [NONE, ...consortia] })).toEqual({
    rolesWorkUnits: person.rolesWorkUnits,
    rolesConsortia: person.rolesConsortia,
  });
});

test('ui-screens 22.2: what a manager chooses gets the role general', () => {
  expect(rolesToSend({ workUnits: generalRoles(['JAX']), consortia: generalRoles(['IMPC']) })).toEqual({
    rolesWorkUnits: [{ id: null, workUnitName: 'JAX', roleName: 'general' }],
    rolesConsortia: [{ id: null, consortiumName: 'IMPC', roleName: 'general' }],
  });
});

// ui-screens 22.2, PP-21.
test.each([
  ['workUnits', '', 'general', 'Set a Work Unit and a role for all the associations.'],
  ['workUnits', '', 'JAX', 'Set a Work Unit and a role for all the associations.'],
  ['consortia', '', 'IMPC', 'Set a Consortium and a role for all the associations.'],
  ['workUnits', '', '', undefined],
  ['workUnits', 'JAX', '', undefined],
] as const)('%s: "%s" beside "%s" is wrong by "%s"', (kind, text, neighbour, problem) => {
  expect(incompleteProblem(kind, text, neighbour)).toBe(problem);
});

test('a role that is there twice is shown; two empty rows are not', () => {
  expect(repetitionProblem(JAX, [JAX, { ...JAX, id: null }])).toBe('This role is in the list twice.');
  expect(repetitionProblem(JAX, [JAX, { ...JAX, roleName: 'manager' }])).toBeUndefined();
  expect(repetitionProblem(NONE, [NONE, NONE])).toBeUndefined();
});
