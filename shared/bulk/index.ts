/** Selecting rows of a list, and acting on all that is selected. */
export { ActionButtons } from './action-buttons.tsx';
export { actionWords } from './actions.ts';
export { JobRows } from './job-rows.tsx';
export { jobText } from './job-text.ts';
export { besideBox, SelectBox, SelectBoxIn } from './select-box.tsx';
export { createSelection, select, SelectionContext, type SelectionStore } from './selection.ts';
export { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';
export { SelectionFrame, type Matching } from './selection-frame.tsx';
export { useBulkJob, type BulkWork } from './use-bulk-job.ts';
// Where people stop many records they also filter by why: the page has the list once.
export { STOP_REASONS } from 'shared/stop-reasons';
