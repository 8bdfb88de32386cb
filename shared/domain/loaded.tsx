import type { ReactNode } from 'react';
import { errorText, type Resource } from 'shared/api';
import { ErrorState, LoadingState } from 'shared/ui';

export interface LoadedProps<T> {
  /** What is read; without `reload` nothing offers to try again. */
  of: Pick<Resource<T>, 'data' | 'error'> & Partial<Pick<Resource<T>, 'reload'>>;
  /** Said while it is on its way. */
  label?: string;
  children: (data: T) => ReactNode;
}

/** What was read, or what stands in its place: that it is on its way, or what went wrong and the way on. */
export function Loaded<T>({ of: { data, error, reload }, label, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState text={errorText(error)} onRetry={reload && (() => void reload())} />;
  return <LoadingState label={label} />;
}
