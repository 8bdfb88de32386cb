import type { Person } from 'shared/contract';
import { isAdmin } from 'shared/session';
import { Badge, Box, Row, Text } from 'shared/ui';
import { roleLines } from './roles.ts';

/** Who is signed in, and with which roles (pain point PP-47). */
export function AccountFacts({ person }: { person: Person }) {
  const lines = roleLines(person);
  return (
    <Box px="3" py="2">
      <Row gap="2">
        <Text fontWeight="semibold">{person.name ?? person.email}</Text>
        {isAdmin(person) && <Badge tone="accent">Administrator</Badge>}
      </Row>
      {person.name !== null && (
        <Text size="sm" tone="muted" overflowWrap="anywhere">
          {person.email}
        </Text>
      )}
      <Box as="dl" mt="2" fontSize="sm" maxH="40vh" overflowY="auto" aria-label="Your roles">
        {lines.map(({ body, roles }) => (
          <Row key={body} gap="2" justifyContent="space-between" flexWrap="nowrap">
            <dt>{body}</dt>
            <Box as="dd" color="fg.muted">
              {roles}
            </Box>
          </Row>
        ))}
      </Box>
      {lines.length === 0 && !isAdmin(person) && (
        <Text size="sm" tone="muted">
          You have no role in a work unit yet.
        </Text>
      )}
    </Box>
  );
}
