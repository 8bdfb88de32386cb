import { siteConfiguration } from 'shared/api';
import type { RegistryEntry } from 'shared/remote';
import { useSession } from 'shared/session';
import { registryInPage } from '../federation/page-registry.ts';
import { registryStore } from '../federation/registry-store.ts';
import type { Viewer } from './area-links.ts';

const NONE: readonly RegistryEntry[] = [];

/**
 * The areas of the site with what they declare: as the page says, until it is known which versions are meant for this visitor. None
 * while a page without a registry waits for it.
 */
export function knownAreas(): readonly RegistryEntry[] {
  return registryStore.getState().registry?.remotes ?? registryInPage()?.remotes ?? NONE;
}

/** The same, for what is on screen. */
export function useAreas(): readonly RegistryEntry[] {
  registryStore();
  return knownAreas();
}

/** For whom the links of the areas are chosen. */
export function useViewer(): Viewer {
  const { person } = useSession();
  return { person, configuration: siteConfiguration() };
}
