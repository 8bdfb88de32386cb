import type { AvailableTransition, StatusTransition } from 'shared/contract';

/** What a status transition belongs to. */
export type StatusSubject = 'plan' | 'colony' | 'specimen' | 'stage';

/** System steps whose note is shown, because it explains what a person has to enter next (ui-screens 2.2). */
const TOLD_SYSTEM_STEPS: readonly string[] = [
  'updateToCreExcisionStarted',
  'updateToCreExcisionComplete',
  'updateToMouseAlleleModificationGenotypeConfirmed',
];

/**
 * The steps that a person can request, in the order of the server (ui-screens 2.2): their own, and after them the one that the tracker
 * takes with the next save (PP-29).
 */
export function offeredSteps(statusTransition: StatusTransition): AvailableTransition[] {
  const own = statusTransition.transitions.filter(({ triggeredByUser }) => triggeredByUser);
  return [...own, ...[pendingStep(statusTransition) ?? []].flat()];
}

/**
 * The step that the tracker takes with the next save, whatever is saved. It is left over from a step of a person: the tracker looks for
 * steps of its own only before that (api-2 section 7.3).
 */
export function pendingStep({ transitions }: StatusTransition): AvailableTransition | undefined {
  return transitions.find(({ triggeredByUser, available }) => !triggeredByUser && available);
}

/** The step of this action; undefined for none, and for one that does not lead out of the current status. */
export function stepOf(statusTransition: StatusTransition, action: unknown): AvailableTransition | undefined {
  return offeredSteps(statusTransition).find((step) => step.action === action);
}

/**
 * What the first step that the tracker takes by itself waits for; only three steps have something to say (ui-screens 2.2). One that
 * waits for nothing is offered instead.
 */
export function systemNote({ transitions }: StatusTransition): string | null {
  const first = transitions.find(({ triggeredByUser }) => !triggeredByUser);
  return first && !first.available && TOLD_SYSTEM_STEPS.includes(first.action) ? first.note : null;
}

/** Why the server would refuse a step (PP-27). */
export function reasonNotToTake({ note }: AvailableTransition): string {
  return note ?? 'The tracker gives no reason.';
}

/** Does the work end with this step? Such a step is confirmed before it is sent (PP-27). */
export function isEnding({ nextStatus }: AvailableTransition): boolean {
  return isAbortion(nextStatus) || nextStatus === 'Genotype Extinct';
}

/** What the person is asked to confirm before a step that ends the work. */
export function confirmationOf({ nextStatus }: AvailableTransition, subject: StatusSubject): string {
  return `Yes, set the ${SUBJECTS[subject]} to “${nextStatus}”`;
}

/** What a step that ends the work means, in sentences (ui-screens appendices E and J, api-2 section 11.3). */
export function consequencesOf(
  { action, nextStatus }: AvailableTransition,
  subject: StatusSubject,
): string[] {
  return [
    canBeReversed(nextStatus)
      ? `The ${SUBJECTS[subject]} ends here until somebody takes it up again.`
      : `The ${SUBJECTS[subject]} ends here. This cannot be taken back.`,
    ...(action === 'abandonWhenCreated' ? ['What has been entered about the attempt is not sent.'] : []),
    ...(isAbortion(nextStatus) ? ON_OTHERS[subject] : []),
  ];
}

/** An abortion does not count as progress; an extinct colony has been one (api-2 section 11.3). */
function isAbortion(status: string): boolean {
  return /abort|abandon/i.test(status);
}

const SUBJECTS: Record<StatusSubject, string> = {
  plan: 'plan',
  colony: 'colony',
  specimen: 'specimen',
  stage: 'phenotyping stage',
};

const ON_OTHERS: Record<StatusSubject, readonly string[]> = {
  plan: ['A project of which every plan is aborted or abandoned becomes Inactive.'],
  colony: ['It no longer counts towards the status of its plan.'],
  specimen: ['It no longer counts towards the status of its plan.'],
  stage: ['It no longer counts towards the status of its plan.'],
};

/** Machines that have a way back out of the end of the work (ui-screens appendix E). */
function canBeReversed(status: string): boolean {
  return ['Phenotyping Plan Aborted', 'Phenotype Production Aborted'].includes(status);
}
