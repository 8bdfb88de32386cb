import { anAdministrator } from 'shared/testing';
import { MANAGER, MEMBER } from '../testing/people.ts';
import { canChangeList, managedConsortia, ownConsortia } from './consortia.ts';

test('a person sees the consortia of their roles, each once, sorted (spec part 2 §6)', () => {
  const [first] = MANAGER.rolesConsortia;
  const twice = { ...MANAGER, rolesConsortia: [...MANAGER.rolesConsortia, ...(first ? [first] : [])] };
  expect(ownConsortia(twice)).toEqual(['CMG', 'IDG']);
});

test('administrators see the consortia of the managed lists (spec part 2 §6)', () => {
  const lists = [
    { entityName: 'workUnits', values: [{ name: 'JAX' }] },
    { entityName: 'consortia', values: [{ name: 'IMPC' }, { name: 'CMG' }] },
  ];
  expect(managedConsortia(lists)).toEqual(['IMPC', 'CMG']);
  expect(managedConsortia([])).toEqual([]);
});

test.each([
  ['an administrator', anAdministrator(), 'IMPC', true],
  ['a manager of the consortium', MANAGER, 'IDG', true],
  ['a manager of another consortium', MANAGER, 'CMG', false],
  ['a member', MEMBER, 'IDG', false],
  ['a manager without the action', { ...MANAGER, actionPermissions: [] }, 'IDG', false],
])(
  '%s may change the list of the consortium or not (spec part 2 §6)',
  (_who, person, consortium, expected) => {
    expect(canChangeList(person, consortium)).toBe(expected);
  },
);
