import type { Plan } from 'shared/contract';
import { ES_CELL_LITTER_FIELDS, MATING_FIELDS, TRANSFER_FIELDS } from 'shared/record-fields';
import { Term } from 'shared/domain';
import { Text } from 'shared/ui';
import type { AttemptForm } from '../../plan/form/plan-section.ts';
import { plainSection } from '../fields/plain-section.tsx';
import { esCellDetails } from './es-cell-details.tsx';
import { EsCellNote } from './es-cell-note.tsx';
import { esCellInputOf, esCellValuesOf, type EsCellValues } from './es-cell-values.ts';

const recordOf = (plan: Plan) => plan.esCellAttempt;

/** How an ES cell attempt is edited: four cards (ui-screens 12). */
export const esCellForm: AttemptForm<EsCellValues> = {
  sections: [
    esCellDetails,
    plainSection({
      id: 'esCellTransfer',
      title: 'Transfer Details',
      fields: TRANSFER_FIELDS,
      recordOf,
      note: <EsCellNote section="esCellTransfer" />,
    }),
    plainSection({
      id: 'esCellLitter',
      title: 'Litter Details',
      fields: ES_CELL_LITTER_FIELDS,
      recordOf,
      note: <EsCellNote section="esCellLitter" />,
    }),
    plainSection({
      id: 'esCellMating',
      title: 'Chimera Mating Details',
      fields: MATING_FIELDS,
      recordOf,
      note: <EsCellNote section="esCellMating" />,
      // The labels are full of abbreviations (PP-66; ui-screens, appendix J).
      lead: (
        <Text size="sm" tone="muted">
          <Term name="GLT" />: germ-line transmission · CCT: coat colour test · HET: heterozygous · F1: first
          generation of offspring
        </Text>
      ),
    }),
  ],
  invalidText: 'escellAttemptForm fields are invalid',
  valuesOf: esCellValuesOf,
  inputOf: esCellInputOf,
};
