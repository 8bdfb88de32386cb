import { create } from 'zustand';
import { Link } from '../actions/link.tsx';
import { Text } from '../layout/primitives.tsx';
import { formatMinute } from '../text/dates.ts';
import { counted } from '../text/numbers.ts';

/** The last save of this page's session. */
interface LastSave {
  /** Where the history of what was saved is. */
  historyAddress: string;
  at: Date;
  /** How many changes its history shows. */
  count: number;
}

const lastSaveStore = create<{ save: LastSave | undefined }>(() => ({ save: undefined }));

/**
 * Notes that something was saved, for the save bar of its form. Both are here because this module exists once in the browser:
 * notices are of each remote's own, the save bar is shared.
 */
export function noteSave(historyAddress: string, count: number): void {
  lastSaveStore.setState({ save: { historyAddress, at: new Date(), count } });
}

/** `Saved 15:37 · 5 changes · history`, for as long as nothing else is saved: the notice itself goes soon. */
export function LastSave({ historyAddress }: { historyAddress: string }) {
  const save = lastSaveStore((state) => state.save);
  if (save?.historyAddress !== historyAddress) return null;
  return (
    <Text as="span" size="sm" tone="muted">
      Saved {formatMinute(save.at)} {save.count > 0 && `· ${counted(save.count, 'change')} `}·{' '}
      <Link to={historyAddress}>history</Link>
    </Text>
  );
}
