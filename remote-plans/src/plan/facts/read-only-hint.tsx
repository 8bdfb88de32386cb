import { useSignInAddress } from 'shared/domain';
import { useSession } from 'shared/session';
import { Button, Link, Notice, RetryIcon, Row, Text } from 'shared/ui';
import { usePlanPermission } from '../use-plan-permission.ts';

export interface ReadOnlyHintProps {
  /** The plan by which it is decided. */
  pin: string;
  /** What is read. */
  what?: 'plan' | 'outcome' | 'phenotyping stage';
  /** Work unit of the plan, where it is known. */
  workUnitName?: string;
}

/**
 * Why nothing can be changed here (spec 6). Plans, and their outcomes and stages, are changed by the members of the plan's
 * work unit.
 */
export function ReadOnlyHint({ pin, what = 'plan', workUnitName }: ReadOnlyHintProps) {
  const isSignedIn = useSession().status === 'signedIn';
  const signInAddress = useSignInAddress();
  const { error, isLoading, reload } = usePlanPermission(pin);
  if (error)
    return (
      <Notice kind="warning" title={`Whether you may change this ${what} is not known.`}>
        <Row mt="2">
          <Button size="sm" leftIcon={<RetryIcon />} isBusy={isLoading} onClick={() => void reload()}>
            Try again
          </Button>
        </Row>
      </Notice>
    );
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
