/** What every long form of plans, outcomes and stages is made with. */
export { isSame } from './changed-sections.ts';
export { DraftKeeper, takenUp, type KeptEdit } from './draft-keeper.tsx';
export { EditForm, type EditFormProps } from './edit-form.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
export { goToSection, sectionAnchor, type FormSection } from './form-section.ts';
export { LeaveGuard } from './leave-guard.tsx';
export { LongForm } from './long-form.tsx';
export { SectionNav, type NavSection } from './section-nav.tsx';
export { SectionLayout, type SectionLayoutProps } from './section-layout.tsx';
export { SectionPlace } from './section-place.tsx';
export { NO_PROBLEMS, type SaveProblem } from './summary-lines.ts';
export { useChangedSections } from './use-changed-sections.ts';
export { mergedValues, type ValueVersions } from './versions/merged-values.ts';
export { VersionConflict, type VersionConflictProps } from './versions/version-conflict.tsx';
