import { useLocation } from 'shared/router';

/** The login page, told to come back to where the person is now, with everything that the address says (PP-44). */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation();
  return `/login?returnUrl=${encodeURIComponent(`${pathname}${search}`)}`;
}
