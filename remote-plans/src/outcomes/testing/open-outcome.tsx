import { openSections } from '../../testing/index.ts';
import { screen } from '@testing-library/react';
import type { Configuration, Person } from 'shared/contract';
import { aPerson, renderInShell } from 'shared/testing';
import { Link } from 'shared/ui';
import { OutcomePage } from '../outcome-page.tsx';
import { serveOutcome, type ServedOutcome } from './outcome-server.ts';
import { PIN, TPN, TPO } from './outcomes.ts';

export const ADDRESS = `/projects/${TPN}/plans/${PIN}/outcomes/${TPO}`;

export interface OpenOptions extends Omit<ServedOutcome, 'mayUpdate'> {
  session?: Person | null;
  configuration?: Partial<Configuration>;
}

const LISTS: Partial<Configuration> = {
  backgroundStrains: ['C57BL/6N', 'BALB/c'],
  productTypes: ['Live mice', 'Frozen sperm'],
  distributionNetworks: ['MMRRC', 'EMMA'],
};

/** Opens the page of an outcome as somebody who may change it, and waits for its form; all its sections are open. */
export async function openOutcomeForm(options: OpenOptions = {}) {
  const opened = open({ ...options, mayUpdate: true });
  await screen.findByRole('form', { name: 'Outcome' });
  await openSections(opened);
  return opened;
}

/** Opens the page of an outcome as somebody who may only read it, and waits for it. */
export async function openOutcomeFacts(options: OpenOptions = {}) {
  const opened = open({ ...options, mayUpdate: false });
  await screen.findByRole('heading', { name: 'Mutations' });
  await openSections(opened);
  return opened;
}

/** Opens the page of an outcome as it is at first. */
export function open({ session = aPerson(), configuration, ...served }: OpenOptions & ServedOutcome) {
  const tracker = serveOutcome(served);
  const routes = [
    { path: '/projects/:tpn/plans/:pin/outcomes/:tpo', element: <OutcomePage /> },
    { path: '*', element: <Link to={ADDRESS}>the outcome</Link> },
  ];
  const shell = renderInShell(routes, {
    route: ADDRESS,
    session,
    configuration: { ...LISTS, ...configuration },
  });
  return { ...shell, tracker };
}
