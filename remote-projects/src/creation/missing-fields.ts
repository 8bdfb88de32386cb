import type { CreationValues, IntentionValues } from './creation-values.ts';

/** The required fields that are still empty, by their labels (spec part 1 §5, api-1 §11.3). */
export function missingFields({ consortia, privacyName, intentions, plan }: CreationValues): string[] {
  return [
    ...(consortia.length === 0 ? ['Consortia'] : []),
    ...missing('Privacy', privacyName),
    ...intentions.flatMap((intention, index) =>
      missingOfIntention(intention).map((label) =>
        intentions.length === 1 ? label : `${label} of intention ${index + 1}`,
      ),
    ),
    ...missing('Attempt Type', plan.attemptTypeName),
    ...missing('Work Unit', plan.workUnitName),
    ...missing('Work Group', plan.workGroupName),
  ];
}

function missingOfIntention({ molecularMutationTypeName, gene }: IntentionValues): string[] {
  return [
    ...missing('Molecular mutation type', molecularMutationTypeName),
    ...missing('Gene symbol', gene.symbol),
  ];
}

function missing(label: string, value: string): string[] {
  return value === '' ? [label] : [];
}
