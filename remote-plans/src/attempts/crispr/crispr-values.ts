import type { Configuration, CrisprAttempt, Plan, PlanUpdate } from 'shared/contract';
import {
  ASSAY_FIELDS,
  CRISPR_DETAILS_FIELDS,
  DONOR_CELLS,
  INJECTION_FIELDS,
  MUTAGENESIS_FIELDS,
  PRIMER_CELLS,
  REAGENT_CELLS,
} from 'shared/record-fields';
import { isUntouched, storedOf, valuesOf, type PlainValues } from '../fields/plain-values.ts';
import { rowInputsOf, rowOf, type RowOf } from '../fields/row-values.ts';
import { guideInputsOf, guideRowsOf, type GuideRow } from './guides/guide-values.ts';
import { donorInputsOf, nucleaseInputsOf, nucleaseRowsOf, type NucleaseRow } from './tables/table-rows.ts';

/** Values of the form, a member for each of its cards; what hangs together in a table is under `rows`. */
export interface CrisprValues {
  crisprDetails: PlainValues<(typeof CRISPR_DETAILS_FIELDS)[number]>;
  mutagenesisDetails: PlainValues<(typeof MUTAGENESIS_FIELDS)[number]>;
  nucleases: { rows: NucleaseRow[] };
  guides: { rows: GuideRow[] };
  genotypePrimers: { rows: RowOf<(typeof PRIMER_CELLS)[number]>[] };
  mutagenesisDonors: { rows: RowOf<(typeof DONOR_CELLS)[number]>[] };
  reagents: { rows: RowOf<(typeof REAGENT_CELLS)[number]>[] };
  injectionDetails: PlainValues<(typeof INJECTION_FIELDS)[number]>;
  assay: PlainValues<(typeof ASSAY_FIELDS)[number]>;
}

/** What a form contains of a plan that has no attempt yet. */
const NO_ROWS = {
  nucleases: [],
  guides: [],
  genotypePrimers: [],
  mutagenesisDonors: [],
  reagents: [],
} satisfies Partial<CrisprAttempt>;

export function crisprValuesOf(
  { crisprAttempt: stored }: Pick<Plan, 'crisprAttempt'>,
  lists: Pick<Configuration, 'nucleaseTypes'>,
): CrisprValues {
  const tables = stored ?? NO_ROWS;
  return {
    crisprDetails: valuesOf(CRISPR_DETAILS_FIELDS, stored),
    mutagenesisDetails: valuesOf(MUTAGENESIS_FIELDS, stored),
    nucleases: { rows: nucleaseRowsOf(tables.nucleases, lists) },
    guides: { rows: guideRowsOf(tables.guides) },
    genotypePrimers: { rows: tables.genotypePrimers.map((row) => rowOf(PRIMER_CELLS, row)) },
    mutagenesisDonors: { rows: tables.mutagenesisDonors.map((row) => rowOf(DONOR_CELLS, row)) },
    reagents: { rows: tables.reagents.map((row) => rowOf(REAGENT_CELLS, row)) },
    injectionDetails: valuesOf(INJECTION_FIELDS, stored),
    assay: valuesOf(ASSAY_FIELDS, stored?.assay ?? undefined),
  };
}

type CrisprInput = NonNullable<PlanUpdate['crisprAttempt']>;

function crisprAttemptOf(values: CrisprValues, stored: CrisprAttempt | undefined): CrisprInput {
  const tables = stored ?? NO_ROWS;
  return {
    ...storedOf(CRISPR_DETAILS_FIELDS, values.crisprDetails, stored),
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

/** The same of what is recorded of the injection and its litter, the tables of what is designed before it aside. */
export function isInjectionUntouched(values: CrisprValues, plan: Plan): boolean {
  const { crisprDetails, mutagenesisDetails, injectionDetails, assay } = values;
  const designed = crisprValuesOf(plan, { nucleaseTypes: [] });
  return isCrisprUntouched({ ...designed, crisprDetails, mutagenesisDetails, injectionDetails, assay }, plan);
}
