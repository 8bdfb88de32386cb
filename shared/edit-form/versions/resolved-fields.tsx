import type { ReactNode } from 'react';
import { Box, Heading, List, ListItem, Text } from 'shared/ui';
import { fieldsWith, type FieldChange, type Versions } from './merge.ts';

/** What is merged without a choice, by whom it was changed. */
const KINDS: readonly { kind: FieldChange; title: string }[] = [
  { kind: 'mine', title: 'Changed by you only: kept' },
  { kind: 'theirs', title: 'Changed by others only: taken over' },
  { kind: 'same', title: 'Changed by both to the same value' },
];

export interface ResolvedFieldsProps<T extends object> {
  versions: Versions<T>;
  labels: Partial<Record<keyof T, string>>;
  format: (field: keyof T & string, value: unknown) => ReactNode;
}

/** The changes that do not touch each other, so that the person sees what will be saved. */
export function ResolvedFields<T extends object>({ versions, labels, format }: ResolvedFieldsProps<T>) {
  return KINDS.map(({ kind, title }) => {
    const named = fieldsWith(versions, kind).flatMap((field) => {
      const label = labels[field];
      return label === undefined ? [] : [{ field, label }];
    });
    if (named.length === 0) return null;
    const after = kind === 'theirs' ? versions.theirs : versions.mine;
    return (
      <Box key={kind}>
        <Heading as="h3" size="sm" mb="1">
          {title}
        </Heading>
        <List>
          {named.map(({ field, label }) => (
            <ListItem key={field} overflowWrap="anywhere">
              {label}:{' '}
              <Text as="span" tone="muted">
                {format(field, versions.base[field])}
              </Text>{' '}
              → {format(field, after[field])}
            </ListItem>
          ))}
        </List>
      </Box>
    );
  });
}
