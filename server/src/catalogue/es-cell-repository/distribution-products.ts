import { sql } from 'kysely';
import type { NewEsCellProduct, NewTargetingVectorProduct } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { dateOf } from '../../platform/http/requests/request-values.ts';
import { findEsCellByName } from './es-cell-rows.ts';

type Product = Omit<NewEsCellProduct, 'esCellName'>;

/** A transaction, and the look-up lists that names are resolved with. */
interface Work {
  tx: Db;
  lists: Lists;
}

/**
 * Sets where a clone can be ordered (api-3 section 6.2).
 *
 * @throws UserError for an identifier that a clone has already, an unknown clone, and an unknown network, in this
 * order
 */
export async function addEsCellProduct({ tx, lists }: Work, input: NewEsCellProduct): Promise<void> {
  await refuseRegistered(tx, 'targ_rep_es_cell_distribution_product', input);
  const id = await findEsCellByName(tx, input.esCellName ?? '');
  if (id === undefined) throw new UserError(`Es cell name [${input.esCellName ?? null}] does not exist.`);
  const product = resolveProduct(lists, input);
  await tx
    .insertInto('targ_rep_es_cell_distribution_product')
    .values({ es_cell_id: id, ...product })
    .execute();
}

/**
 * Sets where a targeting vector can be ordered (api-3 section 6.2).
 *
 * @throws UserError for an identifier that a vector has already, an unknown vector, and an unknown network, in this
 * order
 */
export async function addTargetingVectorProduct(
  { tx, lists }: Work,
  input: NewTargetingVectorProduct,
): Promise<void> {
  await refuseRegistered(tx, 'targ_rep_targeting_vector_distribution_product', input);
  const vector = await tx
    .selectFrom('targ_rep_targeting_vector')
    .select('id')
    .where('name', '=', input.targetingVectorName ?? '')
    .orderBy('id')
    .executeTakeFirst();
  if (vector === undefined)
    throw new UserError(`targeting vector name [${input.targetingVectorName ?? null}] does not exist.`);
  const product = resolveProduct(lists, input);
  await tx
    .insertInto('targ_rep_targeting_vector_distribution_product')
    .values({ targeting_vector_id: vector.id, ...product })
    .execute();
}

/** Of two requests with the same identifier at the same time the second waits, and is refused. */
async function refuseRegistered(
  tx: Db,
  table: 'targ_rep_es_cell_distribution_product' | 'targ_rep_targeting_vector_distribution_product',
  { distributionIdentifier: identifier }: Product,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${identifier}), 0))`.execute(tx);
  const found = await sql`
    select from ${sql.table(table)} where lower(distribution_identifier) = lower(${identifier}) limit 1`.execute(
    tx,
  );
  if (found.rows.length > 0)
    throw new UserError(`distribution Identifier [${identifier}] is already registered`);
}

function resolveProduct(lists: Lists, input: Product) {
  const networkId = lists.distribution_network.idOf(input.distributionNetworkName);
  if (networkId === null)
    throw new UserError(
      `distribution Network name [${input.distributionNetworkName ?? null}] does not exist.`,
    );
  return {
    distribution_network_id: networkId,
    start_date: dateOf(input.startDate, 'startDate'),
    end_date: dateOf(input.endDate, 'endDate'),
    distribution_identifier: input.distributionIdentifier,
  };
}
