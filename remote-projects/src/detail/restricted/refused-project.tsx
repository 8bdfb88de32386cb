import { errorText, useResource, type ApiError } from 'shared/api';
import type { ProjectPage } from 'shared/contract';
import { GoBack, useSignInAddress } from 'shared/domain';
import { useSession } from 'shared/session';
import { Card, LinkButton, LoadingState, Page, Stack, Text } from 'shared/ui';
import { RestrictedProject } from './restricted-project.tsx';

/** Wording of the specification, part 1 §8. */
const ACCESS_DENIED =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

export interface RefusedProjectProps {
  tpn: string;
  error: ApiError;
  /** Where to go back to. */
  listAddress: string;
}

/**
 * A project that the person may not read. The page stays and says so (PP-10, PP-19): visitors are asked to sign in and
 * come back, others see the restricted version, which lists show to everybody who is signed in.
 */
export function RefusedProject(props: RefusedProjectProps) {
  const { status } = useSession();
  return status === 'signedIn' ? <RefusedToPerson {...props} /> : <RefusedToVisitor {...props} />;
}

function RefusedToPerson(props: RefusedProjectProps) {
  const { tpn, error } = props;
  const { data, isLoading } = useResource<ProjectPage>('/api/projects', { tpn }, { showsRefusal: true });
  const [restricted] = data?._embedded?.projects ?? [];
  if (restricted?.tpn === tpn) return <RestrictedProject project={restricted} />;
  return (
    <RefusalPage {...props}>
      {isLoading ? <LoadingState /> : <Text maxW="prose">{errorText(error)}</Text>}
    </RefusalPage>
  );
}

function RefusedToVisitor(props: RefusedProjectProps) {
  const signInAddress = useSignInAddress();
  return (
    <RefusalPage {...props}>
      <Stack gap="4" alignItems="flex-start">
        <Text maxW="prose">{ACCESS_DENIED}</Text>
        <Text maxW="prose">This project is not public. After signing in you come back to this page.</Text>
        <LinkButton to={signInAddress} variant="primary">
          Sign in
        </LinkButton>
      </Stack>
    </RefusalPage>
  );
}

function RefusalPage({ tpn, listAddress, children }: RefusedProjectProps & { children: React.ReactNode }) {
  return (
    <Page title={`Project ${tpn}`} actions={<GoBack fallback={listAddress} />}>
      <Card title="You may not see this project">{children}</Card>
    </Page>
  );
}
