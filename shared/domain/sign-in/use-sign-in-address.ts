import { useLocation } from 'shared/router';

/** The login page, with the present address, query included, as the address to return to (PP-44). */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation();
  return `/login?returnUrl=${encodeURIComponent(`${pathname}${search}`)}`;
}
