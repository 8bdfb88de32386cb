import type { CategorizationInput, MutationCategorization } from 'shared/contract';

/** Categorizations as values of the controls; an empty text means no value. */
export interface CategorizationValues {
  repairMechanism: string;
  /** Class of an ES cell allele: `a`, `.1`, and `''` (two apostrophes) for one without a letter. */
  alleleClass: string;
  alleleCategories: string[];
}

export const NO_CATEGORIZATIONS: CategorizationValues = {
  repairMechanism: '',
  alleleClass: '',
  alleleCategories: [],
};

const TYPES = ['repair_mechanism', 'esc_allele_class', 'allele_category'] as const;
type CategorizationType = (typeof TYPES)[number];

export function categorizationValues(stored: readonly MutationCategorization[]): CategorizationValues {
  return {
    repairMechanism: namesOfType(stored, 'repair_mechanism')[0] ?? '',
    alleleClass: namesOfType(stored, 'esc_allele_class')[0] ?? '',
    alleleCategories: namesOfType(stored, 'allele_category'),
  };
}

/** What is sent: those of a type that nobody touched, and those of other types, go back as they came. */
export function categorizationInputs(
  values: CategorizationValues,
  stored: readonly MutationCategorization[],
): CategorizationInput[] {
  const before = categorizationValues(stored);
  const others = stored.filter(({ typeName }) => !TYPES.some((type) => type === typeName));
  const edited = TYPES.flatMap((type): CategorizationInput[] => {
    const names = chosenNames(values, type);
    if (isSameChoice(names, chosenNames(before, type))) return stored.filter(ofType(type));
    return names.map((name) => ({ name, typeName: type }));
  });
  return [...others, ...edited].map(({ name, typeName }) => ({ name, typeName }));
}

function chosenNames(values: CategorizationValues, type: CategorizationType): string[] {
  if (type === 'allele_category') return values.alleleCategories;
  const name = type === 'repair_mechanism' ? values.repairMechanism : values.alleleClass;
  return name === '' ? [] : [name];
}

function namesOfType(stored: readonly MutationCategorization[], type: CategorizationType): string[] {
  return stored.filter(ofType(type)).map(({ name }) => name);
}

const ofType = (type: CategorizationType) => (each: MutationCategorization) => each.typeName === type;

/** Their order means nothing. */
export function isSameChoice(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}
