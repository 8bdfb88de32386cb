import type { GuideInput } from 'shared/contract';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import { noteOf } from '../../../platform/http/requests/request-values.ts';
import { valuesOf } from '../../../platform/records/resolve.ts';
import type { Grcm38Position, Liftover } from '../../../catalogue/external-services/liftover.ts';
import type { GuideValues } from '../attempt-row.ts';
import { refusedField } from '../../../platform/http/requests/refused-field.ts';
import { inAttempt, storedIdOf } from '../field-of-attempt.ts';
import { GUIDE_FIELDS } from './crispr-fields.ts';

/**
 * Guides as they are to be stored (api-2 §4.1.2): names resolved, the sequence composed where it is missing, and
 * positions on GRCm38 converted (§19.2).
 *
 * @param isPamFirst the nuclease (Cpf1) cuts after a PAM that lies before the guide
 * @throws ApiError 400 when a position cannot be converted, ExternalServiceError when the service does not respond
 */
export async function resolveGuides(
  inputs: readonly GuideInput[],
  isPamFirst: boolean,
  { lists, liftover, db }: { lists: Lists; liftover: Liftover; db: Db },
): Promise<GuideValues[]> {
  const guides: GuideValues[] = [];
  // One after the other: after the first failure no further request is sent.
  for (const [index, input] of inputs.entries())
    guides.push(await converted(guideOf(input, index, isPamFirst, lists), index, liftover, db));
  return guides;
}

function guideOf(input: GuideInput, index: number, isPamFirst: boolean, lists: Lists): GuideValues {
  const values = valuesOf(GUIDE_FIELDS, input, inAttempt('crisprAttempt', lists, `guides.${index}`));
  const guideSequence = withoutBlanks(input.guideSequence);
  const pam = withoutBlanks(input.pam);
  const parts = isPamFirst ? [pam, guideSequence] : [guideSequence, pam];
  return {
    id: storedIdOf(input.id),
    ...values,
    sequence: values.sequence ?? noteOf(parts.join('')),
    guideSequence,
    pam,
  };
}

function withoutBlanks(text: string | null | undefined): string | null {
  return noteOf(text?.replaceAll(/\s/g, ''));
}

async function converted(
  guide: GuideValues,
  index: number,
  liftover: Liftover,
  db: Db,
): Promise<GuideValues> {
  const position = grcm38Position(guide);
  if (position === null) return guide;
  try {
    return { ...guide, ...(await liftover.convert(position)) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (await isTakenOver(guide, db)) return guide;
    const field = { object: 'crisprAttempt', field: `guides.${index}.start` } as const;
    throw refusedField(field, guide.start, error.message);
  }
}

function grcm38Position({ genomeBuild, chr, start, stop, strand }: GuideValues): Grcm38Position | null {
  const place = [noteOf(chr), start, stop, noteOf(strand)];
  if (genomeBuild !== 'GRCm38' || place.includes(null)) return null;
  return { chr: chr ?? '', start: start ?? 0, stop: stop ?? 0, strand: strand ?? '' };
}

/**
 * Is it the guide, unmoved, that came from an earlier system? It stays where it is when it cannot be converted: its
 * plan could not be saved at all otherwise.
 */
async function isTakenOver({ id, chr, start, stop }: GuideValues, db: Db): Promise<boolean> {
  if (id === null) return false;
  const stored = await db
    .selectFrom('guide')
    .select('id')
    .where('id', '=', id)
    .where('imported', '=', true)
    .where('genome_build', '=', 'GRCm38')
    .where('chr', '=', chr)
    .where('start', '=', start)
    .where('stop', '=', stop)
    .executeTakeFirst();
  return stored !== undefined;
}
