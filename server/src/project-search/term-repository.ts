import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { isListedFor, meets } from '../projects/project-conditions.ts';
import type { ListQuestion } from '../projects/list-repository.ts';

/** One thing that a term means: a gene, perhaps with one of its projects. */
export interface TermMatch {
  /** Place of the term among those asked for, from 0. */
  term: number;
  /** Symbol of the gene that the term is a synonym of; null where it is the gene's own symbol or accession id. */
  synonymOf: string | null;
  /** A project of the gene that the caller may know of; null when the gene has none. */
  project: FoundProject | null;
}

/** A project that a term found. */
export interface FoundProject {
  id: number;
  tpn: string;
  /** Whether the project meets the filters, too. */
  meetsFilters: boolean;
}

interface MatchRow {
  term: number;
  synonymOf: string | null;
  id: number | null;
  tpn: string | null;
  meetsFilters: boolean | null;
}

/**
 * What these terms mean, ignoring case: genes by symbol or accession id, else by synonym, with their projects. Terms are
 * plain text: `%` and `_` stand for themselves. A term without a match is in no row; a term with a colon is an
 * accession id and never a synonym.
 */
export async function findTerms(
  db: Db,
  terms: readonly string[],
  { criteria, subject }: ListQuestion,
): Promise<TermMatch[]> {
  const { rows } = await sql<MatchRow>`
    with term as materialized (
      select lower(word) as word, place::integer - 1 as place
      from unnest(${[...terms]}::text[]) with ordinality as asked (word, place)
    ),
    named as materialized (
      select term.place, gene.id as gene_id from term join gene on lower(gene.symbol) = term.word
      union
      select term.place, gene.id from term join gene on gene.acc_id = upper(term.word)
    ),
    meant as (
      select place, gene_id, null::text as synonym_of from named
      union all
      select distinct term.place, gene.id, gene.symbol
      from term
      join gene_synonym on lower(gene_synonym.synonym) = term.word
      join gene on gene.id = gene_synonym.gene_id
      where position(':' in term.word) = 0 and not exists (select from named where named.place = term.place)
    )
    select distinct meant.place as term, meant.synonym_of as "synonymOf", found.*
    from meant
    left join lateral (
      select project_index.project_id as id, project_index.tpn, ${meets(criteria, subject)} as "meetsFilters"
      from project_intention_gene target
      join project_intention intention on intention.id = target.project_intention_id
      join project_index on project_index.project_id = intention.project_id
      where target.gene_id = meant.gene_id and ${isListedFor(subject)}
    ) found on true`.execute(db);
  return rows.map(({ term, synonymOf, id, tpn, meetsFilters }) => ({
    term,
    synonymOf,
    project: id === null || tpn === null ? null : { id, tpn, meetsFilters: meetsFilters === true },
  }));
}
