import { useEffect, useState } from 'react';
import { whenQuiet } from 'shared/remote';
import { lazyPart } from '../lazy-parts/lazy-part.tsx';
import { reachabilityStore } from './reachability.ts';

const withoutSite = lazyPart(
  // In one file with what brings areas back, which is asked for until it comes.
  () => import(/* webpackChunkName: "without-site" */ './without-site.tsx'),
  () => null,
);

/** What the page does about times without its site. It takes no part in the first page: its file is fetched when that is quiet. */
export function Offline() {
  const { isUnreachable } = reachabilityStore();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet || isUnreachable ? <withoutSite.Part /> : null;
}
