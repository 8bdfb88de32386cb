import type { Colony, Outcome, Specimen } from 'shared/contract';
import type { Reader } from '../../identity/reader.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { link, linkList } from '../../platform/http/responses/hal.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { toStamps } from '../../catalogue/state-machines/status-stamps.ts';
import { COLONY_MACHINE, SPECIMEN_MACHINE } from '../../catalogue/state-machines/outcome-machines.ts';
import { statusTransition } from '../../catalogue/state-machines/engine.ts';
import { membersOf, membersOfRows } from '../../platform/records/represent.ts';
import { COLONY_FIELDS, PRODUCT_FIELDS } from './colonies/colony-fields.ts';
import { PROPERTY_FIELDS, SPECIMEN_FIELDS } from './specimens/specimen-fields.ts';
import type { ColonyRow, OutcomeRow, SpecimenRow } from './outcome-rows.ts';
import { colonyState, specimenState } from './outcome-state.ts';

/** Where an outcome is. */
export function outcomePath({ pin, tpo }: Pick<OutcomeRow, 'pin' | 'tpo'>): string {
  return `/api/plans/${pin}/outcomes/${tpo}`;
}

/** An outcome as the API describes it (api-2 §12.1), with what the caller may do next. */
export function toOutcome(row: OutcomeRow, lists: Lists, { caller, baseUrl }: Reader): Outcome {
  const path = outcomePath(row);
  return {
    pin: row.pin,
    tpo: row.tpo,
    outcomeTypeName: lists.outcome_type.get(row.outcomeTypeId).name,
    ...describe(row, lists, caller),
    _links: {
      self: link(baseUrl, path),
      mutations: linkList(
        baseUrl,
        row.mutations.map(({ min }) => `${path}/mutations/${min}`),
      ),
    },
  };
}

function describe(row: OutcomeRow, lists: Lists, caller: Subject): Pick<Outcome, 'colony' | 'specimen'> {
  if (row.colony !== null) return { colony: toColony(row, row.colony, lists, caller) };
  if (row.specimen !== null) return { specimen: toSpecimen(row, row.specimen, lists, caller) };
  return {};
}

function toColony(row: OutcomeRow, colony: ColonyRow, lists: Lists, caller: Subject): Colony {
  const members = membersOf(COLONY_FIELDS, colony, lists);
  return {
    ...members,
    statusDates: toStamps(colony.stamps, lists),
    distributionProducts: membersOfRows(PRODUCT_FIELDS, colony.products, lists),
    statusTransition: statusTransition(COLONY_MACHINE, members.statusName, colonyState(row, lists), caller),
  };
}

function toSpecimen(row: OutcomeRow, specimen: SpecimenRow, lists: Lists, caller: Subject): Specimen {
  const members = membersOf(SPECIMEN_FIELDS, specimen, lists);
  return {
    ...members,
    statusDates: toStamps(specimen.stamps, lists),
    specimenProperties: membersOfRows(PROPERTY_FIELDS, specimen.properties, lists),
    statusTransition: statusTransition(
      SPECIMEN_MACHINE,
      members.statusName,
      specimenState(row, lists),
      caller,
    ),
  };
}
