import { screen } from '@testing-library/react';
import type { Person } from 'shared/contract';
import { aPerson, renderInShell } from 'shared/testing';
import { Link } from 'shared/ui';
import remote from '../../remote.tsx';
import { TPN } from './a-whole-project.ts';

export const CONFIGURATION = {
  completionNotes: ['Effort concluded', 'Handoff complete'],
  receivedFromCentres: ['KOMP', 'EUCOMM'],
  qcComments: ['Failed - abnormal karyotype'],
};

/** Opens the page of the project as a member of JAX, or as somebody else, and waits for it. */
export async function openDetail({ session = aPerson() }: { session?: Person | null } = {}) {
  const shell = renderInShell(
    [...remote.routes, { path: '*', element: <Link to={`/projects/${TPN}`}>the project</Link> }],
    { route: `/projects/${TPN}`, session, configuration: CONFIGURATION },
  );
  await screen.findByRole('heading', { name: 'Assignment Status Dates' });
  return shell;
}
