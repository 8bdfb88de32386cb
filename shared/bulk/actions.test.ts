import { aPerson } from 'shared/testing';
import { actionOf, EMPTY_DRAFT, obstacleTo, type ActionDraft, type ActionName } from './actions.ts';

test.each<[ActionName, Partial<ActionDraft>, ReturnType<typeof actionOf>]>([
  ['stopPlans', {}, 'Choose a reason, or write one.'],
  [
    'stopPlans',
    { reason: 'Animals lost', words: ' flood ', withColonies: true },
    { name: 'stopPlans', reason: 'Animals lost. flood', withColonies: true },
  ],
  [
    'stopPlans',
    { words: 'flood', standingOnly: true },
    { name: 'stopPlans', reason: 'flood', withColonies: false, standingOnly: true },
  ],
  [
    'stopPlans',
    { words: 'flood', standingOnly: false },
    { name: 'stopPlans', reason: 'flood', withColonies: false },
  ],
  ['stopPlans', { words: 'flood' }, { name: 'stopPlans', reason: 'flood', withColonies: false }],
  ['handOverPlans', {}, 'Choose the work unit that gets the plans.'],
  ['handOverPlans', { workUnitName: 'UCD' }, 'Choose the work group.'],
  [
    'handOverPlans',
    { workUnitName: 'UCD', workGroupName: 'DTCC' },
    { name: 'handOverPlans', workUnitName: 'UCD', workGroupName: 'DTCC' },
  ],
  [
    'handOverPlans',
    { workUnitName: 'UCD', workGroupName: 'DTCC', standingOnly: true },
    { name: 'handOverPlans', workUnitName: 'UCD', workGroupName: 'DTCC', standingOnly: true },
  ],
  // Of a project there is no part that stands still.
  ['changeProjects', { recovery: 'no', standingOnly: true }, { name: 'changeProjects', recovery: false }],
  ['changeProjects', { comment: ' ' }, 'Choose what is to be changed.'],
  [
    'changeProjects',
    { privacyName: 'protected', recovery: 'no' },
    { name: 'changeProjects', privacyName: 'protected', recovery: false },
  ],
  [
    'changeProjects',
    { consortiumName: 'IMPC', consortiumHow: 'replace' },
    { name: 'changeProjects', consortia: { how: 'replace', names: ['IMPC'] } },
  ],
  ['changeProjects', { consortiumHow: 'replace' }, 'Choose what is to be changed.'],
])('%s of %j is %j', (name, draft, expected) => {
  expect(actionOf(name, { ...EMPTY_DRAFT, ...draft })).toEqual(expected);
});

describe('handing over is for managers of a work unit', () => {
  const inRole = (roleName: string) =>
    aPerson({ rolesWorkUnits: [{ id: 1, workUnitName: 'JAX', roleName }], isAdmin: false });

  test('and not offered to members', () => {
    expect(obstacleTo('handOverPlans', inRole('general'))).toMatch(/you manage none\.$/);
    expect(obstacleTo('stopPlans', inRole('general'))).toBeUndefined();
  });

  test.each([inRole('manager'), aPerson({ rolesWorkUnits: [], isAdmin: true })])(
    'nor kept from %j',
    (person) => {
      expect(obstacleTo('handOverPlans', person)).toBeUndefined();
    },
  );
});
