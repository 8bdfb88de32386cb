/** Pieces of the domain that several areas show. */
export { AlleleSymbol } from './allele-symbol.tsx';
export { ErrorBanner } from './error-banner.tsx';
export { GoBack } from './go-back.tsx';
export { ConflictDialog, type ConflictDialogProps } from './conflict/conflict-dialog.tsx';
export { merge } from './conflict/merge.ts';
export { valueText } from './conflict/value-text.ts';
export { DraftOffer, type DraftOfferProps } from './drafts/draft-offer.tsx';
export { isLike } from './drafts/is-like.ts';
export { useDraft, type Draft } from './drafts/use-draft.ts';
export { CHOOSE_FROM_LIST, GeneChips, type GeneChipsProps } from './gene-chips/gene-chips.tsx';
export type { DrawnGene, DrawnItem, DrawnTrack } from './gene-drawing/drawn-things.ts';
export {
  drawingsOf,
  drawingWithoutGene,
  undrawnCount,
  type GeneMap,
  type NamedPlace,
  type PlacesMap,
} from './gene-drawing/drawings-of.ts';
export { guidePlace } from './gene-drawing/guide-place.ts';
export { chromosome, type Place } from './gene-drawing/place-on-build.ts';
export { GeneDrawing, type GeneDrawingProps } from './gene-drawing/gene-drawing.tsx';
export { exactMatch, isSearchable, type FoundGene } from './gene-search/gene-search.ts';
export { useAfterPause } from './gene-search/use-after-pause.ts';
export { useGeneSearch, type GeneSearch } from './gene-search/use-gene-search.ts';
export { fieldName } from './history/field-name.ts';
export { HistoryPage, type HistoryPageProps } from './history/history-page.tsx';
export { listState, type ListState } from './list/list-state.ts';
export { ListTable, type ListTableProps } from './list/list-table.tsx';
export { useListPage, type ListPage } from './list/use-list-page.ts';
export { fundersOf } from './plan-work/plan-work.ts';
export { RemovedNotice } from './plan-work/removed-notice.tsx';
export { WorkFields, type WorkFieldsProps } from './plan-work/work-fields.tsx';
export { beginningOf, isBegunBy } from './project-list/list-beginning.ts';
export { useProjectListLink, type ProjectListFilters } from './project-list/use-project-list-link.ts';
export { AccessStatus, RestrictedMark } from './project-list/access-status.tsx';
export { targetsOf } from './project-list/intention-targets.ts';
export { NoProjects, noProjects, type NoProjectsProps } from './project-list/no-projects.tsx';
export { intentionsOf, PROJECT_COLUMNS, PROJECT_SORT_KEYS } from './project-list/project-columns.tsx';
export {
  filterDefinitions,
  TPN_FILTER,
  type FilterLists,
  type ProjectFilter,
} from './project-list/project-filters.ts';
export { isRestrictedVersion } from './project-list/restricted-version.ts';
export { SignedInOnly, type SignedInOnlyProps } from './sign-in/signed-in-only.tsx';
export { useSignInAddress } from './sign-in/use-sign-in-address.ts';
export { StatusStamps, type StatusStampsProps } from './status/status-stamps.tsx';
export {
  CurrentStatus,
  StatusTransitionControl,
  type StatusTransitionControlProps,
} from './status/status-transition-control.tsx';
export type { StatusSubject } from './status/steps.ts';
export { showUpdateNotice, UpdateNotice, type UpdateNoticeProps } from './update-notice/update-notice.tsx';
