import type { BulkJob } from 'shared/contract';

/** What came of a job, or would come of it: `3 stopped, 0 stay as they are, 1 refused.` */
export function jobText({ changed, unchanged, refused, isPreview, undoesId }: BulkJob, done: string): string {
  const verb = undoesId === null ? done : 'brought back';
  return `${changed} ${isPreview ? `would be ${verb}` : verb}, ${unchanged} stay as they are, ${refused} refused.`;
}
