import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Person } from 'shared/contract';
import { createMemoryRouter } from 'shared/router/test-support';
import { sessionStore } from 'shared/session';
import { dismissAccessDenied, followAccessDenied } from '../access-denied/access-denied.ts';
import { App } from '../app.tsx';
import { forgetRegistry } from '../federation/registry-store.ts';
import { SITE_ROUTES } from '../routes.tsx';
import { SITE_AREAS } from './site-areas.ts';

export interface SiteOptions {
  route?: string;
  /** Who is signed in; null (the default) for a visitor. */
  person?: Person | null;
  /** Of the registry; entries may be damaged. */
  remotes?: unknown[];
}

export interface RenderedSite extends RenderResult {
  user: UserEvent;
  /** Where the person is now, with the query. */
  address: () => string;
  goTo: (address: string) => Promise<void>;
}

/** What the areas declare, without their screens. */
export const DECLARED_AREAS = SITE_AREAS.map((area) => ({ ...area, prefixes: ['/an-area-of-no-test'] }));

/** The whole site as a visitor meets it, with its areas or with the remotes of a registry of the test's own. */
export async function renderSite({
  route = '/nowhere',
  person = null,
  remotes = DECLARED_AREAS,
}: SiteOptions = {}): Promise<RenderedSite> {
  sessionStore.setState(
    person === null
      ? { status: 'anonymous', person: null, ended: undefined }
      : { status: 'signedIn', person, ended: undefined },
  );
  writeRegistry(remotes);
  forgetRegistry();
  dismissAccessDenied();
  const router = createMemoryRouter(SITE_ROUTES, { initialEntries: [route] });
  stopFollowing?.();
  stopFollowing = followAccessDenied(router);
  // Asynchronous, because the page waits for its registry.
  const result = await act(async () => render(<App router={router} />));
  return {
    ...result,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (address) => act(() => router.navigate(address)),
  };
}

/** Puts a registry into the page, where the server writes it. */
export function writeRegistry(remotes: unknown[]): void {
  const block = document.getElementById('federation-registry') ?? document.createElement('script');
  block.id = 'federation-registry';
  block.setAttribute('type', 'application/json');
  block.textContent = JSON.stringify({ remotes });
  document.head.append(block);
}

let stopFollowing: (() => void) | undefined;
