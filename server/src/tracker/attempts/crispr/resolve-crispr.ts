import type { CrisprAttemptInput } from 'shared/contract';
import type { Liftover } from '../../../catalogue/external-services/liftover.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { valuesOf } from '../../../platform/records/resolve.ts';
import type { CrisprValues } from '../attempt-row.ts';
import { inAttempt, storedIdOf } from '../field-of-attempt.ts';
import {
  ASSAY_FIELDS,
  CRISPR_FIELDS,
  DONOR_FIELDS,
  NUCLEASE_FIELDS,
  PRIMER_FIELDS,
  REAGENT_FIELDS,
} from './crispr-fields.ts';
import { withReagentNames } from './reagent-names.ts';
import { resolveGuides } from './resolve-guides.ts';

/**
 * A CRISPR attempt as it is to be stored (api-2 §4.1).
 *
 * @throws ApiError 400 for unknown names and guides that cannot be converted, ExternalServiceError
 */
export async function resolveCrisprAttempt(
  input: CrisprAttemptInput,
  context: { lists: Lists; liftover: Liftover; db: Db },
): Promise<CrisprValues> {
  const { lists } = context;
  return {
    kind: 'crispr',
    ...valuesOf(CRISPR_FIELDS, input, inAttempt('crisprAttempt', lists)),
    ...resolveLists(input, lists),
    reagents: await resolveReagents(input.reagents ?? [], context),
    // An empty object is an assay of which nothing is known yet.
    assay: input.assay
      ? valuesOf(ASSAY_FIELDS, input.assay, inAttempt('crisprAttempt', lists, 'assay'))
      : null,
    guides: await resolveGuides(input.guides ?? [], isCpf1First(input, lists), context),
  };
}

/** Cpf1 finds its PAM in front of the guide. The first nuclease of the request counts. */
function isCpf1First({ nucleases }: CrisprAttemptInput, lists: Lists): boolean {
  return lists.nuclease_type.find(nucleases?.[0]?.typeName)?.name === 'Cpf1';
}

function resolveLists(
  input: CrisprAttemptInput,
  lists: Lists,
): Pick<CrisprValues, 'nucleases' | 'mutagenesisDonors' | 'genotypePrimers'> {
  const row = (list: string, index: number) => inAttempt('crisprAttempt', lists, `${list}.${index}`);
  return {
    nucleases: (input.nucleases ?? []).map((nuclease, index) => ({
      id: storedIdOf(nuclease.id),
      ...valuesOf(NUCLEASE_FIELDS, nuclease, row('nucleases', index)),
    })),
    mutagenesisDonors: (input.mutagenesisDonors ?? []).map((donor, index) => ({
      id: storedIdOf(donor.id),
      ...valuesOf(DONOR_FIELDS, donor, row('mutagenesisDonors', index)),
    })),
    genotypePrimers: (input.genotypePrimers ?? []).map((primer, index) => ({
      id: storedIdOf(primer.id),
      ...valuesOf(PRIMER_FIELDS, primer, row('genotypePrimers', index)),
    })),
  };
}

async function resolveReagents(
  sent: NonNullable<CrisprAttemptInput['reagents']>,
  context: { lists: Lists; db: Db },
): Promise<CrisprValues['reagents']> {
  const reagents = await withReagentNames(sent, context);
  return reagents.map((reagent, index) => ({
    id: storedIdOf(reagent.id),
    ...valuesOf(REAGENT_FIELDS, reagent, inAttempt('crisprAttempt', context.lists, `reagents.${index}`)),
  }));
}
