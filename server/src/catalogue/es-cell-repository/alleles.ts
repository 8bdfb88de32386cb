import { sql } from 'kysely';
import type { RepositoryAllele } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { link } from '../../platform/http/responses/hal.ts';
import type { Collection } from './repository-collection.ts';
import { ALLELES } from './repository-paths.ts';

/** A designed allele, as stored. */
export type AlleleRow = Awaited<ReturnType<typeof loadAlleleRows>>[number];

/** Designed alleles (api-3 section 5.3). */
export const ALLELE_COLLECTION: Collection<AlleleRow, RepositoryAllele> = {
  path: ALLELES,
  table: 'targ_rep_allele',
  sortColumns: {
    id: 'id',
    assembly: 'assembly',
    chromosome: 'chromosome',
    cassette: 'cassette',
    backbone: 'backbone',
    project_design_id: 'project_design_id',
  },
  load: loadAlleleRows,
  represent: toAllele,
  missing: (id) => `A targ rep allele with the id [${id}] does not exist.`,
};

/** The alleles of these ids, in one statement; in no order. */
export async function loadAlleleRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('targ_rep_allele as allele')
    .innerJoin('targ_rep_mutation_type as type', 'type.id', 'allele.mutation_type_id')
    .leftJoin('targ_rep_mutation_subtype as subtype', 'subtype.id', 'allele.mutation_subtype_id')
    .where('allele.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .selectAll('allele')
    .select(['type.name as design_type', 'subtype.name as design_subtype', accessionIds.as('accession_ids')])
    .execute();
}

/** The distinct MGI accession ids of the clones of an allele: null where a clone has none. */
const accessionIds = sql<(string | null)[]>`array(
  select distinct mutation.mgi_allele_accession_id
  from targ_rep_es_cell clone
  left join targ_rep_es_cell_mutation mutation on mutation.es_cell_id = clone.id
  where clone.allele_id = allele.id
  order by 1)`;

/** The members of an allele that it has wherever it is shown. */
export function alleleMembers(row: AlleleRow) {
  return {
    id: row.id,
    assembly: row.assembly,
    chromosome: row.chromosome,
    project_design_id: row.project_design_id,
    design_type: { name: row.design_type },
    subtype_description: row.subtype_description,
    homology_arm_start: row.homology_arm_start,
    homology_arm_end: row.homology_arm_end,
    cassette_start: row.cassette_start,
    cassette_end: row.cassette_end,
    loxp_start: row.loxp_start,
    loxp_end: row.loxp_end,
    cassette: row.cassette,
    cassette_type: row.cassette_type,
    backbone: row.backbone,
    floxed_start_exon: row.floxed_start_exon,
    floxed_end_exon: row.floxed_end_exon,
  };
}

function toAllele(row: AlleleRow, baseUrl: string): RepositoryAllele {
  return {
    ...alleleMembers(row),
    strand: null,
    design_subtype: { name: row.design_subtype },
    mgi_accession_id: row.accession_ids,
    _links: { self: link(baseUrl, `${ALLELES}/${row.id}`) },
  };
}
