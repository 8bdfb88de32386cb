import { Box, Button, Disclosure, Row, Text } from 'shared/ui';
import { withoutChange } from '../changes/list-changes.ts';
import { describeChanges } from '../changes/describe-changes.ts';
import type { HeldChanges } from './use-change-set.ts';

export interface ChangeListProps {
  held: HeldChanges;
  isBusy: boolean;
}

/** Every unsaved change, on whatever page and in whatever list, with a way to take it back. */
export function ChangeList({ held, isBusy }: ChangeListProps) {
  return (
    <Disclosure summary="Show changes">
      <Box as="ul" listStyleType="none" maxH="40vh" overflowY="auto">
        {describeChanges(held.set).map(({ consortium, id, text }) => (
          <Row as="li" key={`${consortium} ${id}`} justifyContent="space-between" py="1">
            <Text size="sm" minW="0" overflowWrap="anywhere">
              {text} ({consortium})
            </Text>
            <Button
              size="sm"
              disabled={isBusy}
              aria-label={`Undo ${text} (${consortium})`}
              onClick={() => held.change(consortium, null, (list) => withoutChange(list, id))}
            >
              Undo
            </Button>
          </Row>
        ))}
      </Box>
    </Disclosure>
  );
}
