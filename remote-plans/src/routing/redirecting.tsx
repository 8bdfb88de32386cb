import { Navigate, useLocation } from 'shared/router';
import { Page } from 'shared/ui';
import { NotLoaded, type NotLoadedProps, type WayBack } from './not-loaded.tsx';

/** Wording of the specification, part 2 §2. */
const REDIRECTING = 'Redirecting. Please wait a moment...';

/** Everybody may search: the way back for anyone who came by a short address. */
export const TO_SEARCH: WayBack = { to: '/search', text: 'Go to the project search' };

export interface RedirectingProps extends Omit<NotLoadedProps, 'loadingLabel'> {
  /** Where it was found to be; undefined while the search goes on. */
  address: string | undefined;
}

/**
 * Redirects to the full address as soon as it is known; shows a message until then, or why it is not found (PP-45,
 * PP-46).
 */
export function Redirecting({ title, address, error, onRetry, wayBack }: RedirectingProps) {
  const { search } = useLocation();
  // The short address leaves no entry: going back from the screen would only come here again.
  if (address !== undefined) return <Navigate to={{ pathname: address, search }} replace />;
  return (
    <Page title={title}>
      <NotLoaded title={title} loadingLabel={REDIRECTING} {...{ error, onRetry, wayBack }} />
    </Page>
  );
}
