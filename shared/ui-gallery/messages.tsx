import { useState } from 'react';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Link,
  LoadingState,
  Notice,
  showNotice,
  Skeleton,
  Stack,
} from 'shared/ui';
import { Example, Section, States } from './section.tsx';

export function Notices() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Section title="Notices">
      <Stack gap="3">
        <Notice kind="error">
          Error while comminicating with the server. Check that the server is available.
        </Notice>
        <Notice kind="warning" title="Unsaved changes">
          Two sections differ from what is stored.
        </Notice>
        {isOpen && (
          <Notice kind="success" title="The update was successful." onClose={() => setIsOpen(false)}>
            See the <Link to="/gallery">history</Link> of this project.
          </Notice>
        )}
        <Notice kind="info">Coordinates are 1-based.</Notice>
      </Stack>
    </Section>
  );
}

export function LiveNotices() {
  const saved = () =>
    showNotice({
      kind: 'success',
      title: 'The update was successful.',
      action: <Link to="/gallery">History</Link>,
    });
  const failed = () => showNotice({ kind: 'error', title: 'Unknown error' });
  return (
    <Section
      title="Notices over the page"
      about="A result goes after 3 seconds, unless it has the pointer or the focus; a problem stays. F8 leads to it."
    >
      <States name="One of a kind at a time">
        <Button onClick={saved}>Tell a result</Button>
        <Button onClick={failed}>Tell a problem</Button>
      </States>
    </Section>
  );
}

export function WaitingAndEmpty() {
  return (
    <Section title="Loading, empty, error">
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(16rem, 1fr))" gap="4">
        <Example name="Loading">
          <LoadingState label="Loading the project…" />
        </Example>
        <Example name="Empty">
          <EmptyState title="No projects match" action={<Button>Clear filters</Button>}>
            Try fewer filters or other terms.
          </EmptyState>
        </Example>
        <Example name="Error">
          <ErrorState text="Unknown error" onRetry={() => undefined} />
        </Example>
        <Example name="Skeleton">
          <Skeleton width="40%" height="1.4rem" />
          <Skeleton />
          <Skeleton width="75%" />
        </Example>
      </Grid>
    </Section>
  );
}
