import { useState } from 'react';
import { Button, EmptyState, ErrorState, Grid, Link, LoadingState, Notice, Skeleton, Stack } from 'shared/ui';
import { Example, Section } from './section.tsx';

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
