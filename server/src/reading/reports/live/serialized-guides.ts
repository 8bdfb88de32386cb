import { sql } from 'kysely';
import type { SerializedGuide } from 'shared/contract';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../../identity/permissions/plan-visibility.ts';
import { IS_CONFIRMED } from '../../production-numbers/counted-units.ts';
import { idList, idsInOrder, mapPieces, readPieces } from '../listing.ts';
import { guideInterval, PLACED_NUCLEASES, type PlacedGuide } from './guide-interval.ts';
import type { ReportReader } from './reader.ts';

interface Row extends PlacedGuide {
  pin: string;
  gid: string;
  chr: string;
  nuclease: string;
  symbol: string;
  min: string;
}

/** Chromosomes that a genome browser does not have. */
const NOT_DRAWN = ['NA', 's', 'GL456233.2'];
const COLOUR = '0,0,255';

/** Guides on GRCm39 of CRISPR plans with confirmed lines, each with every nuclease and mutation of its plan. */
const confirmedGuides = (caller: Subject) => sql`guide
  join plan on plan.id = guide.attempt_id
  join attempt_type on attempt_type.id = plan.attempt_type_id and attempt_type.name = 'crispr'
  join status on status.id = plan.status_id and status.name <> all (array['Attempt Aborted',
    'Breeding Aborted', 'Mouse Allele Modification Aborted', 'Plan Abandoned'])
  join project_index on project_index.project_id = plan.project_id and ${isPlanReadableBy(caller)}
  join nuclease on nuclease.attempt_id = plan.id
  join nuclease_type on nuclease_type.id = nuclease.nuclease_type_id
    and nuclease_type.name = any (${PLACED_NUCLEASES}::text[])
  join outcome on outcome.plan_id = plan.id
  join colony on colony.outcome_id = outcome.id and ${IS_CONFIRMED}
  join mutation_outcome on mutation_outcome.outcome_id = outcome.id
  join mutation on mutation.id = mutation_outcome.mutation_id and mutation.symbol <> ''`;

const IS_SHOWN = sql<boolean>`guide.genome_build = 'GRCm39' and guide.chr <> all (${NOT_DRAWN}::text[])
  and num_nulls(guide.start, guide.stop, guide.strand, guide.pam) = 0
  and exists (select from mutation_gene where mutation_id = mutation.id)
  and exists (select from mutation_sequence
    join sequence on sequence.id = mutation_sequence.sequence_id and sequence.sequence <> ''
    where mutation_sequence.mutation_id = mutation.id)`;

/**
 * The guides on GRCm39 that led to confirmed lines, as a genome browser draws them, those of some plans at a time (api-3
 * §8.3.4).
 */
export async function serializedGuides({
  db,
  caller,
}: ReportReader): Promise<AsyncIterable<SerializedGuide[]>> {
  const from = confirmedGuides(caller);
  // Identifiers carry the number of the row, so the number sorts the same.
  const plans = await idsInOrder(
    db,
    sql`
      select plan.id from plan
      join attempt_type on attempt_type.id = plan.attempt_type_id and attempt_type.name = 'crispr'
      order by plan.id`,
  );
  const pieces = readPieces(plans, async (some) => {
    const { rows } = await sql<Row>`
      select distinct plan.pin, guide.gid, guide.chr, guide.start, guide.stop, guide.strand, guide.pam,
        nuclease_type.name as nuclease, mutation.symbol, mutation.min
      from ${from}
      where ${IS_SHOWN} and guide.attempt_id = any (${idList(some)})
      order by plan.pin, guide.gid, mutation.min, nuclease, mutation.symbol`.execute(db);
    return rows;
  });
  return mapPieces(pieces, toSerialized);
}

function toSerialized(row: Row): SerializedGuide {
  const { from, to } = guideInterval(row, row.nuclease);
  return {
    pin: row.pin,
    chrom: `chr${row.chr === 'x' ? 'X' : row.chr}`,
    chromStart: String(from),
    chromEnd: String(to),
    guideName: `${row.symbol}_${row.gid}`,
    score: '0',
    strand: row.strand === '' ? '.' : row.strand,
    thickStart: String(from),
    thickEnd: String(to),
    itemRgb: COLOUR,
    min: row.min,
  };
}
