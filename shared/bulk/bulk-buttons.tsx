import { useEffect, useRef } from 'react';
import { Button, counted } from 'shared/ui';
import type { ActionWords } from './actions.ts';
import type { BulkWork } from './use-bulk-job.ts';

interface BulkButtonsProps {
  work: BulkWork;
  words: ActionWords;
  /** What was sent last is no preview. */
  isActing: boolean;
  onGive: (isPreview: boolean) => void;
  onClose: () => void;
}

/** Preview, then the action itself; afterwards taking it back. */
export function BulkButtons(props: BulkButtonsProps) {
  const { job } = props.work;
  return job !== null && !job.isPreview ? <AfterButtons {...props} /> : <BeforeButtons {...props} />;
}

function AfterButtons({ work: { job, rows, isGiving, undo }, onClose }: BulkButtonsProps) {
  const isRunning = isGiving || (rows === null && job?.finishedAt === null);
  return (
    <>
      {job?.isUndoable && (
        <Button variant="secondary" isBusy={isGiving} onClick={() => undo(job.id)}>
          Undo
        </Button>
      )}
      <LateButton isBusy={isRunning} onPress={onClose} />
    </>
  );
}

function BeforeButtons({ work, words: { verb, noun }, isActing, onGive, onClose }: BulkButtonsProps) {
  const { job, rows, isGiving } = work;
  const isPreviewed = job !== null && rows !== null;
  const isPreviewing = !isActing && (isGiving || (job !== null && rows === null));
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant={isPreviewed ? 'secondary' : 'primary'}
        isBusy={isPreviewing}
        onClick={() => onGive(true)}
      >
        {isPreviewed ? 'Preview again' : 'Preview'}
      </Button>
      {isPreviewed && job.changed > 0 && (
        <Button variant="primary" isBusy={isActing && isGiving} onClick={() => onGive(false)}>
          {`${verb} ${counted(job.changed, noun)}`}
        </Button>
      )}
    </>
  );
}

/** The second press of a double click on the button that stood in this place, in milliseconds. */
const DOUBLE_CLICK = 600;

/** Closes the dialog, but not by the second press of the button before: nobody would see what came of it. */
function LateButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const press = () => {
    if (performance.now() - shownAt.current > DOUBLE_CLICK) onPress();
  };
  return (
    <Button variant="primary" isBusy={isBusy} busyText="Working…" onClick={press}>
      Close
    </Button>
  );
}
