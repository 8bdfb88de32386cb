import { useEffect, useRef, useState } from 'react';
import type { BulkJob } from 'shared/contract';
import { Box, counted, Notice, Progress, Stack, Text } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { ActionFields } from './action-fields.tsx';
import { actionOf, EMPTY_DRAFT, type ActionDraft, type ActionWords } from './actions.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { JobRows } from './job-rows.tsx';
import { jobText } from './job-text.ts';
import { useBulkJob } from './use-bulk-job.ts';

export interface BulkDialogProps {
  action: ActionWords;
  /** Identifiers of projects or plans. */
  targets: readonly string[];
  /** What they are. */
  noun: 'project' | 'plan';
  /** They are projects, of a list that names of each the plan that stands still. */
  areStandingStill?: boolean;
  onClose: () => void;
  /** Something was changed. */
  onDone: () => void;
}

/** An action on many records: what it needs, what it would do to each, doing it, and taking it back. */
export function BulkDialog({ action: words, targets, noun, onClose, onDone, ...list }: BulkDialogProps) {
  const { name, title, done } = words;
  // What the rows name is what people mean, unless they say otherwise.
  const [draft, setDraft] = useState<ActionDraft>({
    ...EMPTY_DRAFT,
    standingOnly: list.areStandingStill || undefined,
  });
  const [missing, setMissing] = useState<string | null>(null);
  const [isActing, setActing] = useState(false);
  const work = useBulkJob();
  const { job } = work;
  const hasBegun = job !== null && !job.isPreview;
  const close = () => {
    if (hasBegun) onDone();
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
    if (typeof action === 'string') return;
    setActing(!isPreview);
    work.give(action, targets, isPreview);
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={`${title}: ${counted(targets.length, noun)} selected`}
      width="56rem"
      footer={<BulkButtons work={work} words={words} isActing={isActing} onGive={give} onClose={close} />}
    >
      <Stack gap="4">
        {!hasBegun && (
          // What is sent is not changed meanwhile.
          <Box asChild minW="0">
            <fieldset disabled={isActing && work.isGiving}>
              <ActionFields name={name} draft={draft} onChange={change} />
            </fieldset>
          </Box>
        )}
        {missing !== null && <Notice kind="warning" title={missing} />}
        {work.problem !== null && (
          <Notice kind="error" title={work.problem}>
            {isActing && adviceOn(job)}
          </Notice>
        )}
        {job !== null && <State key={hasBegun ? job.id : 'preview'} job={job} done={done} />}
        {job !== null && work.rows !== null && <JobRows rows={work.rows} isPreview={job.isPreview} />}
      </Stack>
    </Dialog>
  );
}

/** Whether a request without a response was carried out, nobody here knows. */
function adviceOn(job: BulkJob | null): string {
  return job !== null && !job.isPreview && job.finishedAt === null
    ? 'The work goes on meanwhile, and is looked at again.'
    : 'It may have been done all the same. Press the button again to find out: nothing is done twice.';
}

/** How far the job is, and what came of it. Takes the focus of a job that has begun: the button that began it is gone. */
function State({ job, done }: { job: BulkJob; done: string }) {
  const { total, changed, unchanged, refused, isPreview, finishedAt } = job;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPreview) frame.current?.focus();
  }, [isPreview]);
  const soFar = changed + unchanged + refused;
  return (
    <Box ref={frame} tabIndex={-1}>
      {finishedAt === null ? (
        <Progress label={`${soFar} of ${counted(total, 'record')}`} value={soFar} max={total} />
      ) : (
        <Text role="status">{jobText(job, done)}</Text>
      )}
    </Box>
  );
}
