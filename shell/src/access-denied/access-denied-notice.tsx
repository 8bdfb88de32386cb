import { Box, Link, Notice } from 'shared/ui';
import { signInAddress } from '../sign-in-address.ts';
import { accessDeniedStore, dismissAccessDenied } from './access-denied.ts';

/** Wording of the specification, part 1 §8. */
const ACCESS_DENIED =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

/** Shows that a call was refused, and offers to sign in and come back. */
export function AccessDeniedNotice() {
  const refusedAt = accessDeniedStore((state) => state.refusedAt);
  if (refusedAt === null) return null;
  return (
    <Box mb="4" maxW="page" mx="auto">
      <Notice kind="error" onClose={dismissAccessDenied}>
        <Box as="p">{ACCESS_DENIED}</Box>
        <Link to={signInAddress(refusedAt)}>Sign in</Link>
      </Notice>
    </Box>
  );
}
