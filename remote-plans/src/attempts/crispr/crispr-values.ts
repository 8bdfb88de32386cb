import type { Configuration, CrisprAttempt, Plan, PlanUpdate } from 'shared/contract';
import type { PlainValues } from '../fields/plain-field.ts';
import { isUntouched, storedOf, valuesOf } from '../fields/plain-values.ts';
import { ASSAY_FIELDS, DETAILS_FIELDS, INJECTION_FIELDS, MUTAGENESIS_FIELDS } from './crispr-fields.ts';
import { guideInputsOf, guideRowsOf, type GuideRow } from './guides/guide-values.ts';
import { rowInputsOf, rowsOf } from './tables/row-values.ts';
import {
  DONOR_CELLS,
  PRIMER_CELLS,
  REAGENT_CELLS,
  type DonorRow,
  type NucleaseRow,
  type PrimerRow,
  type ReagentRow,
} from './tables/table-cells.ts';
import { donorInputsOf, nucleaseInputsOf, nucleaseRowsOf } from './tables/table-rows.ts';

/** Values of the form, a member for each of its cards; what hangs together in a table is under `rows`. */
export interface CrisprValues {
  crisprDetails: PlainValues<(typeof DETAILS_FIELDS)[number]>;
  mutagenesisDetails: PlainValues<(typeof MUTAGENESIS_FIELDS)[number]>;
  nucleases: { rows: NucleaseRow[] };
  guides: { rows: GuideRow[] };
  genotypePrimers: { rows: PrimerRow[] };
  mutagenesisDonors: { rows: DonorRow[] };
  reagents: { rows: ReagentRow[] };
  injectionDetails: PlainValues<(typeof INJECTION_FIELDS)[number]>;
  assay: PlainValues<(typeof ASSAY_FIELDS)[number]>;
}

/** What a form holds of a plan that has no attempt yet. */
const NO_ROWS: Pick<CrisprAttempt, TableName> = {
  nucleases: [],
  guides: [],
  genotypePrimers: [],
  mutagenesisDonors: [],
  reagents: [],
};
type TableName = 'nucleases' | 'guides' | 'genotypePrimers' | 'mutagenesisDonors' | 'reagents';

export function crisprValuesOf(
  { crisprAttempt: stored }: Pick<Plan, 'crisprAttempt'>,
  lists: Pick<Configuration, 'nucleaseTypes'>,
): CrisprValues {
  const tables = stored ?? NO_ROWS;
  return {
    crisprDetails: valuesOf(DETAILS_FIELDS, stored),
    mutagenesisDetails: valuesOf(MUTAGENESIS_FIELDS, stored),
    nucleases: { rows: nucleaseRowsOf(tables.nucleases, lists) },
    guides: { rows: guideRowsOf(tables.guides) },
    genotypePrimers: { rows: rowsOf(PRIMER_CELLS, tables.genotypePrimers) },
    mutagenesisDonors: { rows: rowsOf(DONOR_CELLS, tables.mutagenesisDonors) },
    reagents: { rows: rowsOf(REAGENT_CELLS, tables.reagents) },
    injectionDetails: valuesOf(INJECTION_FIELDS, stored),
    assay: valuesOf(ASSAY_FIELDS, stored?.assay ?? undefined),
  };
}

type CrisprInput = NonNullable<PlanUpdate['crisprAttempt']>;

function crisprAttemptOf(values: CrisprValues, stored: CrisprAttempt | undefined): CrisprInput {
  const tables = stored ?? NO_ROWS;
  return {
    ...storedOf(DETAILS_FIELDS, values.crisprDetails, stored),
    ...storedOf(MUTAGENESIS_FIELDS, values.mutagenesisDetails, stored),
    ...storedOf(INJECTION_FIELDS, values.injectionDetails, stored),
    nucleases: nucleaseInputsOf(values.nucleases.rows, tables.nucleases),
    guides: guideInputsOf(values.guides.rows, tables.guides),
    genotypePrimers: rowInputsOf(PRIMER_CELLS, values.genotypePrimers.rows, tables.genotypePrimers),
    mutagenesisDonors: donorInputsOf(values.mutagenesisDonors.rows, tables.mutagenesisDonors),
    reagents: rowInputsOf(REAGENT_CELLS, values.reagents.rows, tables.reagents),
    assay: assayOf(values.assay, stored),
  };
}

/** An assay of which nothing was ever recorded stays none: an empty one would be stored as one. */
function assayOf(values: CrisprValues['assay'], stored: CrisprAttempt | undefined): CrisprInput['assay'] {
  const before = stored?.assay ?? undefined;
  if (before === undefined && isUntouched(ASSAY_FIELDS, values, before)) return null;
  return storedOf(ASSAY_FIELDS, values, before);
}

/** The attempt to send; none while it is neither stored nor begun. */
export function crisprInputOf(values: CrisprValues, plan: Plan): Partial<PlanUpdate> {
  if (plan.crisprAttempt === undefined && isCrisprUntouched(values, plan)) return {};
  return { crisprAttempt: crisprAttemptOf(values, plan.crisprAttempt) };
}

/** Whether nothing of the attempt has been changed: then nothing of it need be complete either. */
export function isCrisprUntouched(values: CrisprValues, { crisprAttempt: stored }: Plan): boolean {
  const untouched = crisprAttemptOf(crisprValuesOf({ crisprAttempt: stored }, { nucleaseTypes: [] }), stored);
  return JSON.stringify(crisprAttemptOf(values, stored)) === JSON.stringify(untouched);
}
