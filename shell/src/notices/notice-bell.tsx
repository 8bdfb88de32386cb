import { useEffect, useState } from 'react';
import { whenQuiet } from 'shared/remote';
import { useSession } from 'shared/session';
import { Box } from 'shared/ui';
import { lazyPart } from '../lazy-parts/lazy-part.tsx';

const menu = lazyPart<object>(
  () => import('./notice-menu.tsx'),
  // Tried again by itself; the page does without it meanwhile.
  () => null,
);

/** The bell of people who are signed in. */
export function NoticeBell() {
  const { person } = useSession();
  return person === null ? null : <Bell key={person.email} />;
}

/** It comes when the page is quiet, in the place that is free for it. */
function Bell() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenQuiet(() => setWanted(true)), []);
  return <Box minW="9">{isWanted && <menu.Part />}</Box>;
}
