/** Pieces of the domain that several areas show. */
export { AlleleSymbol } from './allele-symbol.tsx';
export { NOTHING } from './changed-values/nothing.ts';
export { shownDetails, shownValues } from 'shared/record-fields';
export { createdId, createOnce, type OpenCreations } from './creation/create-once.ts';
export { isUnclear } from './creation/unclear.ts';
export { useCreation } from './creation/use-creation.ts';
export { useSentCreations } from './creation/use-sent-creations.ts';
export { csvFile, csvText } from './csv.ts';
export { ErrorBanner } from './error-banner.tsx';
export { geneAddress } from './gene-address.ts';
export { nameByGenes } from './gene-names.ts';
export { basisText, forecastText, shortForecast } from './forecast/forecast-text.ts';
export { GoBack } from './go-back.tsx';
export { DraftOffer } from './drafts/draft-offer.tsx';
export { isLike } from './drafts/is-like.ts';
export { storedDrafts, type StoredDraftName } from './drafts/stored-drafts.ts';
export { useDraft, type Draft } from './drafts/use-draft.ts';
export { CHOOSE_FROM_LIST, GeneChips } from './gene-chips/gene-chips.tsx';
export { exactMatch, isSearchable, type FoundGene } from './gene-search/gene-search.ts';
export { synonymText } from './gene-search/synonym-text.ts';
export { useAfterPause } from './gene-search/use-after-pause.ts';
export { useGeneSearch, type GeneSearch } from './gene-search/use-gene-search.ts';
export { changeFollowMail, FOLLOWS, followRecord, stopFollowing } from './follow/follow-calls.ts';
export { MAIL_PACE_OPTIONS, mailPaceOf } from './follow/mail-paces.ts';
export { sendsMail } from './sends-mail.ts';
export { IdMark, RecordId, Term } from './glossary/term.tsx';
export { listFormat, listFormatWith, listQuery, pageQuery, type ListFormat } from './list/list-format.ts';
export { SheetDownloads, type SheetFormat } from './list/sheet-downloads.tsx';
export { ListTable } from './list/list-table.tsx';
export { useListAddress, type ListInAddress } from './list/use-list-address.ts';
export { useListPage, type ListPage, type ListState } from './list/use-list-page.ts';
export { Loaded, type LoadedProps } from './loaded.tsx';
export { mgiAlleleAddress, mgiGeneAddress, secureAddress } from './mgi-address.ts';
export { fundersOf, onlyOf, onlyWork } from './plan-work/plan-work.ts';
export { RemovedNotice } from './plan-work/removed-notice.tsx';
export { WorkFields } from './plan-work/work-fields.tsx';
export { changePlace, outcomeAddress, planAddress, projectAddress, stageAddress } from './record-address.ts';
export { RecordActions } from './record-actions.tsx';
export {
  RecordHeading,
  type RecordHeadingProps,
  type RecordStanding,
} from './record-heading/record-heading.tsx';
export type { TrailEntry } from './record-heading/record-trail.tsx';
export { listEntryOf, isListEntryOf } from './project-list/list-entry.ts';
export { useProjectListLink, type ProjectListFilters } from './project-list/use-project-list-link.ts';
export { AccessStatus, accessStatus, RestrictedMark } from './project-list/access-status.tsx';
export { NoProjects, noProjects } from './project-list/no-projects.tsx';
export { PROJECT_CELLS, screenColumns, type ProjectCells } from './project-list/project-columns.tsx';
export {
  filterDefinitions,
  TPN_FILTER,
  type FilterLists,
  type ProjectFilter,
} from './project-list/project-filters.ts';
export { SignedInOnly } from './sign-in/signed-in-only.tsx';
export { useSignInAddress } from './sign-in/use-sign-in-address.ts';
export { recentVisits, type Visit } from './recently-seen/recent-visits.ts';
export { useNoteVisit } from './recently-seen/use-note-visit.ts';
export { SparseFacts } from './sparse-facts.tsx';
export { ScreenPart } from './screen-part.tsx';
export { sinceOf } from './status/since.ts';
export { pendingStep } from './status/steps.ts';
export { useStatusPaths, useStatusPathsReading } from './status/use-status-paths.ts';
export { earliestFirst, mergedStamps, pathNamed, statusesOfPlan, wayOf, type WayStep } from './status/way.ts';
export { StepChoice } from './status/step-choice.tsx';
export { WhatNext, type WhatNextProps } from './status/what-next.tsx';
export { StatusStamps } from './status/status-stamps.tsx';
export { CurrentStatus, StatusTransitionControl } from './status/status-transition-control.tsx';
export { showUpdateNotice } from './update-notice/update-notice.tsx';
