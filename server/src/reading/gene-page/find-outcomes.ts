import { sql } from 'kysely';
import type { GeneAllele, GeneOutcome, GeneProduct, ProjectDeletion } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isMutationReadableBy } from '../../identity/permissions/mutation-visibility.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { placesOfDeletion, type StoredDeletion } from '../project-overview/place-of-deletion.ts';
import { isOnGeneFor } from '../gene-standing/is-on-gene.ts';

interface OutcomeRow {
  tpo: string;
  pin: string;
  tpn: string;
  workUnitId: number;
  outcomeTypeId: number;
  name: string | null;
  statusId: number | null;
  since: string | null;
  alleles: AlleleRow[];
  products: ProductRow[];
}

interface ProductRow extends Pick<GeneProduct, 'startDate' | 'endDate'> {
  typeId: number;
  centreId: number;
  networkId: number | null;
}

interface AlleleRow {
  min: string;
  symbol: string | null;
  mgiAlleleId: string | null;
  typeId: number | null;
  deletions: StoredDeletion[];
}

/** What the plans on a gene yielded. */
export interface OutcomesOfGene {
  outcomes: GeneOutcome[];
  deletions: ProjectDeletion[];
}

/**
 * Colonies and specimens of the plans on a gene that the caller may read, oldest first, with those of their alleles that are
 * of this gene, or of no gene that is known, and that the caller may read.
 */
export async function findGeneOutcomes(
  db: Db,
  geneId: number,
  caller: Subject,
  lists: Lists,
): Promise<OutcomesOfGene> {
  const { rows } = await sql<OutcomeRow>`
    select outcome.tpo, plan.pin, project_index.tpn, plan.work_unit_id as "workUnitId",
      outcome.outcome_type_id as "outcomeTypeId",
      coalesce(colony.name, specimen.specimen_external_ref) as name,
      coalesce(colony.status_id, specimen.status_id) as "statusId",
      case when colony.outcome_id is not null
        then (select max(date) from colony_status_stamp stamp
          where stamp.colony_id = colony.outcome_id and stamp.status_id = colony.status_id)
        else (select max(date) from specimen_status_stamp stamp
          where stamp.specimen_id = specimen.outcome_id and stamp.status_id = specimen.status_id) end as since,
      coalesce((
        select json_agg(json_build_object(
          'min', mutation.min, 'symbol', mutation.symbol, 'mgiAlleleId', mutation.mgi_allele_id,
          'typeId', mutation.molecular_mutation_type_id,
          'deletions', coalesce((
            select json_agg(json_build_object('chr', chr, 'start', start, 'stop', stop) order by id)
            from molecular_mutation_deletion deletion where deletion.mutation_id = mutation.id), '[]')) order by mutation.id)
        from mutation_outcome link
        join mutation on mutation.id = link.mutation_id
        where link.outcome_id = outcome.id and ${isOfGene(geneId)} and ${isMutationReadableBy(caller)}), '[]') as alleles,
      coalesce((
        select json_agg(json_build_object(
          'typeId', product_type_id, 'centreId', distribution_centre_id, 'networkId', distribution_network_id,
          'startDate', start_date, 'endDate', end_date) order by id)
        from distribution_product product where product.colony_id = outcome.id), '[]') as products
    from project_index
    join plan on plan.project_id = project_index.project_id
    join outcome on outcome.plan_id = plan.id
    left join colony on colony.outcome_id = outcome.id
    left join specimen on specimen.outcome_id = outcome.id
    where ${isOnGeneFor(geneId, caller)} and ${isPlanReadableBy(caller)}
    order by outcome.id`.execute(db);
  return {
    outcomes: rows.map((row) => toOutcome(row, lists)),
    deletions: rows.flatMap(deletionsOf),
  };
}

/** Mutations of another gene of a project on several genes are on the page of that gene. */
function isOfGene(geneId: number) {
  return sql<boolean>`(
    exists (select from mutation_gene named where named.mutation_id = mutation.id and named.gene_id = ${geneId})
    or not exists (select from mutation_gene named where named.mutation_id = mutation.id))`;
}

function toOutcome(row: OutcomeRow, lists: Lists): GeneOutcome {
  const { tpo, pin, tpn, name, since } = row;
  return {
    tpo,
    pin,
    tpn,
    workUnitName: lists.work_unit.get(row.workUnitId).name,
    outcomeTypeName: lists.outcome_type.get(row.outcomeTypeId).name,
    name,
    statusName: lists.status.nameOf(row.statusId),
    since,
    alleles: row.alleles.map((allele) => toAllele(allele, lists)),
    distributionProducts: row.products.map((product) => toProduct(product, lists)),
  };
}

function toProduct(
  { typeId, centreId, networkId, startDate, endDate }: ProductRow,
  lists: Lists,
): GeneProduct {
  return {
    distributionCentreName: lists.work_unit.get(centreId).name,
    productTypeName: lists.product_type.get(typeId).name,
    distributionNetworkName: lists.distribution_network.nameOf(networkId),
    startDate,
    endDate,
  };
}

function toAllele({ min, symbol, mgiAlleleId, typeId }: AlleleRow, lists: Lists): GeneAllele {
  return {
    min,
    symbol,
    mgiAlleleId,
    molecularMutationTypeName: lists.molecular_mutation_type.nameOf(typeId),
  };
}

function deletionsOf({ pin, tpo, name, alleles }: OutcomeRow): ProjectDeletion[] {
  return alleles.flatMap(({ min, symbol, deletions }) =>
    deletions
      .flatMap(placesOfDeletion)
      .map((place) => ({ pin, tpo, colonyName: name, min, symbol, ...place })),
  );
}
