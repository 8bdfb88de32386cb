import { ASSAY_FIELDS, LITTER_FIELDS } from 'shared/record-fields';

const BORN = LITTER_FIELDS[0];
const COUNTS = ASSAY_FIELDS.filter((field) => field.kind === 'count');

/** Counts of a litter, and how many embryos it is of; what is not known is missing or null. */
export type LitterCounts = Partial<
  Record<(typeof COUNTS)[number]['name'] | 'totalTransferred', number | null>
>;

/** No more founders can be found than pups were born, and no more pups are born than embryos were transferred. */
export function litterWarnings({ totalTransferred = null, ...counts }: LitterCounts): string[] {
  const born = counts[BORN.name] ?? null;
  const ofEmbryos = { most: totalTransferred, what: 'embryos transferred' };
  const ofPups = born === null ? ofEmbryos : { most: born, what: 'pups born' };
  return COUNTS.flatMap(({ name, label }) => {
    const { most, what } = name === BORN.name ? ofEmbryos : ofPups;
    const number = counts[name] ?? null;
    return number !== null && most !== null && number > most
      ? [`${label} (${number}) is more than the ${what} (${most}).`]
      : [];
  });
}
