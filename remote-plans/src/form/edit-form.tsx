import type { ReactNode } from 'react';
import { DraftOffer, type Draft } from 'shared/domain';
import { Box, Stack } from 'shared/ui';
import type { FieldValues, FormProps } from 'shared/ui-forms';
import { DraftKeeper, takenUp, type KeptEdit } from './draft-keeper.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
import type { FormSection } from './form-section.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { LongForm } from './long-form.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';
import { CLEAR_OF_BARS, SectionLayout } from './section-layout.tsx';
import { FormSectionNav, type NavSection } from './section-nav.tsx';

export interface EditFormProps<Values extends FieldValues>
  extends
    Pick<FormProps<Values>, 'form' | 'label' | 'onSubmit'>,
    Omit<ErrorSummaryProps, 'sections'>,
    Omit<SaveBarProps, 'sections'> {
  sections: readonly FormSection[];
  /** What the navigation beside the sections names; a short form has none. */
  nav?: readonly NavSection[];
  /** The values as they are stored. */
  base: Values;
  /** What was typed on an earlier visit. */
  draft: Draft<KeptEdit<Values>>;
  /** Takes out of a draft what is not taken up again, such as the choice of a next status. */
  withoutPassing?: (kept: Values) => Values;
  /** Stands between the errors and the sections. */
  news?: ReactNode;
  /** The cards of the sections. */
  children: ReactNode;
  /** Stands between the sections and the button. */
  appendix?: ReactNode;
}

/**
 * A form of several sections: its errors above, the offer of what was typed before, the sections, and the bar that saves.
 * It keeps what is typed, and asks before it is left (PP-07).
 */
export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const {
    form,
    label,
    onSubmit,
    sections,
    nav,
    problems,
    invalid,
    base,
    draft,
    withoutPassing = (kept) => kept,
  } = props;
  const { news, children, appendix, isBusy, submitText, busyText, obstacle, note } = props;
  const takeUp = (kept: KeptEdit<Values>) =>
    form.reset(withoutPassing(takenUp(kept, base)), { keepDefaultValues: true });
  const parts = (
    <>
      <ErrorSummary sections={sections} problems={problems} invalid={invalid} />
      {news}
      <DraftOffer draft={draft} onTakeUp={takeUp} />
      {/* While something is being saved nothing can be typed that the answer would take away. */}
      <Box asChild minW="0">
        <fieldset disabled={isBusy}>
          <Stack gap="4">{children}</Stack>
        </fieldset>
      </Box>
      {appendix}
      <SaveBar {...{ sections, isBusy, submitText, busyText, obstacle, note }} />
    </>
  );
  return (
    <LongForm form={form} label={label} onSubmit={onSubmit}>
      {nav ? (
        <SectionLayout nav={<FormSectionNav sections={nav} />}>{parts}</SectionLayout>
      ) : (
        <Stack gap="4" css={CLEAR_OF_BARS}>
          {parts}
        </Stack>
      )}
      <LeaveGuard />
      <DraftKeeper base={base} draft={draft} />
    </LongForm>
  );
}
