import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { genesNamed, genesWithSynonym } from '../../catalogue/genes/gene-names.ts';
import { isListedFor, meets } from '../../tracker/projects/list/project-conditions.ts';
import type { ListRequest } from '../../tracker/projects/list/list-repository.ts';

/** One thing that a term means: a gene, perhaps with one of its projects. */
export interface TermMatch {
  /** Place of the term among the requested ones, from 0. */
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

/**
 * What these terms mean, ignoring case: genes by symbol or accession id, else by synonym, with their projects. Terms are
 * plain text: `%` and `_` stand for themselves. A term without a match is in no row; a term with a colon is an
 * accession id and never a synonym.
 */
export async function findTerms(
  db: Db,
  terms: readonly string[],
  request: ListRequest,
): Promise<TermMatch[]> {
  const genes = await findGenes(db, terms);
  const geneIds = [...new Set(genes.map(({ geneId }) => geneId))];
  const projects = await findProjectsByGene(db, geneIds, request);
  return genes.flatMap(({ term, synonymOf, geneId }): TermMatch[] =>
    (projects.get(geneId) ?? [null]).map((project) => ({ term, synonymOf, project })),
  );
}

interface GeneMatch {
  term: number;
  geneId: number;
  synonymOf: string | null;
}

/** The genes that the terms mean. */
async function findGenes(db: Db, terms: readonly string[]): Promise<GeneMatch[]> {
  const word = sql<string>`term.word`;
  const { rows } = await sql<GeneMatch>`
    with term as materialized (
      select word, place::integer - 1 as place
      from unnest(${[...terms]}::text[]) with ordinality as asked (word, place)
    ),
    named as materialized (
      select term.place, found.id from term cross join lateral ${genesNamed(word)} found
    )
    select place as term, id as "geneId", null as "synonymOf" from named
    union all
    select distinct term.place, gene.id, gene.symbol
    from term
    cross join lateral ${genesWithSynonym(word)} found
    cross join lateral (select id, symbol from gene where gene.id = found.id offset 0) gene
    where position(':' in term.word) = 0 and not exists (select from named where named.place = term.place)`.execute(
    db,
  );
  return rows;
}

interface ProjectOfGene extends FoundProject {
  geneId: number;
}

/** The listed projects of these genes, by gene: for each a look-up in the index of genes, as in `genesNamed`. */
async function findProjectsByGene(
  db: Db,
  geneIds: readonly number[],
  { criteria, subject }: ListRequest,
): Promise<Map<number, FoundProject[]>> {
  const { rows } = await sql<ProjectOfGene>`
    select wanted.gene_id as "geneId", found.*
    from unnest(${[...geneIds]}::bigint[]) wanted (gene_id)
    cross join lateral (
      select project_id as id, tpn, coalesce(${meets(criteria, subject)}, false) as "meetsFilters"
      from project_index
      where project_index.gene_ids @> array[wanted.gene_id] and ${isListedFor(subject)}
      offset 0
    ) found`.execute(db);
  const byGene = new Map<number, FoundProject[]>();
  for (const { geneId, ...project } of rows) {
    const projects = byGene.get(geneId);
    if (projects === undefined) byGene.set(geneId, [project]);
    else projects.push(project);
  }
  return byGene;
}
