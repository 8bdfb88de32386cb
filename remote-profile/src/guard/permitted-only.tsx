import type { ReactNode } from 'react';
import type { Person } from 'shared/contract';
import { SignedInOnly } from 'shared/domain';
import { canExecuteManagerTasks, canManageUsers, isAdmin } from 'shared/session';
import { Card, LinkButton, Page, Stack, Text } from 'shared/ui';

/** What a screen of the administration needs, and who has it in words. */
const RIGHTS = {
  executeManagerTasks: { isHeld: canExecuteManagerTasks, holders: 'managers and administrators' },
  manageUsers: { isHeld: canManageUsers, holders: 'managers and administrators' },
  administrator: { isHeld: isAdmin, holders: 'administrators' },
};

/** Spec part 1 §8. */
const ACCESS_DENIED =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

export interface PermittedOnlyProps {
  /** The screen's name. */
  title: string;
  needs: keyof typeof RIGHTS;
  children: (person: Person) => ReactNode;
}

/**
 * The guard of the admin area (spec part 1 §2 and §6): visitors are asked to sign in, and people without the right are told
 * so in the page instead of running into errors (PP-44). The server decides again on every call.
 */
export function PermittedOnly({ title, needs, children }: PermittedOnlyProps) {
  const { isHeld, holders } = RIGHTS[needs];
  return (
    <SignedInOnly title={title} reason={`This page is for ${holders}.`}>
      {(person) => (isHeld(person) ? children(person) : <Refused title={title} holders={holders} />)}
    </SignedInOnly>
  );
}

function Refused({ title, holders }: { title: string; holders: string }) {
  return (
    <Page title={title}>
      <Card title="Access denied">
        <Stack gap="4" alignItems="flex-start">
          <Text maxW="prose">{ACCESS_DENIED}</Text>
          <Text maxW="prose" tone="muted">
            This page is for {holders}. A manager of your work unit can tell you who may help.
          </Text>
          <LinkButton to="/search" variant="primary">
            Go to the project search
          </LinkButton>
        </Stack>
      </Card>
    </Page>
  );
}
