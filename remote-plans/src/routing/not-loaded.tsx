import { errorText, type ApiError } from 'shared/api';
import { useSignInAddress } from 'shared/domain';
import { useSession } from 'shared/session';
import { Card, ErrorState, LinkButton, LoadingState, Row, Stack, Text } from 'shared/ui';

export interface NotLoadedProps {
  /** What could not be shown: `Plan`. */
  title: string;
  /** Undefined while it is on its way. */
  error: ApiError | undefined;
  /** Said as long as it is. */
  loadingLabel?: string;
  onRetry: () => void;
  /** A screen that can be shown, and what it is called: nobody is left where nothing leads on (PP-46). */
  wayBack: WayBack;
}

export interface WayBack {
  to: string;
  text: string;
}

/** Instead of a screen: that its data are on their way, or the reason why not and the ways on. Visitors may see it after signing in (PP-10). */
export function NotLoaded({ title, error, loadingLabel, onRetry, wayBack }: NotLoadedProps) {
  const { status } = useSession();
  if (!error)
    return (
      <Card title={title}>
        <LoadingState label={loadingLabel} />
      </Card>
    );
  const asksToSignIn = error.status === 403 && status === 'anonymous';
  return (
    <Card title={title}>
      <ErrorState
        text={errorText(error)}
        onRetry={asksToSignIn ? undefined : onRetry}
        action={
          <Stack gap="3" alignItems="center">
            {asksToSignIn && <Text>It is not public. After signing in you come back to this page.</Text>}
            <Row justifyContent="center">
              {asksToSignIn && <SignIn />}
              <LinkButton to={wayBack.to}>{wayBack.text}</LinkButton>
            </Row>
          </Stack>
        }
      />
    </Card>
  );
}

function SignIn() {
  return (
    <LinkButton to={useSignInAddress()} variant="primary">
      Sign in
    </LinkButton>
  );
}
