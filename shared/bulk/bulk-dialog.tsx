import { useState } from 'react';
import type { BulkJob } from 'shared/contract';
import { Button, counted, Notice, Progress, Stack, Text } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { ActionFields } from './action-fields.tsx';
import { actionOf, EMPTY_DRAFT, type ActionDraft, type ActionWords } from './actions.ts';
import { JobRows } from './job-rows.tsx';
import { useBulkJob, type BulkWork } from './use-bulk-job.ts';

export interface BulkDialogProps {
  action: ActionWords;
  /** Identifiers of projects or plans. */
  targets: readonly string[];
  /** What they are. */
  noun: 'project' | 'plan';
  onClose: () => void;
  /** Something was changed. */
  onDone: () => void;
}

/** An action on many records: what it needs, what it would do to each, doing it, and taking it back. */
export function BulkDialog({ action: words, targets, noun, onClose, onDone }: BulkDialogProps) {
  const { name, title, done } = words;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [missing, setMissing] = useState<string | null>(null);
  const work = useBulkJob();
  const { job } = work;
  const close = () => {
    if (job !== null && !job.isPreview) onDone();
    onClose();
  };
  const change = (changed: Partial<ActionDraft>) => {
    setDraft({ ...draft, ...changed });
    setMissing(null);
    work.forget();
  };
  const give = (isPreview: boolean) => {
    const action = actionOf(name, draft);
    setMissing(typeof action === 'string' ? action : null);
    if (typeof action !== 'string') work.give(action, targets, isPreview);
  };
  const hasBegun = job !== null && !job.isPreview;
  return (
    <Dialog
      isOpen
      onClose={close}
      title={`${title}: ${counted(targets.length, noun)} selected`}
      width="56rem"
      footer={<Buttons work={work} words={words} onGive={give} onClose={close} />}
    >
      <Stack gap="4">
        {!hasBegun && <ActionFields name={name} draft={draft} onChange={change} />}
        {missing !== null && <Notice kind="warning" title={missing} />}
        {work.problem !== null && <Notice kind="error" title={work.problem} />}
        {job !== null && <State job={job} done={done} />}
        {job !== null && work.rows !== null && <JobRows rows={work.rows} isPreview={job.isPreview} />}
      </Stack>
    </Dialog>
  );
}

/** How far the job is, and what came of it. */
function State({ job, done }: { job: BulkJob; done: string }) {
  const { total, changed, unchanged, refused, isPreview, finishedAt, undoesId } = job;
  const verb = undoesId === null ? done : 'brought back';
  if (finishedAt === null) {
    const soFar = changed + unchanged + refused;
    return <Progress label={`${soFar} of ${counted(total, 'record')}`} value={soFar} max={total} />;
  }
  return (
    <Text role="status">
      {`${changed} ${isPreview ? `would be ${verb}` : verb}, ${unchanged} stay as they are, ${refused} refused.`}
    </Text>
  );
}

interface ButtonsProps {
  work: BulkWork;
  words: ActionWords;
  onGive: (isPreview: boolean) => void;
  onClose: () => void;
}

function Buttons({ work: { job, rows, undo }, words: { verb, noun }, onGive, onClose }: ButtonsProps) {
  const isRunning = job !== null && rows === null && job.finishedAt === null;
  const isPreviewed = job !== null && job.isPreview && rows !== null;
  if (job !== null && !job.isPreview)
    return (
      <>
        {job.isUndoable && (
          <Button variant="secondary" onClick={() => undo(job.id)}>
            Undo
          </Button>
        )}
        <Button variant="primary" isBusy={isRunning} busyText="Working…" onClick={onClose}>
          Close
        </Button>
      </>
    );
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button variant={isPreviewed ? 'secondary' : 'primary'} isBusy={isRunning} onClick={() => onGive(true)}>
        {isPreviewed ? 'Preview again' : 'Preview'}
      </Button>
      {isPreviewed && job.changed > 0 && (
        <Button variant="primary" onClick={() => onGive(false)}>
          {`${verb} ${counted(job.changed, noun)}`}
        </Button>
      )}
    </>
  );
}
