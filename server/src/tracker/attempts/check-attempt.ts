import { UserError } from '../../platform/http/errors/errors.ts';
import { MODIFICATION_MEMBERS } from './attempt-kind.ts';
import type {
  AlleleModificationValues,
  AttemptRow,
  CrisprValues,
  PhenotypingValues,
  SentAttempt,
} from './attempt-row.ts';
import { changesSubmittedCohort, type StageLists } from './freeze-rule.ts';
import { checkGuides } from './crispr/guide-rules.ts';
import { refusedField } from '../../platform/http/requests/refused-field.ts';

/** What the rules need to know besides the attempt. */
export interface AttemptRules {
  attemptTypeName: string;
  planWorkUnitId: number;
  lists: StageLists;
}

/**
 * Checks the rules of a plan's attempt after every change of the plan or of its parts (api-2 §6.3). A plan without an
 * attempt passes.
 *
 * @param before the stored attempt, null if there was none
 * @param after the attempt as it is to be, or already is
 * @throws ApiError 400 for the first rule that is broken, with the field that breaks it, if it is one field
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
      if (after?.kind === 'es cell allele modification' || after?.kind === 'crispr allele modification')
        checkModification(after);
      break;
    case 'adult and embryo phenotyping':
      if (after?.kind === 'phenotyping') checkPhenotypingAttempt(before, after, rules);
      break;
  }
}

function checkCrisprAttempt({ nucleases, guides }: Pick<CrisprValues, 'nucleases' | 'guides'>): void {
  if (nucleases.length === 0) throw refusedList('nucleases', '[Nuclease information] cannot be null.');
  const untyped = nucleases.findIndex(({ typeId }) => typeId === null);
  if (untyped >= 0) throw refusedList(`nucleases.${untyped}.typeName`, '[Nuclease type] cannot be null.');
  const unclassed = nucleases.findIndex(({ classId }) => classId === null);
  if (unclassed >= 0)
    throw refusedList(`nucleases.${unclassed}.className`, '[Nuclease class] cannot be null.');
  if (guides.length === 0) throw refusedList('guides', '[Guides information] cannot be null.');
  checkGuides(guides);
}

function refusedList(field: string, message: string) {
  return refusedField({ object: 'crisprAttempt', field }, null, message);
}

function checkModification({ kind, modificationExternalRef }: AlleleModificationValues): void {
  if (modificationExternalRef === null || modificationExternalRef.trim() === '')
    throw refusedField(
      { object: MODIFICATION_MEMBERS[kind], field: 'modificationExternalRef' },
      modificationExternalRef,
      'Modification External Reference cannot be null.',
    );
}

function checkPhenotypingAttempt(
  before: AttemptRow | null,
  after: PhenotypingValues,
  { planWorkUnitId, lists }: AttemptRules,
): void {
  if (after.backgroundStrainId === null)
    throw refusedPhenotyping('phenotypingBackgroundStrainName', 'Background Strain cannot be null.');
  if (after.phenotypingExternalRef === null)
    throw refusedPhenotyping('phenotypingExternalRef', 'Phenotyping External Reference cannot be null.');
  if (before?.kind === 'phenotyping' && changesSubmittedCohort(before, after, planWorkUnitId, lists))
    throw new UserError(
      'The external reference, the background strain or the cohort production work unit can not be changed after ' +
        'data has been submitted to the DCC.',
    );
}

function refusedPhenotyping(field: string, message: string) {
  return refusedField({ object: 'phenotypingAttempt', field }, null, message);
}
