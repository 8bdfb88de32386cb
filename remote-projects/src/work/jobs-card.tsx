import { useEffect, useEffectEvent, useState } from 'react';
import { useResource } from 'shared/api';
import { actionWords, jobText, useBulkJob } from 'shared/bulk';
import type { BulkJob } from 'shared/contract';
import { Button, Card, counted, formatDateTime, List, ListItem, Notice, Text } from 'shared/ui';

const JOBS = '/api/v2/bulkJobs';

/** What the person has changed of many records in the last day, and can take back. Not there without any. */
export function JobsCard({ onUndone }: { onUndone: () => void }) {
  const { data: jobs = [] } = useResource<BulkJob[]>(JOBS);
  // What is undone here stays, with what came of it.
  const [undone, setUndone] = useState<readonly number[]>([]);
  const shown = jobs.filter(({ id, isUndoable }) => isUndoable || undone.includes(id));
  if (shown.length === 0) return null;
  return (
    <Card
      title="Changed together"
      description="What you did to many records at once, and can undo for a day."
    >
      <List>
        {shown.map((job) => (
          <Job key={job.id} job={job} onUndo={() => setUndone([...undone, job.id])} onUndone={onUndone} />
        ))}
      </List>
    </Card>
  );
}

interface JobProps {
  job: BulkJob;
  onUndo: () => void;
  onUndone: () => void;
}

function Job({ job, onUndo, onUndone }: JobProps) {
  const { job: undoing, rows, problem, isGiving, undo } = useBulkJob();
  const words = actionWords(job.action.name);
  const isUndone = rows !== null && undoing !== null;
  const report = useEffectEvent(onUndone);
  useEffect(() => {
    if (isUndone) report();
  }, [isUndone]);
  if (words === undefined) return null;
  const what = `${words.title}: ${counted(job.changed, words.noun)} of ${formatDateTime(job.createdAt)}`;
  return (
    <ListItem>
      {what}{' '}
      {isUndone ? (
        <Text role="status">{jobText(undoing, words.done)}</Text>
      ) : (
        <Button
          size="sm"
          isBusy={isGiving || undoing !== null}
          aria-label={`Undo ${what}`}
          onClick={() => {
            onUndo();
            undo(job.id);
          }}
        >
          Undo
        </Button>
      )}
      {problem !== null && <Notice kind="error" title={problem} />}
    </ListItem>
  );
}
