import type { GeneListRecordInput } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { findGenes, type ResolvedGene } from '../../catalogue/genes/resolve-genes.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { booleanOf, integerOf, textOf } from '../../platform/http/requests/request-values.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { beginChange, changeableList, type GeneListOwner } from './gene-list.ts';
import { genesInList, recordsInList, typesOfList, genesKey, repeatedGenes } from './stored-genes.ts';
import { writeRecords, type WantedRecord } from './write-records.ts';

/** A change of the list of a consortium. */
export interface ListChange {
  caller: Subject;
  consortiumName: string;
  /** The version that the caller has read, if the request has one. */
  expectedVersion: number | null;
}

/** A record with the symbols that refusals name. */
interface ReadRecord extends WantedRecord {
  symbols: readonly string[];
}

/**
 * Adds records to a list and replaces others whole (api-3 §1.7). Nothing is saved when one of them is refused.
 *
 * @throws UserError with the texts of api-3 §1.7
 */
export async function changeRecords(
  tx: Db,
  change: ListChange,
  inputs: readonly GeneListRecordInput[],
): Promise<void> {
  const list = await changeableList(tx, change.caller, change.consortiumName);
  await beginChange(tx, list, change.expectedVersion);
  const types = await typesOfList(tx, list);
  const genes = await genesOf(tx, inputs);
  const records = inputs.map((input, position) =>
    readRecord(input, genes[position] ?? [], (name) => typeId(types, name, list)),
  );
  await refuseUnknownRecords(tx, list, records);
  await refuseRepeatedGenes(tx, list, records);
  await writeRecords(tx, list, records);
}

/** The genes of each record. @throws UserError for the first that is unknown */
async function genesOf(tx: Db, inputs: readonly GeneListRecordInput[]): Promise<ResolvedGene[][]> {
  const terms = inputs.flatMap(({ genes }) => (genes ?? []).map(({ symbol }) => textOf(symbol)));
  const found = await findGenes(tx, terms);
  let next = 0;
  return inputs.map(({ genes }) =>
    (genes ?? []).map(({ symbol }) => {
      const gene = found.get(next++);
      if (gene === undefined)
        throw new UserError(`${String(textOf(symbol))} is not a valid gene symbol or accession id.`);
      return gene;
    }),
  );
}

function readRecord(
  input: GeneListRecordInput,
  genes: readonly ResolvedGene[],
  typeIdOf: (name: string) => number,
): ReadRecord {
  // The same gene twice adds no information (spec part 2 §5).
  const once = [...new Map(genes.map((gene) => [gene.id, gene])).values()];
  if (once.length === 0) throw new UserError('A record needs at least one gene.');
  const names = (input.recordTypes ?? []).flatMap((name) => textOf(name) ?? []);
  return {
    id: integerOf(input.id),
    note: textOf(input.note),
    visible: booleanOf(input.visible) ?? false,
    geneIds: once.map(({ id }) => id),
    symbols: once.map(({ symbol }) => symbol),
    typeIds: [...new Set(names)].map(typeIdOf),
  };
}

/** @throws UserError for a type that the list does not have: leaving it out would lose what was chosen */
export function typeId(types: ReadonlyMap<string, number>, name: string, list: GeneListOwner): number {
  const id = types.get(name);
  if (id === undefined) throw new UserError(noSuchType(name, list));
  return id;
}

export function noSuchType(name: string, { consortiumName }: GeneListOwner): string {
  return `Record type ${name} does not exist in consortium ${consortiumName}.`;
}

async function refuseUnknownRecords(
  tx: Db,
  list: GeneListOwner,
  records: readonly ReadRecord[],
): Promise<void> {
  const asked = records.flatMap(({ id }) => id ?? []);
  const known = await recordsInList(tx, list, asked);
  for (const id of asked) {
    // Each id is taken once.
    if (!known.delete(id))
      throw new UserError(
        `The record ${id} is not in the gene list of ${list.consortiumName} any more, or is there twice.`,
      );
  }
}

async function refuseRepeatedGenes(
  tx: Db,
  list: GeneListOwner,
  records: readonly ReadRecord[],
): Promise<void> {
  const keys = records.map(({ geneIds }) => genesKey(geneIds));
  const leftOut = records.flatMap(({ id }) => id ?? []);
  const stored = await genesInList(tx, list, keys, leftOut);
  const repeated = repeatedGenes(records);
  const refused = records.find(
    ({ geneIds }, position) => stored.has(genesKey(geneIds)) || repeated.has(position),
  );
  if (refused !== undefined)
    throw new UserError(`Gene(s) [[${refused.symbols.join(', ')}]] already in this list.`);
}
