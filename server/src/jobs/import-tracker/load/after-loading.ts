import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Ids of the people that are here before an import. */
export async function peopleHere(db: Db): Promise<readonly number[]> {
  const people = await db.selectFrom('person').select('id').execute();
  return people.map(({ id }) => id);
}

/**
 * The existing tracker has no passwords: its identity provider has them (data-model.md, person). So a sign-in here
 * with a password is refused as expired, with a hint how to set one (api-1 section 3.3).
 *
 * @param before people that existed before the import
 * @returns how many people were added
 */
export async function tellToSetPasswords(db: Db, before: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into expired_password_flag (person_id)
    select id from person where password_hash is null
      and id not in (select value::bigint from json_array_elements_text(${JSON.stringify(before)}::json) value)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Guides on GRCm38 that cannot be converted: no gene has a position on both builds (embedded-liftover.ts). */
export async function guidesToConvert(db: Db): Promise<number> {
  const { rows } = await sql<{ guides: number }>`
    select count(*) as guides from guide
    where genome_build = 'GRCm38' and not exists (
      select from gene where chromosome = grcm38_chromosome and start - grcm38_start = stop - grcm38_stop)`.execute(
    db,
  );
  return rows[0]?.guides ?? 0;
}

/** What the notes depend on. */
export interface ImportFacts {
  /** Guides on GRCm38, where genes cannot convert them. */
  readonly guidesToConvert: number;
  /** People who were added. */
  readonly newPeople: number;
  /** Genes that were here before. */
  readonly genesBefore: number;
  /** Our tables whose ids were raised. */
  readonly shifted: readonly { readonly table: string; readonly by: number }[];
}

/** Advice for the operator after an import. */
export function notesFor({
  newPeople,
  genesBefore,
  shifted,
  guidesToConvert: guides,
}: ImportFacts): string[] {
  return [
    ...(newPeople === 0
      ? []
      : [
          `${newPeople} people were added without a password: the existing tracker leaves passwords to its identity provider, so there are none to bring. They set one with "Forgot your password?", or sign in through the sign-in service where one is set up (their subject ids there were kept).`,
        ]),
    ...(genesBefore === 0
      ? [
          'There were no reference genes here, so only the genes that the source names are here now, and records of gene lists whose gene is not among them were refused. For all genes run import-genes first, into an empty database, and import again.',
        ]
      : []),
    ...(guides === 0
      ? []
      : [
          `${guides} guides lie on GRCm38, and no gene here has a position on both builds of the genome. Before people work with plans that have such guides, run import-genes, or set LIFTOVER_CHAIN_FILE or LIFTOVER_URL: until then a plan with a guide on GRCm38 that is new, moved or sent without its id is refused when it is saved.`,
        ]),
    ...shifted.map(
      ({ table, by }) =>
        `Rows of ${table} were here already, so the ids of those that came are greater by ${by} than in the source.`,
    ),
    'Guides were marked as taken over from an earlier system: plans that have them can be saved though they do not keep to all of today’s rules for guides.',
    'Symbols of alleles were taken as they are, also those that the rules for new mutations would refuse.',
  ];
}
