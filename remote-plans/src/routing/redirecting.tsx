import type { ApiError } from 'shared/api';
import { Navigate, useLocation } from 'shared/router';
import { Card, LoadingState, Page } from 'shared/ui';
import { LoadFailure, type WayBack } from './load-failure.tsx';

/** Wording of the specification, part 2 §2. */
const REDIRECTING = 'Redirecting. Please wait a moment...';

/** Everybody may search: the way back for whoever came by a short address. */
export const TO_SEARCH: WayBack = { to: '/search', text: 'Go to the project search' };

export interface RedirectingProps {
  /** What is being looked for, by its id: `Plan PIN:0000000042`. */
  title: string;
  /** Where it was found to be; undefined while the search goes on. */
  address: string | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  wayBack: WayBack;
}

/** Goes on to the full address as soon as it is known, and says so until then, or why it is not found (PP-45, PP-46). */
export function Redirecting({ title, address, error, onRetry, wayBack }: RedirectingProps) {
  const { search } = useLocation();
  // The short address leaves no entry: going back from the screen would only come here again.
  if (address !== undefined) return <Navigate to={{ pathname: address, search }} replace />;
  if (error)
    return (
      <Page title={title}>
        <LoadFailure title={title} {...{ error, onRetry, wayBack }} />
      </Page>
    );
  return (
    <Page title={title}>
      <Card title={title}>
        <LoadingState label={REDIRECTING} />
      </Card>
    </Page>
  );
}
