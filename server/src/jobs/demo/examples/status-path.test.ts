import { planMachine, stageMachine } from '../../../catalogue/state-machines/machines.ts';
import { pathTo } from './status-path.ts';

test.each([
  ['its beginning', planMachine('crispr'), 'Plan Created', ['Plan Created']],
  [
    'an end',
    planMachine('es cell allele modification'),
    'Cre Excision Complete',
    ['Plan Created', 'Mouse Allele Modification Registered', 'Cre Excision Started', 'Cre Excision Complete'],
  ],
  [
    'a status with a prefix',
    stageMachine('embryo'),
    'Phenotyping Started',
    ['Embryo Phenotyping Registered', 'Embryo Phenotyping Started'],
  ],
])('the way to %s is the shortest one', (_what, machine, status, path) => {
  expect(pathTo(machine, status)).toEqual(path);
});

test('there is no way to a status of another machine', () => {
  expect(() => pathTo(planMachine('crispr'), 'Breeding Started')).toThrow(
    'No step of crispr leads to Breeding Started',
  );
});
