import type { Guide } from 'shared/contract';
import { GUIDE_LABELS } from 'shared/record-fields';
import { Code, FactList, Stack } from 'shared/ui';
import { RowFacts, type RowFactColumn } from 'shared/ui-forms';
import { guideRowId, StoredPlanDrawing } from '../../../drawing/index.ts';
import type { SectionProps } from '../../../plan/form/plan-section.ts';
import { commonConcentration } from './concentration/common-concentration.ts';
import { guideRowsOf } from './guide-values.ts';

/** The guides as everybody sees them who may not change them (ui-screens 11.4). */
export function GuideFacts({ plan }: SectionProps) {
  const guides = (plan.crisprAttempt?.guides ?? []).toSorted((one, other) => one.id - other.id);
  const common = commonConcentration(guideRowsOf(guides));
  return (
    <Stack gap="5">
      <StoredPlanDrawing plan={plan} />
      {common !== null && (
        <FactList facts={[{ label: `${GUIDE_LABELS.grnaConcentration} of all guides`, value: common }]} />
      )}
      <RowFacts
        title="Guides"
        isDense
        columns={common === null ? [...COLUMNS, OWN_CONCENTRATION] : COLUMNS}
        rows={guides}
        rowKey={({ id }) => id}
        rowId={({ id }) => guideRowId(id)}
      />
    </Stack>
  );
}

const NONE = '—';

const COLUMNS: readonly RowFactColumn<Guide>[] = [
  { header: GUIDE_LABELS.gid, value: ({ gid }) => gid },
  { header: GUIDE_LABELS.sequence, value: ({ sequence }) => letters(sequence) },
  { header: GUIDE_LABELS.guideSequence, value: ({ guideSequence }) => letters(guideSequence) },
  { header: GUIDE_LABELS.pam, value: ({ pam }) => letters(pam) },
  {
    header: 'Coordinates',
    value: ({ chr, start, stop }) => `${chr ?? NONE}:${start ?? NONE}-${stop ?? NONE}`,
  },
  { header: GUIDE_LABELS.strand, value: ({ strand }) => strand },
  { header: GUIDE_LABELS.genomeBuild, value: ({ genomeBuild }) => genomeBuild },
  { header: GUIDE_LABELS.formatName, value: ({ formatName }) => formatName },
  { header: GUIDE_LABELS.sourceName, value: ({ sourceName }) => sourceName },
];

const OWN_CONCENTRATION: RowFactColumn<Guide> = {
  header: GUIDE_LABELS.grnaConcentration,
  value: ({ grnaConcentration }) => grnaConcentration,
};

function letters(sequence: string | null) {
  return sequence && <Code>{sequence}</Code>;
}
