import { isDeepStrictEqual } from 'node:util';
import type { SubError } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { ValidationError } from '../../platform/http/errors/errors.ts';
import { columnsOf } from '../../platform/records/columns.ts';
import type {
  AlleleModificationValues,
  AttemptRow,
  CrisprAttemptRow,
  CrisprValues,
  PhenotypingValues,
  SentAttempt,
  EsCellAttemptRow,
  EsCellValues,
} from './attempt-row.ts';
import { checkAttempt, type AttemptRules } from './check-attempt.ts';
import { writeCrisprAttempt } from './crispr/write-crispr.ts';
import { MODIFICATION_FIELDS, PHENOTYPING_FIELDS } from './other-attempt-fields.ts';
import { ES_CELL_FIELDS } from './es-cell/es-cell-fields.ts';

/**
 * Stores the attempt of a plan that is being created. Its content is not checked (api-2 §6.2), except that storage
 * demands reference and strain of a phenotyping attempt.
 *
 * @throws ValidationError for an incomplete phenotyping attempt
 */
export async function createAttempt(tx: Db, planId: number, sent: SentAttempt): Promise<void> {
  await writeAttempt(tx, planId, sent, null);
}

/**
 * Makes the stored attempt of a plan the one that was sent (api-2 §3.4), the rules being checked first.
 *
 * @throws ApiError 400 when a rule is broken, ValidationError
 */
export async function replaceAttempt(
  tx: Db,
  planId: number,
  sent: SentAttempt,
  { stored, ...rules }: AttemptRules & { stored: AttemptRow | null },
): Promise<void> {
  const wanted = besideStored(sent, stored, rules.planWorkUnitId);
  checkAttempt(stored, wanted, rules);
  await writeAttempt(tx, planId, wanted, stored);
}

/** The request, completed by values of the stored attempt. */
function besideStored(sent: SentAttempt, stored: AttemptRow | null, planWorkUnitId: number): SentAttempt {
  if (sent.kind === 'crispr' && stored?.kind === 'crispr') return withKnownGuides(sent, stored);
  // The plan's own unit is what readers are shown where none is stored; sent back, it is no news.
  const isShownUnit = sent.kind === 'phenotyping' && sent.cohortWorkUnitId === planWorkUnitId;
  if (isShownUnit && stored?.kind === 'phenotyping' && stored.cohortWorkUnitId === null)
    return { ...sent, cohortWorkUnitId: null };
  return sent;
}

/** Marks for each guide whether it is a stored one, and if so, its source. */
function withKnownGuides(sent: CrisprValues, stored: CrisprAttemptRow): CrisprValues {
  const unclaimed = new Map(stored.guides.map((guide) => [guide.id, guide]));
  const guides = sent.guides.map((guide) => {
    const known = guide.id === null ? undefined : unclaimed.get(guide.id);
    if (known === undefined) return { ...guide, id: null };
    unclaimed.delete(known.id);
    return { ...guide, imported: known.imported };
  });
  return { ...sent, guides };
}

async function writeAttempt(
  tx: Db,
  planId: number,
  sent: SentAttempt,
  stored: AttemptRow | null,
): Promise<void> {
  switch (sent.kind) {
    case 'crispr':
      return writeCrisprAttempt(tx, planId, sent, stored?.kind === sent.kind ? stored : null);
    case 'es cell':
      return writeEsCellAttempt(tx, planId, sent, stored?.kind === sent.kind ? stored : null);
    case 'es cell allele modification':
    case 'crispr allele modification':
      return writeAlleleModification(tx, planId, sent, stored);
    case 'phenotyping':
      return writePhenotypingAttempt(tx, planId, sent, stored);
  }
}

const MODIFICATION_TABLES = {
  'es cell allele modification': 'es_cell_allele_modification_attempt',
  'crispr allele modification': 'crispr_allele_modification_attempt',
} as const;

async function writeAlleleModification(
  tx: Db,
  planId: number,
  sent: AlleleModificationValues,
  stored: AttemptRow | null,
): Promise<void> {
  const columns = columnsOf(MODIFICATION_FIELDS, sent);
  if (stored?.kind === sent.kind && isDeepStrictEqual(columnsOf(MODIFICATION_FIELDS, stored), columns))
    return;
  await tx
    .insertInto(MODIFICATION_TABLES[sent.kind])
    .values({ plan_id: planId, ...columns })
    .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(columns))
    .execute();
}

async function writePhenotypingAttempt(
  tx: Db,
  planId: number,
  sent: PhenotypingValues,
  stored: AttemptRow | null,
): Promise<void> {
  const columns = phenotypingColumns(sent);
  if (stored?.kind === sent.kind && isDeepStrictEqual(phenotypingColumns(stored), columns)) return;
  await tx
    .insertInto('phenotyping_attempt')
    .values({ plan_id: planId, ...columns })
    .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(columns))
    .execute();
}

function phenotypingColumns(attempt: PhenotypingValues) {
  const { phenotypingExternalRef, backgroundStrainId } = attempt;
  if (phenotypingExternalRef === null || backgroundStrainId === null)
    throw new ValidationError([
      ...missing('phenotypingExternalRef', phenotypingExternalRef),
      ...missing('phenotypingBackgroundStrainName', backgroundStrainId),
    ]);
  return {
    ...columnsOf(PHENOTYPING_FIELDS, attempt),
    phenotyping_external_ref: phenotypingExternalRef,
    strain_id: backgroundStrainId,
  };
}

function missing(field: string, value: string | number | null): SubError[] {
  if (value !== null) return [];
  return [{ object: 'phenotypingAttempt', field, rejectedValue: null, message: 'must not be null' }];
}

/** Makes the stored attempt the one that was sent; legacy ids stay. */
async function writeEsCellAttempt(
  tx: Db,
  planId: number,
  sent: EsCellValues,
  stored: EsCellAttemptRow | null,
): Promise<void> {
  const columns = columnsOf(ES_CELL_FIELDS, sent);
  if (stored !== null && isDeepStrictEqual(columnsOf(ES_CELL_FIELDS, stored), columns)) return;
  await tx
    .insertInto('es_cell_attempt')
    .values({ plan_id: planId, ...columns })
    .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(columns))
    .execute();
}
