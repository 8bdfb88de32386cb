import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/states.tsx';
import { RetryIcon } from '../icons/icons.tsx';

export interface NoRowsProps {
  /** The list could not be read; its error stands above the page. */
  isFailed: boolean;
  /** The message in place of rows that could not be read. */
  failure: string;
  onRetry: () => void;
  /** The text of an empty list. */
  title: string;
  /** Set while filters narrow the list: its text then, and how to clear them. */
  filtered?: { title?: string; hint?: ReactNode; clear: string; onClear: () => void };
}

/** Why a list has no rows, and the way on: to try again, or to take the filters away (PP-51). */
export function NoRows({ isFailed, failure, onRetry, title, filtered }: NoRowsProps) {
  if (isFailed) {
    const retry = (
      <Button leftIcon={<RetryIcon />} onClick={onRetry}>
        Try again
      </Button>
    );
    return <EmptyState title={failure} action={retry} />;
  }
  if (!filtered) return <EmptyState title={title} />;
  return (
    <EmptyState
      title={filtered.title ?? title}
      action={<Button onClick={filtered.onClear}>{filtered.clear}</Button>}
    >
      {filtered.hint}
    </EmptyState>
  );
}
