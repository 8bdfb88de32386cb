import { useSignInAddress } from 'shared/domain';
import { useSession } from 'shared/session';
import { Link, Notice, Text } from 'shared/ui';

export interface ReadOnlyHintProps {
  /** What is read. */
  what?: 'plan' | 'outcome' | 'phenotyping stage';
  /** Work unit of the plan, where it is known. */
  workUnitName?: string;
}

/**
 * Why nothing can be changed here (spec 6). Plans, and their outcomes and stages, are changed by the members of the plan's
 * work unit.
 */
export function ReadOnlyHint({ what = 'plan', workUnitName }: ReadOnlyHintProps) {
  const isSignedIn = useSession().status === 'signedIn';
  const signInAddress = useSignInAddress();
  return (
    <Notice kind="info">
      <Text>
        You can read this {what}. Members of the plan’s work unit{workUnitName && `, ${workUnitName},`} can
        change it
        {isSignedIn ? '.' : ' after '}
        {!isSignedIn && (
          <>
            <Link to={signInAddress}>signing in</Link>.
          </>
        )}
      </Text>
    </Notice>
  );
}
