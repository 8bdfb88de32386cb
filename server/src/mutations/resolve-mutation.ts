import type { MutationInput, NewMutationInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { resolveGenes, type ResolvedGene } from '../genes/resolve-genes.ts';
import { UserError } from '../http/errors.ts';
import { booleanOf, noteOf, textOf } from '../http/request-values.ts';
import type { MutationChange } from './mutation-change.ts';
import {
  resolveAlignment,
  resolveCategorizations,
  resolveDeletion,
  resolveExons,
  resolveInsertion,
  resolveQcResult,
  resolveSequences,
} from './resolve-parts.ts';

/** What request bodies are resolved with. */
export interface Resolving {
  db: Db;
  lists: Lists;
}

/**
 * What an update stores (api-2 §15.4): simple members, QC results and categorizations that are missing are cleared,
 * the other lists stay as they are.
 *
 * @throws UserError, NotFoundError for names that nobody knows (§15.3), ValidationError
 */
export async function resolveChange(body: MutationInput, { db, lists }: Resolving): Promise<MutationChange> {
  const columns = resolveColumns(body, lists);
  const genes = body.genes ? distinct(await resolveGenes(db, body.genes)) : null;
  const exons = (list: MutationInput['targetedExons'], canonical: boolean) =>
    list ? resolveExons(list, canonical) : null;
  return {
    columns,
    genes,
    qcResults: (body.mutationQcResults ?? []).map((result) => resolveQcResult(result, lists)),
    sequences: body.mutationSequences ? resolveSequences(body.mutationSequences, lists) : null,
    insertions: body.insertionSequences?.map(resolveInsertion) ?? null,
    categorizationIds: resolveCategorizations(body.mutationCategorizations ?? [], lists),
    deletions: body.molecularMutationDeletions?.map(resolveDeletion) ?? null,
    targetedExons: exons(body.targetedExons, false),
    canonicalTargetedExons: exons(body.canonicalTargetedExons, true),
    alignedFastas: body.alignedFastas?.map(resolveAlignment) ?? null,
  };
}

/**
 * What a creation stores (api-2 §15.3): as an update, with the two flags that have a default.
 *
 * @throws as `resolveChange`
 */
export async function resolveCreation(body: NewMutationInput, resolving: Resolving): Promise<MutationChange> {
  const change = await resolveChange(body, resolving);
  const { is_mutation_deletion_checked: isReleased, is_deletion_coordinates_updated_manually: isManual } =
    change.columns;
  return {
    ...change,
    columns: {
      ...change.columns,
      is_mutation_deletion_checked: isReleased ?? true,
      is_deletion_coordinates_updated_manually: isManual ?? false,
    },
  };
}

function resolveColumns(body: MutationInput, lists: Lists): MutationChange['columns'] {
  return {
    symbol: textOf(body.symbol),
    description: textOf(body.description),
    qc_note: textOf(body.qcNote),
    mgi_allele_symbol_requires_construction: booleanOf(body.mgiAlleleSymbolRequiresConstruction),
    genetic_mutation_type_id: geneticTypeId(noteOf(body.geneticMutationTypeName), lists),
    molecular_mutation_type_id: molecularTypeId(noteOf(body.molecularMutationTypeName), lists),
    is_deletion_coordinates_updated_manually: booleanOf(body.isDeletionCoordinatesUpdatedManually),
    is_mutation_deletion_checked: booleanOf(body.isMutationDeletionChecked),
  };
}

function geneticTypeId(name: string | null, lists: Lists): number | null {
  const type = lists.genetic_mutation_type.find(name);
  if (name !== null && type === undefined)
    throw new UserError(`Genetic mutation type ${name} does not exist.`);
  return type?.id ?? null;
}

function molecularTypeId(name: string | null, lists: Lists): number | null {
  const type = lists.molecular_mutation_type.find(name);
  if (name !== null && type === undefined)
    throw new UserError(`Molecular mutation type name '${name}' does not exist.`);
  return type?.id ?? null;
}

/** Each gene once, in the order of the request. */
function distinct(genes: readonly ResolvedGene[]): ResolvedGene[] {
  return [...new Map(genes.map((gene) => [gene.id, gene])).values()];
}
