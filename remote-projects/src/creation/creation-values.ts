import type { ProjectCreation } from 'shared/contract';

/** A gene as it is being entered. */
export interface GeneEntry {
  /** What stands in the box. */
  text: string;
  /** Symbol of the gene that the text was found to mean; empty until then. */
  symbol: string;
  /** Its accession id; empty for a gene that was recognised by its symbol alone. */
  accessionId: string;
}

export interface IntentionValues {
  molecularMutationTypeName: string;
  mutationCategorizations: string[];
  gene: GeneEntry;
}

/** What is asked about the first plan. Its type is always `production`. */
export interface PlanValues {
  attemptTypeName: string;
  workUnitName: string;
  workGroupName: string;
  funderNames: string[];
  comment: string;
}

/** The values of the creation form; an empty text is no value. */
export interface CreationValues {
  consortia: string[];
  privacyName: string;
  recovery: boolean;
  comment: string;
  intentions: IntentionValues[];
  plan: PlanValues;
}

export const PLAN_TYPE = 'production';

const NO_GENE: GeneEntry = { text: '', symbol: '', accessionId: '' };

export function emptyIntention(): IntentionValues {
  return { molecularMutationTypeName: '', mutationCategorizations: [], gene: NO_GENE };
}

/** What the form begins with: one empty intention, no recovery (spec part 1 §2 and §9). */
export const EMPTY_CREATION: CreationValues = {
  consortia: [],
  privacyName: '',
  recovery: false,
  comment: '',
  intentions: [emptyIntention()],
  plan: { attemptTypeName: '', workUnitName: '', workGroupName: '', funderNames: [], comment: '' },
};

/**
 * The same for a person: what there is no choice about is chosen.
 *
 * @param gene symbol of the gene that the project is to be about, of a list of genes; empty without one
 */
export function emptyCreationOf(
  work: Pick<PlanValues, 'workUnitName' | 'workGroupName'>,
  consortium: string,
  gene = '',
): CreationValues {
  return {
    ...EMPTY_CREATION,
    intentions: [{ ...emptyIntention(), gene: { text: gene, symbol: gene, accessionId: '' } }],
    consortia: consortium === '' ? [] : [consortium],
    plan: { ...EMPTY_CREATION.plan, ...work },
  };
}

/** The shape of a draft: one element in each list. */
export const DRAFT_EXAMPLE: CreationValues = {
  ...EMPTY_CREATION,
  consortia: [''],
  intentions: [{ ...emptyIntention(), mutationCategorizations: [''] }],
  plan: { ...EMPTY_CREATION.plan, funderNames: [''] },
};

/** The request that creates the project with its first plan (spec part 1 §3, api-1 §11.3). */
export function creationOf(values: CreationValues): ProjectCreation {
  const { plan } = values;
  return {
    comment: textToSend(values.comment),
    privacyName: values.privacyName,
    recovery: values.recovery,
    consortia: values.consortia.map((consortiumName) => ({ consortiumName })),
    projectIntentions: values.intentions.map(({ gene, ...intention }) => ({
      molecularMutationTypeName: intention.molecularMutationTypeName,
      mutationCategorizations: intention.mutationCategorizations.map((name) => ({ name })),
      intentionByGene: { gene: { symbol: gene.symbol } },
    })),
    planDetails: {
      typeName: PLAN_TYPE,
      attemptTypeName: plan.attemptTypeName,
      workUnitName: plan.workUnitName,
      workGroupName: plan.workGroupName,
      funderNames: plan.funderNames,
      comment: textToSend(plan.comment),
    },
  };
}

function textToSend(text: string): string | null {
  return text.trim() === '' ? null : text;
}
