import type { EsCellAttemptInput } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import { refusedField } from '../../../platform/http/requests/refused-field.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { valuesOf } from '../../../platform/records/resolve.ts';
import type { EsCellValues } from '../attempt-row.ts';
import { inAttempt } from '../field-of-attempt.ts';
import { ES_CELL_FIELDS } from './es-cell-fields.ts';

/**
 * An ES cell attempt as it is to be stored (api-2 §4.2). Unknown strains count as absent.
 *
 * @throws ApiError 400 when the repository has no such clone
 */
export async function resolveEsCellAttempt(
  { esCellName, ...input }: EsCellAttemptInput,
  { lists, db }: { lists: Lists; db: Db },
): Promise<EsCellValues> {
  const clone = await findClone(esCellName, db);
  const values = valuesOf(ES_CELL_FIELDS, input, inAttempt('esCellAttempt', lists));
  const { totalFemaleChimeras: females, totalMaleChimeras: males } = values;
  return {
    ...values,
    kind: 'es cell',
    esCellId: clone.id,
    esCellName: clone.name,
    experimental: values.experimental ?? false,
    totalChimeras: females === null || males === null ? values.totalChimeras : females + males,
    cassetteTransmissionVerifiedAutoComplete: values.cassetteTransmissionVerified !== null,
  };
}

/** By its name as written. */
async function findClone(name: string | null | undefined, db: Db): Promise<{ id: number; name: string }> {
  const clone = await db
    .selectFrom('targ_rep_es_cell')
    .select(['id', 'name'])
    .where('name', '=', name ?? null)
    .executeTakeFirst();
  if (clone === undefined)
    throw refusedField(
      { object: 'esCellAttempt', field: 'esCellName' },
      name ?? null,
      `Es cell name [${name ?? 'null'}] does not exist.`,
    );
  return clone;
}
