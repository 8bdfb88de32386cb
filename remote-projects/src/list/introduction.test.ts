import { anAdministrator, aPerson } from 'shared/testing';
import { introductionText } from './introduction.ts';
import { MEMBER } from './testing/list-server.ts';

test.each([
  ['an administrator', anAdministrator(), 'The projects of all work units.'],
  [
    'a member of one work unit',
    aPerson(),
    'From the menu, the list begins with the projects of your work unit JAX. Clear the filters to see every project that you may read.',
  ],
  [
    'a member of several',
    MEMBER,
    'From the menu, the list begins with the projects of your work units BCM and JAX. Clear the filters to see every project that you may read.',
  ],
  [
    'a person without a role in a work unit',
    aPerson({ rolesWorkUnits: [] }),
    'You hold no role in a work unit, so the list begins with every project that you may read.',
  ],
])('%s is shown what the list begins with', (_who, person, text) => {
  expect(introductionText(person)).toBe(text);
});
