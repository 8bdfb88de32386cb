import type { Plan } from 'shared/contract';
import { CRISPR_DETAILS_FIELDS, INJECTION_FIELDS, MUTAGENESIS_FIELDS } from 'shared/record-fields';
import type { AttemptForm } from '../../plan/form/plan-section.ts';
import { DayNote, InjectionNote } from '../fields/injection-notes.tsx';
import { plainSection } from '../fields/plain-section.tsx';
import { assaySection } from './assay-section.tsx';
import { crisprInputOf, crisprValuesOf, isInjectionUntouched, type CrisprValues } from './crispr-values.ts';
import { guidesSection } from './guides/guides-section.ts';
import { donorsSection, nucleasesSection, primersSection, reagentsSection } from './tables/table-sections.ts';

const recordOf = (plan: Plan) => plan.crisprAttempt;

/** How a CRISPR attempt is edited, that of a haplo-essential plan too: nine cards (ui-screens 11). */
export const crisprForm: AttemptForm<CrisprValues> = {
  sections: [
    // The reference is required as soon as anything of the injection is recorded (spec part 2 §5); guides are designed before.
    plainSection({
      id: 'crisprDetails',
      title: 'CRISPR Attempt Details',
      fields: CRISPR_DETAILS_FIELDS,
      recordOf,
      note: <DayNote name="crisprDetails.miDate" />,
      isNeeded: (values: CrisprValues, plan) => !isInjectionUntouched(values, plan),
    }),
    plainSection({
      id: 'mutagenesisDetails',
      title: 'Mutagenesis Details',
      fields: MUTAGENESIS_FIELDS,
      recordOf,
    }),
    nucleasesSection,
    guidesSection,
    primersSection,
    donorsSection,
    reagentsSection,
    plainSection({
      id: 'injectionDetails',
      title: 'CRISPR Injection Details',
      fields: INJECTION_FIELDS,
      recordOf,
      note: <InjectionNote section="injectionDetails" />,
    }),
    assaySection,
  ],
  valuesOf: crisprValuesOf,
  inputOf: crisprInputOf,
};
