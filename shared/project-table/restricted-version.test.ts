import { aProject } from 'shared/testing';
import { isRestrictedVersion } from './restricted-version.ts';

// Spec part 1 §2: restricted when it has no related work units and no related work groups.
describe('isRestrictedVersion', () => {
  it.each([
    [['JAX'], ['BaSH'], false],
    [['JAX'], [], false],
    [[], ['BaSH'], false],
    [[], [], true],
  ])('work units %j, work groups %j: %s', (relatedWorkUnitNames, relatedWorkGroupNames, expected) => {
    expect(isRestrictedVersion(aProject({ relatedWorkUnitNames, relatedWorkGroupNames }))).toBe(expected);
  });
});
