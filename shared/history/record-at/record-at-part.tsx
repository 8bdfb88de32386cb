import { useState } from 'react';
import { Box, formatDate, Stack } from 'shared/ui';
import { DayChoice } from 'shared/ui-overlays';
import { RecordAtCard, type RecordAtCardProps } from './record-at-card.tsx';
import { useDayInAddress } from './use-day-in-address.ts';

/** Asks for a day, and shows the record as it stood when that day ended. The day is in the address. */
export function RecordAtPart(props: Pick<RecordAtCardProps, 'path' | 'entityName'>) {
  const [day, setDay] = useDayInAddress();
  const [today] = useState(() => formatDate(new Date()));
  return (
    <Stack gap="4" mb="4">
      <Box maxW="60">
        <DayChoice
          label="As it was at the end of"
          value={day}
          max={today}
          onChange={(chosen) => chosen !== day && setDay(chosen)}
        />
      </Box>
      {/* Of another day it is another card, which shows nothing of the day before. */}
      {day !== '' && <RecordAtCard key={day} {...props} day={day} onClose={() => setDay('')} />}
    </Stack>
  );
}
