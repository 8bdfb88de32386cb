import { Card, LinkButton, Row, Stack, Text } from 'shared/ui';

/** Why there is no work to see, and what to do about it. */
export function NoWorkUnit() {
  return (
    <Card title="You have no role in a work unit yet">
      <Stack gap="4">
        <Text maxW="prose">
          This page shows the work of the units that you belong to. A manager of your work unit, or an
          administrator, gives you a role under Admin › Users; please ask them. Until then you can search what
          is open to you.
        </Text>
        <Row>
          <LinkButton to="/search">Search projects</LinkButton>
          <LinkButton to="/edit_profile" variant="quiet">
            See your roles
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
