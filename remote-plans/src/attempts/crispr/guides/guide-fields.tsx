import { useCallback, useMemo, useState } from 'react';
import { useConfiguration } from 'shared/config-data';
import { Box, Checkbox, Stack, Text } from 'shared/ui';
import { numberText, RowTable, useFormContext, useRows, useWatch, type RowsCheck } from 'shared/ui-forms';
import { EditedPlanDrawing } from '../../../drawing/index.ts';
import type { SectionProps } from '../../../plan/form/plan-section.ts';
import { commonConcentration, haveDifferentConcentrations } from './concentration/common-concentration.ts';
import { GroupConcentration } from './concentration/group-concentration.tsx';
import { GuideFinder } from './finder/guide-finder.tsx';
import { isCrisprUntouched, type CrisprValues } from '../crispr-values.ts';
import { guideColumns } from './guide-columns.ts';
import { partsToFill } from './guide-from-sequence.ts';
import { GuideNote } from './guide-note.tsx';
import { exemptGuides } from './guide-rules.ts';
import { SiteFinder } from './sites/site-finder.tsx';
import { useOneChromosome } from './use-one-chromosome.ts';
import { isBlankGuide, NO_GUIDE, type GuideRow } from './guide-values.ts';

/** The rules for guides apply to plans of this attempt type (api-2 §6.3). */
const CHECKED_ATTEMPT_TYPE = 'crispr';
/** Guides are found for this nuclease only (ui-screens 11.4). */
const FINDABLE_NUCLEASE = 'Cas9';

/** The guides of a plan, to be found, typed or pasted (ui-screens 11.4). */
export function GuideFields({ plan }: SectionProps) {
  const rows = useRows<GuideRow>('guides.rows', useGuideRequired(plan));
  const [isIndividual, setIsIndividual] = useState(() => haveDifferentConcentrations(rows.current()));
  const fillParts = useFillParts(plan);
  const checkChromosomes = useOneChromosome(rows);
  const leave = () => {
    fillParts(rows.current());
    rows.recheck();
    checkChromosomes();
  };
  const concentrationOfNew = () => (isIndividual ? '' : numberText(commonConcentration(rows.current())));
  return (
    <Stack gap="5">
      <WithCas9>
        <GuideFinder plan={plan} rows={rows} concentrationOfNew={concentrationOfNew} />
      </WithCas9>
      <SiteFinder rows={rows} concentrationOfNew={concentrationOfNew} />
      <EditedPlanDrawing plan={plan} />
      <Stack gap="3">
        <Checkbox
          label="Set individual Concentrations:"
          checked={isIndividual}
          onChange={(event) => setIsIndividual(event.target.checked)}
        />
        {!isIndividual && <GroupConcentration rows={rows} />}
      </Stack>
      <Stack gap="2" onBlur={leave}>
        <RowTable
          rows={rows}
          title="Guides"
          rowLabel="Guide"
          columns={useGuideColumns(plan, isIndividual)}
          emptyRow={() => ({ ...NO_GUIDE, grnaConcentration: concentrationOfNew() })}
          addText="Add guides manually"
          isDense
        />
        <GuideNote tpn={plan.tpn} />
        <Footnotes />
      </Stack>
    </Stack>
  );
}

/** An attempt that is begun has a guide, of this type of attempt (api-2 §6.3): a row in which nothing was entered is none. */
function useGuideRequired(plan: SectionProps['plan']): RowsCheck<GuideRow> {
  const { getValues } = useFormContext<CrisprValues>();
  return useCallback(
    (rows) => {
      if (plan.attemptTypeName !== CHECKED_ATTEMPT_TYPE || !rows.every(isBlankGuide)) return undefined;
      return isCrisprUntouched(getValues(), plan) ? undefined : 'At least one guide is required';
    },
    [plan, getValues],
  );
}

/** Fills guide sequence and PAM in where the whole sequence was entered or pasted alone. */
function useFillParts({ crisprAttempt }: SectionProps['plan']) {
  const { setValue } = useFormContext<CrisprValues>();
  const storedOf = (row: GuideRow) => crisprAttempt?.guides.find(({ id }) => id === row.id)?.sequence;
  return (rows: readonly GuideRow[]) => {
    rows.forEach((row, index) => {
      const parts = partsToFill(row, storedOf(row));
      if (parts === undefined) return;
      setValue(`guides.rows.${index}.guideSequence`, parts.guideSequence, { shouldDirty: true });
      setValue(`guides.rows.${index}.pam`, parts.pam, { shouldDirty: true });
    });
  };
}

/** The person may have chosen another nuclease and not saved yet. */
function WithCas9({ children }: { children: React.ReactNode }) {
  const { control } = useFormContext();
  const nuclease: unknown = useWatch({ control, name: 'nucleases.rows.0.typeName' });
  return nuclease === FINDABLE_NUCLEASE ? children : null;
}

function useGuideColumns({ attemptTypeName, crisprAttempt }: SectionProps['plan'], isIndividual: boolean) {
  const { configuration: lists } = useConfiguration();
  const stored = crisprAttempt?.guides;
  const exempt = useMemo(() => exemptGuides(stored ?? []), [stored]);
  const hasRules = attemptTypeName === CHECKED_ATTEMPT_TYPE;
  const isChecked = useCallback(
    (row: GuideRow) => hasRules && !isBlankGuide(row) && (row.id === null || !exempt.has(row.id)),
    [hasRules, exempt],
  );
  return useMemo(
    () => guideColumns({ lists, hasRules, isChecked, withConcentration: isIndividual }),
    [lists, hasRules, isChecked, isIndividual],
  );
}

function Footnotes() {
  return (
    <Box>
      <Text size="sm" tone="muted">
        ** Please enter sequence in 5' to 3' orientation
      </Text>
      <Text size="sm" tone="muted">
        *** Guides in GRCm38 will be converted to GRCm39 if possible after saving your changes
      </Text>
    </Box>
  );
}
