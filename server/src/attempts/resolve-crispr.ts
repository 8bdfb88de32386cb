import type { AssayInput, CrisprAttemptInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { booleanOf, dateOf, decimalOf, integerOf, noteOf, textOf } from '../http/request-values.ts';
import type { Liftover } from '../outside/liftover.ts';
import type { AssayValues, CrisprValues } from './attempt-row.ts';
import type { FieldOfAttempt } from './field-of-attempt.ts';
import { resolveGuides } from './resolve-guides.ts';
import { preparationTypeIdOf, reagentIdOf, strainIdOf } from './resolve-names.ts';
import { storedIdOf } from './stored-id.ts';

/**
 * A CRISPR attempt as it is to be stored (api-2 §4.1).
 *
 * @throws ApiError 400 for unknown names and guides that cannot be converted, OutsideServiceError
 */
export async function resolveCrisprAttempt(
  input: CrisprAttemptInput,
  context: { lists: Lists; liftover: Liftover; db: Db },
): Promise<CrisprValues> {
  const { lists } = context;
  return {
    kind: 'crispr',
    miDate: dateOf(input.miDate, 'crisprAttempt.miDate'),
    attemptExternalRef: textOf(input.attemptExternalRef),
    experimental: booleanOf(input.experimental),
    comment: noteOf(input.comment),
    mutagenesisExternalRef: textOf(input.mutagenesisExternalRef),
    embryoTransferDay: textOf(input.embryoTransferDay),
    totalTransferred: integerOf(input.totalTransferred),
    totalEmbryosInjected: integerOf(input.totalEmbryosInjected),
    totalEmbryosSurvived: integerOf(input.totalEmbryosSurvived),
    embryo2Cell: textOf(input.embryo2Cell),
    strainInjectedId: strainIdOf(input.strainInjectedName, lists, at('strainInjectedName')),
    ...resolveLists(input, lists),
    assay: assayOf(input.assay, lists),
    guides: await resolveGuides(input.guides ?? [], isCpf1First(input, lists), context),
  };
}

function at(field: string): FieldOfAttempt {
  return { object: 'crisprAttempt', field };
}

/** Cpf1 finds its PAM in front of the guide. The first nuclease of the request counts. */
function isCpf1First({ nucleases }: CrisprAttemptInput, lists: Lists): boolean {
  return lists.nuclease_type.find(nucleases?.[0]?.typeName)?.name === 'Cpf1';
}

function resolveLists(
  input: CrisprAttemptInput,
  lists: Lists,
): Pick<CrisprValues, 'nucleases' | 'mutagenesisDonors' | 'reagents' | 'genotypePrimers'> {
  return {
    nucleases: (input.nucleases ?? []).map((nuclease) => ({
      id: storedIdOf(nuclease.id),
      typeId: lists.nuclease_type.idOf(nuclease.typeName),
      classId: lists.nuclease_class.idOf(nuclease.className),
      concentration: decimalOf(nuclease.concentration),
    })),
    mutagenesisDonors: (input.mutagenesisDonors ?? []).map((donor, index) => ({
      id: storedIdOf(donor.id),
      vectorName: textOf(donor.vectorName),
      oligoSequenceFasta: textOf(donor.oligoSequenceFasta),
      concentration: decimalOf(donor.concentration),
      preparationTypeId: preparationTypeIdOf(
        donor.preparationTypeName,
        lists,
        at(`mutagenesisDonors.${index}.preparationTypeName`),
      ),
    })),
    reagents: (input.reagents ?? []).map((reagent, index) => ({
      id: storedIdOf(reagent.id),
      reagentId: reagentIdOf(reagent.reagentName, lists, at(`reagents.${index}.reagentName`)),
      concentration: wholeNumberOf(reagent.concentration),
    })),
    genotypePrimers: (input.genotypePrimers ?? []).map((primer) => ({
      id: storedIdOf(primer.id),
      name: textOf(primer.name),
      sequence: textOf(primer.sequence),
      genomicStartCoordinate: integerOf(primer.genomicStartCoordinate),
      genomicEndCoordinate: integerOf(primer.genomicEndCoordinate),
    })),
  };
}

/** The fraction of a reagent's concentration is cut off (api-2 §4.1.4). */
function wholeNumberOf(value: number | string | null | undefined): number | null {
  const number = decimalOf(value);
  return number === null ? null : Math.trunc(number);
}

/** An empty object is an assay of which nothing is known yet. */
function assayOf(input: AssayInput | null | undefined, lists: Lists): AssayValues | null {
  if (input === null || input === undefined) return null;
  return {
    typeId: lists.assay_type.findExact(input.typeName)?.id ?? null,
    numFounderPups: integerOf(input.numFounderPups),
    numFounderSelectedForBreeding: integerOf(input.numFounderSelectedForBreeding),
    founderNumAssays: integerOf(input.founderNumAssays),
    numG0WhereMutationDetected: integerOf(input.numG0WhereMutationDetected),
    numNhejG0Mutants: integerOf(input.numNhejG0Mutants),
    numDeletionG0Mutants: integerOf(input.numDeletionG0Mutants),
    numHrG0Mutants: integerOf(input.numHrG0Mutants),
    numHdrG0Mutants: integerOf(input.numHdrG0Mutants),
    numHdrG0MutantsAllDonorsInserted: integerOf(input.numHdrG0MutantsAllDonorsInserted),
    numHdrG0MutantsSubsetDonorsInserted: integerOf(input.numHdrG0MutantsSubsetDonorsInserted),
  };
}
