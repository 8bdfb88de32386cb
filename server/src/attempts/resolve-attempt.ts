import type { AlleleModificationAttemptInput, AttemptInputs, PhenotypingAttemptInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { booleanOf, integerOf, noteOf, textOf } from '../http/request-values.ts';
import type { Liftover } from '../outside/liftover.ts';
import { attemptKind, MODIFICATION_MEMBERS } from './attempt-kind.ts';
import type { AlleleModificationValues, PhenotypingValues, SentAttempt } from './attempt-row.ts';
import { resolveCrisprAttempt } from './resolve-crispr.ts';
import { resolveEsCellAttempt } from './resolve-es-cell.ts';
import { strainIdOf, workUnitIdOf } from './resolve-names.ts';

/** What an attempt is resolved with. */
export interface ResolutionContext {
  attemptTypeName: string;
  lists: Lists;
  outside: { liftover: Liftover };
  db: Db;
}

/**
 * The attempt that a plan's body carries, as it is to be stored (api-2 §4): of the attempt objects the one of the
 * plan's attempt type, others are not looked at. Null when it carries none: what is stored stays.
 *
 * Asks outside services, so it is called before the transaction.
 *
 * @throws ApiError 400 for unknown names and guides that cannot be converted, OutsideServiceError
 */
export async function resolveAttempt(
  body: AttemptInputs,
  { attemptTypeName, lists, outside, db }: ResolutionContext,
): Promise<SentAttempt | null> {
  switch (attemptKind(attemptTypeName)) {
    case 'crispr':
      return ifSent(body.crisprAttempt, (input) =>
        resolveCrisprAttempt(input, { lists, db, liftover: outside.liftover }),
      );
    case 'es cell':
      return ifSent(body.esCellAttempt, (input) => resolveEsCellAttempt(input, { lists, db }));
    case 'es cell allele modification':
      return ifSent(body.esCellAlleleModificationAttempt, (input) =>
        modificationOf('es cell allele modification', input, lists),
      );
    case 'crispr allele modification':
      return ifSent(body.crisprAlleleModificationAttempt, (input) =>
        modificationOf('crispr allele modification', input, lists),
      );
    case 'phenotyping':
      return ifSent(body.phenotypingAttempt, (input) => phenotypingOf(input, lists));
    case undefined:
      return null;
  }
}

function ifSent<Input, Resolved>(
  input: Input | null | undefined,
  resolve: (input: Input) => Resolved,
): Resolved | null {
  return input === null || input === undefined ? null : resolve(input);
}

function modificationOf(
  kind: AlleleModificationValues['kind'],
  input: AlleleModificationAttemptInput,
  lists: Lists,
): AlleleModificationValues {
  return {
    kind,
    modificationExternalRef: textOf(input.modificationExternalRef),
    numberOfCreMatingsSuccessful: integerOf(input.numberOfCreMatingsSuccessful),
    tatCre: booleanOf(input.tatCre),
    deleterStrainId: strainIdOf(input.deleterStrainName, lists, {
      object: MODIFICATION_MEMBERS[kind],
      field: 'deleterStrainName',
    }),
  };
}

function phenotypingOf(input: PhenotypingAttemptInput, lists: Lists): PhenotypingValues {
  return {
    kind: 'phenotyping',
    phenotypingExternalRef: noteOf(input.phenotypingExternalRef?.trim()),
    backgroundStrainId: strainIdOf(input.phenotypingBackgroundStrainName, lists, {
      object: 'phenotypingAttempt',
      field: 'phenotypingBackgroundStrainName',
    }),
    doNotCountTowardsCompleteness: booleanOf(input.doNotCountTowardsCompleteness),
    cohortWorkUnitId: workUnitIdOf(input.cohortProductionWorkUnitName, lists, {
      object: 'phenotypingAttempt',
      field: 'cohortProductionWorkUnitName',
    }),
  };
}
