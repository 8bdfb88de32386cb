import {
  CRISPR_TITLES,
  DONOR_CELLS,
  NUCLEASE_CELLS,
  PRIMER_CELLS,
  REAGENT_CELLS,
} from 'shared/record-fields';
import { isBlankRow } from 'shared/ui-forms';
import { isCrisprUntouched } from '../crispr-values.ts';
import { rowSection } from './row-section.tsx';
import { saysNothing } from './table-rows.ts';

/**
 * ui-screens 11.3: one row, neither added nor deleted. Type and class are required as soon as anything of a crispr attempt is
 * recorded (spec part 2 §5, api-2 §6.3). A haplo-essential attempt may do without nucleases, so that there only a row that
 * says something must be whole.
 */
export const nucleasesSection = rowSection({
  id: 'nucleases',
  title: 'Nucleases',
  cells: NUCLEASE_CELLS,
  rowLabel: 'Nuclease',
  isNeeded: (_cell, row, { plan, values }) =>
    plan.attemptTypeName === 'crispr' ? !isCrisprUntouched(values(), plan) : !saysNothing(row),
});

/**
 * ui-screens 11.5. Name and sequence are required (spec part 2 §5). A primer that was stored without one, by an import, does
 * not keep the rest of the plan from being saved.
 */
export const primersSection = rowSection({
  id: 'genotypePrimers',
  title: CRISPR_TITLES.primers,
  cells: PRIMER_CELLS,
  rowLabel: 'Primer',
  addText: 'Add primer',
  isNeeded: ({ name }, row, { plan }) => {
    const before = plan.crisprAttempt?.genotypePrimers.find(({ id }) => id === row.id);
    if (!before) return !isBlankRow(row);
    return Boolean(name === 'sequence' ? before.sequence : before.name);
  },
});

/** ui-screens 11.6. */
export const donorsSection = rowSection({
  id: 'mutagenesisDonors',
  title: CRISPR_TITLES.donors,
  cells: DONOR_CELLS,
  rowLabel: 'Donor',
  addText: 'Add donor',
});

/** ui-screens 11.7. The server knows no reagent without a name. */
export const reagentsSection = rowSection({
  id: 'reagents',
  title: CRISPR_TITLES.reagents,
  cells: REAGENT_CELLS,
  rowLabel: 'Reagent',
  addText: 'Add reagent',
  isNeeded: (_cell, row) => !isBlankRow(row),
});
