/** The form of an edited or a new resource: values, saving, conflicts, drafts, errors, sections, leave guard, save bar. */
export { useChangedSections } from './changes/form-changes.tsx';
export { isSame, isSameSection } from './changes/same-section.ts';
export { EditDraftOffer } from './drafts/edit-draft-offer.tsx';
export { EditForm } from './edit-form.tsx';
export { ErrorSummary } from './errors/error-summary.tsx';
export { SaveProblemNotice } from './errors/save-problem-notice.tsx';
export { NO_PROBLEMS, type SaveProblem } from './errors/summary-lines.ts';
export { FieldGroup } from './field-group.tsx';
export type { FormEdit } from './form-edit.ts';
export { EditableFields, ResourceForm } from './resource-form.tsx';
export { RequiredHint, SaveBar } from './save-bar.tsx';
export { useFieldLink } from './sections/field-links.ts';
export { fieldSections, sectionAnchor, type FormSection } from './sections/form-section.ts';
export { SectionFold, type SectionFoldProps } from './sections/folding/section-fold.tsx';
export { findTargets, targetsOf } from './sections/finder/find-fields.ts';
export { SectionLayout } from './sections/section-layout.tsx';
export { SectionNav, type NavSection } from './sections/section-nav.tsx';
export { SectionPlace } from './sections/section-place.tsx';
export { useAttempt } from './use-attempt.ts';
export { useNewResource } from './creation/use-new-resource.ts';
export {
  LONG_FORM,
  useResourceForm,
  type SavedResource,
  type SaveResult,
  type Send,
} from './use-resource-form.ts';
