import { aConfiguration } from 'shared/testing';
import { fundersOf, onlyWork, resolveWork } from './plan-work.ts';

const lists = aConfiguration({
  workGroupsByWorkUnits: { JAX: ['JAX', 'Shared'], BCM: ['BaSH', 'Shared'], TCP: [] },
  fundersByWorkGroups: { JAX: ['KOMP', 'KOMP2'], BaSH: ['KOMP'], Shared: ['EUCOMM'] },
});

test('funders are those of the work group; none before one is chosen', () => {
  expect(fundersOf(lists, 'JAX')).toEqual(['KOMP', 'KOMP2']);
  expect(fundersOf(lists, '')).toEqual([]);
});

describe('after a change of work unit or work group (ui-screens 9: they were not reset)', () => {
  test('what still fits stays', () => {
    const plan = { workUnitName: 'BCM', workGroupName: 'Shared', funderNames: ['EUCOMM'] };
    expect(resolveWork(plan, lists)).toEqual({
      workGroupName: 'Shared',
      funderNames: ['EUCOMM'],
      removed: [],
    });
  });

  test('a work group of another unit goes, with its funders, and both are shown', () => {
    const plan = { workUnitName: 'BCM', workGroupName: 'JAX', funderNames: ['KOMP', 'KOMP2'] };
    expect(resolveWork(plan, lists)).toEqual({
      workGroupName: '',
      funderNames: [],
      removed: ['Work Group JAX', 'Funder KOMP', 'Funder KOMP2'],
    });
  });

  test('funders that the new group has stay', () => {
    const plan = { workUnitName: 'BCM', workGroupName: 'BaSH', funderNames: ['KOMP', 'KOMP2'] };
    expect(resolveWork(plan, lists)).toEqual({
      workGroupName: 'BaSH',
      funderNames: ['KOMP'],
      removed: ['Funder KOMP2'],
    });
  });

  test('nothing was chosen, so nothing is shown', () => {
    expect(resolveWork({ workUnitName: 'TCP', workGroupName: '', funderNames: [] }, lists).removed).toEqual(
      [],
    );
  });
});

test.each([
  ['the only unit and its only group', ['TCP'], { TCP: ['DTCC'] }, 'TCP', 'DTCC'],
  ['no group where the unit has several', ['JAX'], { JAX: ['JAX', 'Shared'] }, 'JAX', ''],
  ['nothing for a person of several units', ['JAX', 'TCP'], { JAX: ['JAX'] }, '', ''],
  ['nothing for nobody', [], {}, '', ''],
])(
  'what there is no choice about: %s',
  (_title, units, workGroupsByWorkUnits, workUnitName, workGroupName) => {
    expect(onlyWork(units, { workGroupsByWorkUnits })).toEqual({ workUnitName, workGroupName });
  },
);
