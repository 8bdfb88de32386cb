import { lazyPart } from '../lazy-parts/lazy-part.tsx';
import type { AreaHealingProps, RegistryHealingProps } from './healing.tsx';

/**
 * What brings back what has failed. It shows nothing, and its file takes no part in the first page: it is fetched once that is quiet,
 * ahead of any failure, or asked for until it comes.
 */
const load = () => import(/* webpackChunkName: "without-site" */ './healing.tsx');
const nothing = () => null;

const area = lazyPart<AreaHealingProps>(async () => ({ default: (await load()).AreaHealing }), nothing);
const registry = lazyPart<RegistryHealingProps>(
  async () => ({ default: (await load()).RegistryHealing }),
  nothing,
);

export const AreaHealing = area.Part;
export const RegistryHealing = registry.Part;
export const preloadHealing = area.preload;
