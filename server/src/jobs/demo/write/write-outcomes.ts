import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import { accountOf } from '../sources/centres.ts';
import { lastDate, lastStatus, type DemoColony, type DemoSpecimen } from '../sources/model.ts';
import { registeredAt, type NumberedOutcome } from '../sources/numbering.ts';

type NumberedColony = NumberedOutcome<DemoColony>;
type NumberedSpecimen = NumberedOutcome<DemoSpecimen>;

/** Writes colonies and specimens as outcomes with their stamps, and how colonies are offered to others. */
export async function writeOutcomes(
  db: Db,
  outcomes: readonly NumberedOutcome[],
  ids: CatalogueIds,
): Promise<void> {
  await bulkInsert(
    db,
    'outcome',
    outcomes.map((entry) => ({
      id: entry.id,
      outcome_type_id: ids.outcomeType(entry.outcome.kind === 'colony' ? 'Colony' : 'Specimen'),
      plan_id: entry.plan.id,
      version: 1,
      ...auditOf(entry),
    })),
  );
  const colonies = outcomes.flatMap(({ outcome, ...entry }): NumberedColony[] =>
    outcome.kind === 'colony' ? [{ ...entry, outcome }] : [],
  );
  const specimens = outcomes.flatMap(({ outcome, ...entry }): NumberedSpecimen[] =>
    outcome.kind === 'specimen' ? [{ ...entry, outcome }] : [],
  );
  await writeColonies(db, colonies, ids);
  await writeSpecimens(db, specimens, ids);
}

async function writeColonies(db: Db, colonies: readonly NumberedColony[], ids: CatalogueIds): Promise<void> {
  await bulkInsert(
    db,
    'colony',
    colonies.map((entry) => ({
      outcome_id: entry.id,
      name: entry.outcome.name,
      legacy_modification: false,
      legacy_without_sequence: entry.outcome.withoutSequence,
      strain_id: ids.strain(entry.outcome.strain),
      status_id: ids.status(lastStatus(entry.outcome.stamps)),
      ...auditOf(entry),
    })),
  );
  await bulkInsert(
    db,
    'colony_status_stamp',
    colonies.flatMap(({ id, outcome }) =>
      outcome.stamps.map(({ status, date }) => ({ colony_id: id, status_id: ids.status(status), date })),
    ),
  );
  await bulkInsert(
    db,
    'distribution_product',
    colonies.flatMap(({ id, outcome }) =>
      outcome.products.map((product) => ({
        colony_id: id,
        product_type_id: ids.productType(product.type),
        distribution_centre_id: ids.workUnit(product.centre),
        distribution_network_id: product.network === null ? null : ids.distributionNetwork(product.network),
        start_date: product.startDate,
        end_date: product.endDate,
        distribution_identifier: product.identifier,
      })),
    ),
  );
}

async function writeSpecimens(
  db: Db,
  specimens: readonly NumberedSpecimen[],
  ids: CatalogueIds,
): Promise<void> {
  await bulkInsert(
    db,
    'specimen',
    specimens.map((entry) => ({
      outcome_id: entry.id,
      specimen_external_ref: entry.outcome.externalRef,
      specimen_type_id: ids.specimenType('haplo-essential'),
      strain_id: ids.strain(entry.outcome.strain),
      status_id: ids.status(lastStatus(entry.outcome.stamps)),
      ...auditOf(entry),
    })),
  );
  await bulkInsert(
    db,
    'specimen_status_stamp',
    specimens.flatMap(({ id, outcome }) =>
      outcome.stamps.map(({ status, date }) => ({ specimen_id: id, status_id: ids.status(status), date })),
    ),
  );
}

/** The audit columns of what was registered with an outcome, and not changed since, by the member of its work unit. */
export function registrationOf({ outcome, plan }: NumberedOutcome) {
  const at = registeredAt(outcome);
  const member = accountOf('member', plan.plan.workUnit);
  return { created_at: at, created_by: member, last_modified: at, last_modified_by: member };
}

/** Those of the outcome, which its steps have changed. */
function auditOf(entry: NumberedOutcome) {
  return { ...registrationOf(entry), last_modified: lastDate(entry.outcome.stamps) };
}
