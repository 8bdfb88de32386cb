import type { ReactNode } from 'react';
import { Card, Row, Stack, Text } from 'shared/ui';

/** A group of pieces under one heading. */
export function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <Card title={title} description={about}>
      <Stack gap="5">{children}</Stack>
    </Card>
  );
}

/** One piece in one or more states, under its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="2" minW="0">
      <Text size="xs" tone="subtle">
        {name}
      </Text>
      {children}
    </Stack>
  );
}

/** States of a piece beside each other. */
export function States({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Example name={name}>
      <Row>{children}</Row>
    </Example>
  );
}
