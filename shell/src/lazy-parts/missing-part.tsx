import type { ReactNode } from 'react';
import { Button, Notice, Row, Text } from 'shared/ui';
import { corner, raised } from '../layout/corner.styles.ts';
import type { Retry } from './lazy-part.tsx';

/** Stands in a corner of the page for a dialog whose file could not be fetched. */
export function MissingPart({
  title,
  children,
  actions,
  onRetry,
}: Retry & { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={corner}>
      <div className={raised}>
        <Notice kind="warning" title={title}>
          <Text>{children}</Text>
          <Row gap="2" mt="2">
            {actions}
            <Button size="sm" variant="quiet" onClick={onRetry}>
              Try again
            </Button>
          </Row>
        </Notice>
      </div>
    </div>
  );
}
