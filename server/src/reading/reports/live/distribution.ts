import { sql } from 'kysely';
import type { DistributionReportQuery } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import { isPlanReadableBy } from '../../../identity/permissions/plan-visibility.ts';
import { mapPieces, readListing, type Listing } from '../listing.ts';
import type { Cell, TsvFile } from '../tsv.ts';
import type { ReportReader } from './reader.ts';

/** What is offered of something: of a colony also where, and as what. */
interface Product {
  name: string;
  workUnit: string;
  productType: string;
  network: string;
  startDate: string | null;
  endDate: string | null;
  identifier: string | null;
}

interface Kind {
  /** Spelled as those who read these files know it. */
  fileName: string;
  header: readonly string[];
  listing: (reader: ReportReader, networkName: string) => Listing<Product>;
  cells: (product: Product) => Cell[];
}

/** Nothing is written out in these reports. */
const written = (value: string | null) => value ?? 'null';
const OFFER_HEADER = ['Start Date', 'End Date', 'Distribution Identifier'];
const offer = ({ startDate, endDate, identifier }: Product) => [startDate, endDate, identifier].map(written);

/** Products in the repository: everybody knows of them. */
function ofRepository(kind: 'Es Cell' | 'Targeting Vector'): Kind {
  const isEsCell = kind === 'Es Cell';
  const table = sql.table(isEsCell ? 'targ_rep_es_cell' : 'targ_rep_targeting_vector');
  const owner = sql.ref(isEsCell ? 'product.es_cell_id' : 'product.targeting_vector_id');
  return {
    fileName: `${kind.replace(' ', '_')}_Distribution_Idnetifier`,
    header: [`${kind} Name`, 'Distribution Network', ...OFFER_HEADER],
    listing: (_reader, networkName) => ({
      columns: sql`owner.name, '' as "workUnit", '' as "productType", ${OFFER}`,
      from: sql`distribution_product product
        join ${table} owner on owner.id = ${owner}
        join distribution_network network on network.id = product.distribution_network_id`,
      where: sql`lower(network.name) = lower(${networkName})`,
      order: sql`owner.name, product.id`,
      id: sql`product.id`,
    }),
    cells: (product) => [product.name, product.network, ...offer(product)],
  };
}

const OFFER = sql`network.name as network, product.start_date::text as "startDate",
  product.end_date::text as "endDate", product.distribution_identifier as identifier`;

/** Colonies that have an identifier in the network. */
const OF_COLONIES: Kind = {
  fileName: 'Colony_Distribution_Idnetifier',
  header: ['Colony Name', 'Work Unit', 'Distribution Network', 'Product Type', ...OFFER_HEADER],
  listing: ({ caller }, networkName) => ({
    columns: sql`colony.name, work_unit.name as "workUnit", product_type.name as "productType", ${OFFER}`,
    from: sql`distribution_product product
      join distribution_network network on network.id = product.distribution_network_id
      join work_unit on work_unit.id = product.distribution_centre_id
      join product_type on product_type.id = product.product_type_id
      join colony on colony.outcome_id = product.colony_id
      join outcome on outcome.id = colony.outcome_id
      join plan on plan.id = outcome.plan_id
      join project_index on project_index.project_id = plan.project_id and ${isPlanReadableBy(caller)}`,
    where: sql`lower(network.name) = lower(${networkName}) and product.distribution_identifier is not null`,
    order: sql`colony.name, product.id`,
    id: sql`product.id`,
    among: sql`distribution_product product
      join distribution_network network on network.id = product.distribution_network_id
      join colony on colony.outcome_id = product.colony_id
      where lower(network.name) = lower(${networkName}) and product.distribution_identifier is not null`,
  }),
  cells: (product) => [
    product.name,
    product.workUnit,
    product.network,
    product.productType,
    ...offer(product),
  ],
};

const KINDS = new Map([
  ['colony', OF_COLONIES],
  ['escell', ofRepository('Es Cell')],
  ['targetingvector', ofRepository('Targeting Vector')],
]);

/** The distribution networks, in the order of the catalogue. */
export async function distributionNetworkNames(db: Db): Promise<string[]> {
  const networks = await db.selectFrom('distribution_network').select('name').orderBy('id').execute();
  return networks.map(({ name }) => name);
}

/**
 * What a distribution network offers (api-3 §8.3.2).
 *
 * @throws UserError for an unknown network or kind
 */
export async function distributionReport(
  reader: ReportReader,
  { networkname, reporttype }: DistributionReportQuery,
): Promise<TsvFile> {
  const kind = KINDS.get(reporttype.trim().toLowerCase());
  if (kind === undefined)
    throw new UserError(`The reporttype is 'colony', 'esCell' or 'targetingVector', not '${reporttype}'.`);
  const networkName = networkname.trim();
  const isKnown = await reader.db
    .selectFrom('distribution_network')
    .select('id')
    .where(sql<string>`lower(name)`, '=', networkName.toLowerCase())
    .executeTakeFirst();
  if (isKnown === undefined) throw new UserError(`Distribution Network ${networkName} does not exist`);
  const products = await readListing(reader.db, kind.listing(reader, networkName));
  return { name: kind.fileName, header: kind.header, rows: mapPieces(products, kind.cells) };
}
