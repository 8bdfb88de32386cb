import type { BulkJob } from 'shared/contract';

/** The preview of stopping two plans, one of which was refused; with whatever a test wants otherwise. */
export function aBulkJob(more: Partial<BulkJob> = {}): BulkJob {
  return {
    id: 7,
    action: { name: 'stopPlans', reason: 'Animals lost', withColonies: false },
    isPreview: true,
    undoesId: null,
    undoneById: null,
    isUndoable: false,
    user: 'me@lab.example',
    createdAt: '2026-03-01T09:00:00.000Z',
    finishedAt: '2026-03-01T09:00:01.000Z',
    total: 2,
    changed: 1,
    unchanged: 0,
    refused: 1,
    ...more,
  };
}
