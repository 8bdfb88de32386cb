import { ANONYMOUS, type Subject } from '../../identity/permissions/caller.ts';
import { nextStep } from './next-step.ts';

const member: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };
const dcc: Subject = { ...member, isDccUser: true };
const EMBRYOS = 'embryos were injected or have survived';
const MUTANTS = 'the assay counts NHEJ, deletion, HR or HDR mutants';
const GENOTYPE =
  'the colony has mutations, each with a symbol and, unless it is made from es cells, with an outcome sequence';

test.each([
  ['crispr', 'Attempt In Progress', member, 'Embryos Obtained', EMBRYOS],
  ['crispr', 'Embryos Obtained', member, 'Founder Obtained', MUTANTS],
  ['crispr', 'Founder Obtained', member, 'Genotype In Progress', 'a colony or specimen is entered'],
  ['crispr', 'Genotype In Progress', member, 'Genotype Confirmed', GENOTYPE],
  ['crispr', 'Genotype Not Confirmed', member, 'Genotype Confirmed', GENOTYPE],
  [
    'haplo-essential crispr',
    'Embryos Obtained',
    member,
    'Genotype In Progress',
    'a colony or specimen is entered',
  ],
  [
    'adult and embryo phenotyping',
    'Plan Created',
    member,
    'Phenotyping Registered',
    'a phenotyping stage is entered',
  ],
  ['adult and embryo phenotyping', 'Phenotyping Started', member, 'Phenotyping All Data Sent', null],
  [
    'adult and embryo phenotyping',
    'Late Adult Phenotyping Started',
    member,
    'Late Adult Phenotyping All Data Sent',
    null,
  ],
  ['adult and embryo phenotyping', 'Rederivation Started', member, 'Rederivation Complete', null],
  [
    'adult and embryo phenotyping',
    'Phenotyping Registered',
    dcc,
    'Phenotyping Started',
    'the person may start phenotyping (DCC)',
  ],
])('%s at %s leads on', (attemptType, status, caller, statusName, condition) => {
  expect(nextStep(attemptType, status, caller)).toEqual({ statusName, condition });
});

test.each([
  ['crispr', 'Genotype Confirmed', member],
  ['crispr', 'Attempt Aborted', member],
  ['adult and embryo phenotyping', 'Phenotyping Finished', dcc],
  ['adult and embryo phenotyping', 'Phenotyping All Data Sent', member],
  // Rederivation may be begun, but the way on does not lead through it: the plan waits for the DCC, before it and after.
  ['adult and embryo phenotyping', 'Phenotyping Registered', member],
  ['adult and embryo phenotyping', 'Rederivation Complete', member],
  ['breeding', 'Breeding Started', member],
  ['an attempt type of a newer catalogue', 'Plan Created', member],
])('%s at %s is done, or waits for others', (attemptType, status, caller) => {
  expect(nextStep(attemptType, status, caller)).toBeUndefined();
});
