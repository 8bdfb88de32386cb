import type { AlleleModificationAttemptInput, AttemptInputs, PhenotypingAttemptInput } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { valuesOf } from '../../platform/records/resolve.ts';
import type { Liftover } from '../../catalogue/external-services/liftover.ts';
import { attemptKind, MODIFICATION_MEMBERS } from './attempt-kind.ts';
import type { AlleleModificationValues, PhenotypingValues, SentAttempt } from './attempt-row.ts';
import { resolveCrisprAttempt } from './crispr/resolve-crispr.ts';
import { resolveEsCellAttempt } from './es-cell/resolve-es-cell.ts';
import { inAttempt } from './field-of-attempt.ts';
import { MODIFICATION_FIELDS, PHENOTYPING_FIELDS } from './other-attempt-fields.ts';

/** What an attempt is resolved with. */
export interface ResolutionContext {
  attemptTypeName: string;
  lists: Lists;
  externalServices: { liftover: Liftover };
  db: Db;
}

/**
 * The attempt that a plan's body carries, as it is to be stored (api-2 §4): of the attempt objects the one of the
 * plan's attempt type, others are ignored. Null when it has none: the stored attempt stays.
 *
 * Calls external services, so it must run before the transaction.
 *
 * @throws ApiError 400 for unknown names and guides that cannot be converted, ExternalServiceError
 */
export async function resolveAttempt(
  body: AttemptInputs,
  { attemptTypeName, lists, externalServices, db }: ResolutionContext,
): Promise<SentAttempt | null> {
  switch (attemptKind(attemptTypeName)) {
    case 'crispr':
      return ifSent(body.crisprAttempt, (input) =>
        resolveCrisprAttempt(input, { lists, db, liftover: externalServices.liftover }),
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
  return { kind, ...valuesOf(MODIFICATION_FIELDS, input, inAttempt(MODIFICATION_MEMBERS[kind], lists)) };
}

function phenotypingOf(input: PhenotypingAttemptInput, lists: Lists): PhenotypingValues {
  return {
    kind: 'phenotyping',
    ...valuesOf(PHENOTYPING_FIELDS, input, inAttempt('phenotypingAttempt', lists)),
  };
}
