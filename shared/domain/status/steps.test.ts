import type { AvailableTransition, StatusTransition } from 'shared/contract';
import {
  confirmationOf,
  consequencesOf,
  isEnding,
  offeredSteps,
  pendingStep,
  reasonNotToTake,
  stepOf,
  systemNote,
} from './steps.ts';

const aStep = (more: Partial<AvailableTransition>): AvailableTransition => ({
  action: 'updateToSomething',
  description: 'Update to something',
  triggeredByUser: true,
  available: true,
  note: null,
  nextStatus: 'Something',
  ...more,
});

const leaving = (...transitions: AvailableTransition[]): StatusTransition => ({
  currentStatus: 'Plan Created',
  transitions,
  actionToExecute: null,
});

const BY_SYSTEM = { triggeredByUser: false, available: false };

test('people choose among the steps that they take, in the order of the server (ui-screens 2.2)', () => {
  const offered = leaving(
    aStep({ action: 'c' }),
    aStep({ action: 'b', triggeredByUser: false, available: false }),
    aStep({ action: 'a', available: false }),
  );
  expect(offeredSteps(offered).map(({ action }) => action)).toEqual(['c', 'a']);
  expect(stepOf(offered, 'a')).toBe(offered.transitions[2]);
  expect(stepOf(offered, 'b')).toBeUndefined();
  expect(stepOf(offered, '')).toBeUndefined();
});

describe('system note (ui-screens 2.2)', () => {
  test.each([
    'updateToCreExcisionStarted',
    'updateToCreExcisionComplete',
    'updateToMouseAlleleModificationGenotypeConfirmed',
  ])('tells the note of %s', (action) => {
    expect(systemNote(leaving(aStep({}), aStep({ action, note: 'Do this first.', ...BY_SYSTEM })))).toBe(
      'Do this first.',
    );
  });

  test('shows nothing about another step, even if one of the three follows', () => {
    const other = aStep({ action: 'updateToInProgress', note: 'By the system', ...BY_SYSTEM });
    const told = aStep({ action: 'updateToCreExcisionStarted', note: 'Do this first.', ...BY_SYSTEM });
    expect(systemNote(leaving(other, told))).toBeNull();
    expect(systemNote(leaving())).toBeNull();
  });
});

test('the step that the tracker takes with the next save can be requested, after those of people (PP-29)', () => {
  const offered = leaving(
    aStep({ action: 'updateToCreExcisionStarted', note: 'Update again.', triggeredByUser: false }),
    aStep({ action: 'abort' }),
  );
  expect(offeredSteps(offered).map(({ action }) => action)).toEqual(['abort', 'updateToCreExcisionStarted']);
  expect(stepOf(offered, 'updateToCreExcisionStarted')).toBe(pendingStep(offered));
  expect(systemNote(offered)).toBeNull();
});

test('a step that is refused without a note still has a reason to show (PP-27)', () => {
  expect(reasonNotToTake(aStep({ note: 'There is no colony' }))).toBe('There is no colony');
  expect(reasonNotToTake(aStep({}))).toBe('The tracker gives no reason.');
});

// ui-screens appendix E: every status that ends the work, and what lies around it.
test.each([
  ['Plan Abandoned', true],
  ['Attempt Aborted', true],
  ['Mouse Allele Modification Aborted', true],
  ['Phenotyping Plan Aborted', true],
  ['Colony Aborted', true],
  ['Genotype Extinct', true],
  ['Specimen Group Aborted', true],
  ['Phenotype Production Aborted', true],
  ['Genotype Confirmed', false],
  ['Plan Created', false],
])('a step to "%s" is confirmed first: %s (PP-27)', (nextStatus, expected) => {
  expect(isEnding(aStep({ nextStatus }))).toBe(expected);
});

describe('consequences of a step that ends the work (PP-27)', () => {
  test('an abandoned plan stays so and is sent without its attempt (spec part 2 §4)', () => {
    const step = aStep({ action: 'abandonWhenCreated', nextStatus: 'Plan Abandoned' });
    expect(consequencesOf(step, 'plan')).toEqual([
      'The plan ends here. This cannot be taken back.',
      'What has been entered about the attempt is not sent.',
      'A project of which every plan is aborted or abandoned becomes Inactive.',
    ]);
    expect(confirmationOf(step, 'plan')).toBe('Yes, set the plan to “Plan Abandoned”');
  });

  test.each([
    ['plan', 'Phenotyping Plan Aborted', 'The plan ends here until somebody takes it up again.'],
    [
      'stage',
      'Phenotype Production Aborted',
      'The phenotyping stage ends here until somebody takes it up again.',
    ],
    ['colony', 'Genotype Extinct', 'The colony ends here. This cannot be taken back.'],
    ['specimen', 'Specimen Group Aborted', 'The specimen ends here. This cannot be taken back.'],
  ] as const)('%s to "%s": %s (ui-screens appendix E)', (subject, nextStatus, sentence) => {
    expect(consequencesOf(aStep({ nextStatus }), subject)[0]).toBe(sentence);
  });

  test('an aborted colony no longer counts towards its plan, an extinct one does (api-2 section 11.3)', () => {
    const sentence = 'It no longer counts towards the status of its plan.';
    expect(consequencesOf(aStep({ nextStatus: 'Colony Aborted' }), 'colony')).toContain(sentence);
    expect(consequencesOf(aStep({ nextStatus: 'Genotype Extinct' }), 'colony')).not.toContain(sentence);
  });
});
