import type { ReactNode } from 'react';
import { errorText, type Resource } from 'shared/api';
import { ErrorState, LoadingState } from 'shared/ui';

/**
 * The response of the server, or what stands in its place: that it is on its way, or what went wrong and the way on.
 */
export function Answer({ of, children }: { of: Omit<Resource<unknown>, 'data'>; children: ReactNode }) {
  if (of.error) return <ErrorState text={errorText(of.error)} onRetry={() => void of.reload()} />;
  return of.isLoading ? <LoadingState /> : children;
}
