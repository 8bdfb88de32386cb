import { useState } from 'react';
import { landOnWork, landsOnWork } from 'shared/session';
import { Box, Card, Field, NativeSelect, showNotice } from 'shared/ui';
import { NOTICE_MS } from '../notice-duration.ts';

const SEARCH = { value: 'search', label: 'Search' };
const WORK = { value: 'work', label: 'My work' };

/** Where the person comes after signing in: the search, unless they choose otherwise. Counts at once. */
export function LandingCard({ email }: { email: string }) {
  const [isWork, setWork] = useState(() => landsOnWork(email));
  const choose = (isChosen: boolean) => {
    landOnWork(email, isChosen);
    setWork(isChosen);
    showNotice({ kind: 'success', content: 'Your choice is kept.', durationMs: NOTICE_MS });
  };
  return (
    <Card title="After signing in">
      <Box maxW="72">
        <Field label="First page" hint="In this browser, unless you come for a certain page.">
          <NativeSelect
            value={isWork ? WORK.value : SEARCH.value}
            options={[SEARCH, WORK]}
            onChange={({ target: { value } }) => choose(value === WORK.value)}
          />
        </Field>
      </Box>
    </Card>
  );
}
