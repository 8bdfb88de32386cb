import { useLocation } from 'shared/router';
import { useSession } from 'shared/session';
import { useAreas, useViewer } from '../areas/use-areas.ts';
import { addressOf, signInAddress } from '../sign-in-address.ts';
import { accountLinks, type MenuLink } from './site-menu.ts';

/** The links of the account; none while it is not known yet who is there. */
export function useAccountLinks(): MenuLink[] {
  const { status } = useSession();
  const signInAt = signInAddress(addressOf(useLocation()));
  const links = accountLinks(useAreas(), useViewer(), signInAt);
  return status === 'unknown' ? [] : links;
}
