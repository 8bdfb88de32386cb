import { useState } from 'react';
import { Button, counted, FactList, Stack, type FactListProps } from 'shared/ui';

/** Facts to read, of which those that are empty are behind a button: what is there is found at a glance. */
export function SparseFacts({ facts, none }: FactListProps) {
  const [isWhole, setWhole] = useState(false);
  const filled = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  const emptyCount = facts.length - filled.length;
  if (emptyCount === 0) return <FactList facts={facts} none={none} />;
  return (
    <Stack gap="2">
      {(isWhole || filled.length > 0) && <FactList facts={isWhole ? facts : filled} none={none} />}
      <div className="gt-no-print">
        <Button size="sm" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {`${isWhole ? 'Hide' : 'Show'} ${counted(emptyCount, 'empty field')}`}
        </Button>
      </div>
    </Stack>
  );
}
