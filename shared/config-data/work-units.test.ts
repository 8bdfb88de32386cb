import type { Configuration } from 'shared/contract';
import { producingWorkUnits, sortedWorkUnits, workGroupsOf } from './work-units.ts';

const lists: Pick<Configuration, 'workUnits' | 'workGroupsByWorkUnits'> = {
  workUnits: ['TCP', 'EMBL-Rome', 'BCM', 'EBI - Informatics Support', 'JAX'],
  workGroupsByWorkUnits: { BCM: ['BaSH'], JAX: [] },
};

describe('work units (spec part 1 §7)', () => {
  it('are sorted, leaving the list itself alone', () => {
    expect(sortedWorkUnits(lists)).toEqual(['BCM', 'EBI - Informatics Support', 'EMBL-Rome', 'JAX', 'TCP']);
    expect(lists.workUnits[0]).toBe('TCP');
  });

  it('of the production chart leave out the two that do not produce', () => {
    expect(producingWorkUnits(lists)).toEqual(['BCM', 'JAX', 'TCP']);
  });

  it('have work groups of their own', () => {
    expect(workGroupsOf(lists, 'BCM')).toEqual(['BaSH']);
    expect(workGroupsOf(lists, 'JAX')).toEqual([]);
    expect(workGroupsOf(lists, 'not chosen yet')).toEqual([]);
  });
});
