import type { GuideInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { UserError } from '../http/errors.ts';
import { booleanOf, decimalOf, integerOf, noteOf, textOf } from '../http/request-values.ts';
import type { Grcm38Position, Liftover } from '../outside/liftover.ts';
import type { GuideValues } from './attempt-row.ts';
import { refusedField } from '../http/refused-field.ts';
import { storedIdOf } from './stored-id.ts';

/**
 * Guides as they are to be stored (api-2 §4.1.2): names resolved, the sequence put together where it is missing, and
 * positions on GRCm38 converted (§19.2).
 *
 * @param isPamFirst the nuclease (Cpf1) cuts after a PAM that lies before the guide
 * @throws ApiError 400 when a position cannot be converted, OutsideServiceError when the service does not answer
 */
export async function resolveGuides(
  inputs: readonly GuideInput[],
  isPamFirst: boolean,
  { lists, liftover, db }: { lists: Lists; liftover: Liftover; db: Db },
): Promise<GuideValues[]> {
  const guides: GuideValues[] = [];
  // One after the other: the first failure spares the service the rest.
  for (const [index, input] of inputs.entries())
    guides.push(await converted(guideOf(input, isPamFirst, lists), index, liftover, db));
  return guides;
}

function guideOf(input: GuideInput, isPamFirst: boolean, lists: Lists): GuideValues {
  const guideSequence = withoutBlanks(input.guideSequence);
  const pam = withoutBlanks(input.pam);
  const parts = isPamFirst ? [pam, guideSequence] : [guideSequence, pam];
  return {
    id: storedIdOf(input.id),
    sequence: noteOf(input.sequence) ?? noteOf(parts.join('')),
    guideSequence,
    pam,
    chr: textOf(input.chr),
    start: integerOf(input.start),
    stop: integerOf(input.stop),
    strand: textOf(input.strand),
    genomeBuild: textOf(input.genomeBuild),
    grnaConcentration: decimalOf(input.grnaConcentration),
    truncatedGuide: booleanOf(input.truncatedGuide),
    reversed: booleanOf(input.reversed),
    sangerService: booleanOf(input.sangerService),
    formatId: lists.guide_format.idOf(input.formatName),
    sourceId: lists.guide_source.idOf(input.sourceName),
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
