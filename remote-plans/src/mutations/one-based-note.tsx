import { ExternalLink, Text } from 'shared/ui';
import { ONE_BASED_ARTICLE } from './annotation.ts';

/** How positions of deletions count (ui-screens 15.6). */
export function OneBasedNote() {
  return (
    <Text size="sm" tone="muted">
      Deletion coordinates are <ExternalLink href={ONE_BASED_ARTICLE}>1-based</ExternalLink>: the first base
      of a chromosome is 1, and both Start and Stop are deleted.
    </Text>
  );
}
