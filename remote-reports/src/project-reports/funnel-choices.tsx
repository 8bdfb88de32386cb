import { Box, Field, NativeSelect, Row } from 'shared/ui';
import { FunnelDay } from './funnel-day.tsx';
import { GROUPINGS, nameOf, type FunnelRow, type Grouping } from './funnel-table.tsx';

const CHOICES = Object.entries(GROUPINGS).map(([value, { label }]) => ({ value, label }));

interface FunnelChoicesProps {
  by: Grouping;
  rows: readonly FunnelRow[];
  /** The row whose projects are shown by status; missing without any. */
  shown: FunnelRow | undefined;
  on: string;
  choose: (some: { countBy?: string; projectsOf?: string; on?: string }) => void;
}

/** Who projects are counted for, whose are shown, and at the end of which day. */
export function FunnelChoices({ by, rows, shown, on, choose }: FunnelChoicesProps) {
  return (
    <Row alignItems="flex-start" gap="4">
      <Box w={{ base: 'full', md: '16rem' }}>
        <Field label="Count by">
          <NativeSelect
            options={CHOICES}
            value={by}
            onChange={(event) => choose({ countBy: event.target.value, projectsOf: '' })}
          />
        </Field>
      </Box>
      <Box w={{ base: 'full', md: '16rem' }}>
        <Field label="Projects of">
          <NativeSelect
            options={rows.map((row) => ({ value: row.name, label: nameOf(row, by) }))}
            value={shown?.name ?? ''}
            disabled={shown === undefined}
            onChange={(event) => choose({ projectsOf: event.target.value })}
          />
        </Field>
      </Box>
      <Box w={{ base: 'full', md: '16rem' }}>
        <FunnelDay value={on} onChange={(day) => choose({ on: day })} />
      </Box>
    </Row>
  );
}
