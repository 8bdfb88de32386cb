import { ES_CELL_LITTER_FIELDS, MATING_FIELDS, TRANSFER_FIELDS } from 'shared/record-fields';
import { isDay } from 'shared/ui';
import type { EsCellValues } from './es-cell-values.ts';

/** Cards with counts. */
export type CountedSection = 'esCellTransfer' | 'esCellLitter' | 'esCellMating';

const FIELDS = {
  esCellTransfer: TRANSFER_FIELDS,
  esCellLitter: ES_CELL_LITTER_FIELDS,
  esCellMating: MATING_FIELDS,
} as const;

type FieldName = (typeof FIELDS)[CountedSection][number]['name'];

const OF_MALES = 'totalMaleChimeras';

/** Counts that are a part of another one, by their names. */
const PARTS: Readonly<Partial<Record<FieldName, { of: FieldName; what: string }>>> = {
  totalTransferred: { of: 'totalBlastsInjected', what: 'blastocysts injected' },
  totalPupsBorn: { of: 'totalTransferred', what: 'blastocysts transferred' },
  totalFemaleChimeras: { of: 'totalPupsBorn', what: 'pups born' },
  [OF_MALES]: { of: 'totalPupsBorn', what: 'pups born' },
  numberOfMalesWith0To39PercentChimerism: { of: OF_MALES, what: 'male chimeras' },
  numberOfMalesWith40To79PercentChimerism: { of: OF_MALES, what: 'male chimeras' },
  numberOfMalesWith80To99PercentChimerism: { of: OF_MALES, what: 'male chimeras' },
  numberOfMalesWith100PercentChimerism: { of: OF_MALES, what: 'male chimeras' },
  numberOfChimeraMatingsSuccessful: { of: 'numberOfChimeraMatingsAttempted', what: 'matings attempted' },
};

/** What contradicts something else, of the fields of a card. */
export function esCellWarnings(section: CountedSection, values: EsCellValues): string[] {
  const { esCellDetails, esCellTransfer, esCellLitter, esCellMating } = values;
  const counts = new Map<string, unknown>(
    Object.entries({ ...esCellTransfer, ...esCellLitter, ...esCellMating }),
  );
  const tooMany = FIELDS[section].flatMap(({ name, label }) => {
    const { of = '', what = '' } = PARTS[name] ?? {};
    const [part, whole] = [counts.get(name), counts.get(of)];
    return typeof part === 'number' && typeof whole === 'number' && part > whole
      ? [`${label} (${part}) is more than the ${what} (${whole}).`]
      : [];
  });
  return section === 'esCellMating'
    ? [...matedTooEarly(esCellMating.dateChimerasMated, esCellDetails.miDate), ...tooMany]
    : tooMany;
}

function matedTooEarly(mated: string | null, injected: string | null): string[] {
  const areDays = mated !== null && injected !== null && isDay(mated) && isDay(injected);
  return areDays && mated < injected
    ? [`Chimeras were mated (${mated}) before the MI date (${injected}).`]
    : [];
}
