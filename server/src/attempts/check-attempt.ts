import { UserError } from '../http/errors.ts';
import type { AttemptRow, CrisprValues, PhenotypingValues, SentAttempt } from './attempt-row.ts';
import { changesSubmittedCohort, type StageLists } from './freeze-rule.ts';
import { checkGuides } from './guide-rules.ts';

/** What the rules need to know besides the attempt. */
export interface AttemptRules {
  attemptTypeName: string;
  planWorkUnitId: number;
  lists: StageLists;
}

/**
 * What must hold of the attempt of a plan after every change of the plan or of what belongs to it (api-2 §6.3). A plan
 * without an attempt passes.
 *
 * @param before the stored attempt, null if there was none
 * @param after the attempt as it is to be, or already is
 * @throws UserError for the first rule that is broken
 */
export function checkAttempt(
  before: AttemptRow | null,
  after: AttemptRow | SentAttempt | null,
  rules: AttemptRules,
): void {
  switch (rules.attemptTypeName) {
    case 'crispr':
      if (after?.kind === 'crispr') checkCrisprAttempt(after);
      break;
    case 'es cell allele modification':
    case 'crispr allele modification':
      if (after !== null && 'modificationExternalRef' in after) checkModification(after);
      break;
    case 'adult and embryo phenotyping':
      if (after?.kind === 'phenotyping') checkPhenotypingAttempt(before, after, rules);
      break;
  }
}

function checkCrisprAttempt({ nucleases, guides }: Pick<CrisprValues, 'nucleases' | 'guides'>): void {
  if (nucleases.length === 0) throw new UserError('[Nuclease information] cannot be null.');
  if (nucleases.some(({ typeId }) => typeId === null)) throw new UserError('[Nuclease type] cannot be null.');
  if (nucleases.some(({ classId }) => classId === null))
    throw new UserError('[Nuclease class] cannot be null.');
  if (guides.length === 0) throw new UserError('[Guides information] cannot be null.');
  checkGuides(guides);
}

function checkModification({ modificationExternalRef }: { modificationExternalRef: string | null }): void {
  if (modificationExternalRef === null || modificationExternalRef.trim() === '')
    throw new UserError('Modification External Reference cannot be null.');
}

function checkPhenotypingAttempt(
  before: AttemptRow | null,
  after: PhenotypingValues,
  { planWorkUnitId, lists }: AttemptRules,
): void {
  if (after.backgroundStrainId === null) throw new UserError('Background Strain cannot be null.');
  if (after.phenotypingExternalRef === null)
    throw new UserError('Phenotyping External Reference cannot be null.');
  if (before?.kind === 'phenotyping' && changesSubmittedCohort(before, after, planWorkUnitId, lists))
    throw new UserError(
      'The external reference, the background strain or the cohort production work unit can not be changed after ' +
        'data has been submitted to the DCC.',
    );
}
