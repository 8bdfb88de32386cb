import { errorText, useResource, type ApiError } from 'shared/api';
import type { ProjectPage } from 'shared/contract';
import { useSignInAddress } from 'shared/domain';
import { useSession } from 'shared/session';
import { Card, LinkButton, LoadingState, Stack, Text } from 'shared/ui';
import { RestrictedProject } from './restricted-project.tsx';

/** Wording of the specification, part 1 §8. */
const ACCESS_DENIED =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

const TITLE = 'You may not see this project';

export interface RefusedProjectProps {
  tpn: string;
  error: ApiError;
}

/**
 * A project that the person may not read. The page stays and shows the refusal (PP-10, PP-19): visitors are asked to
 * sign in and come back, others see the restricted version, which lists show to everybody who is signed in.
 */
export function RefusedProject(props: RefusedProjectProps) {
  const { status } = useSession();
  if (status === 'signedIn') return <RefusedToPerson {...props} />;
  return status === 'anonymous' ? <RefusedToVisitor /> : <Waiting />;
}

function RefusedToPerson({ tpn, error }: RefusedProjectProps) {
  const { data, isLoading } = useResource<ProjectPage>('/api/projects', { tpn }, { showsRefusal: true });
  const [restricted] = data?._embedded?.projects ?? [];
  if (restricted?.tpn === tpn) return <RestrictedProject project={restricted} />;
  if (isLoading) return <Waiting />;
  return (
    <Card title={TITLE}>
      <Text maxW="prose">{errorText(error)}</Text>
    </Card>
  );
}

/** Until it is known who is there, and what they may see. */
function Waiting() {
  return (
    <Card title="Project Details">
      <LoadingState label="Loading the project…" />
    </Card>
  );
}

function RefusedToVisitor() {
  const signInAddress = useSignInAddress();
  return (
    <Card title={TITLE}>
      <Stack gap="4" alignItems="flex-start">
        <Text maxW="prose">{ACCESS_DENIED}</Text>
        <Text maxW="prose">This project is not public. After signing in you come back to this page.</Text>
        <LinkButton to={signInAddress} variant="primary">
          Sign in
        </LinkButton>
      </Stack>
    </Card>
  );
}
