import { screen } from '@testing-library/react';
import { renderInShell, type FakeShell, type FakeShellOptions } from 'shared/testing';
import { GeneListPage } from '../management/gene-list-page.tsx';
import { MANAGER } from './people.ts';

const TYPES = { IDG: ['Tier1', 'Tier2'], IMPC: [], CMG: [] };

/** Opens the management screen at the list of IDG, as its manager unless said otherwise. */
export function openManagement(options: FakeShellOptions = {}): FakeShell {
  return renderInShell(
    [
      { path: '/your-gene-list', element: <GeneListPage /> },
      { path: '*', element: <h1>Another screen</h1> },
    ],
    {
      route: '/your-gene-list?consortium=IDG',
      session: MANAGER,
      configuration: { recordTypesByConsortium: TYPES },
      ...options,
    },
  );
}

/** The same in edit mode, as soon as the list is there. */
export async function openEditing(options: FakeShellOptions = {}): Promise<FakeShell> {
  const shell = openManagement(options);
  await shell.user.click(await screen.findByRole('button', { name: 'Change to edit mode' }));
  await screen.findByRole('button', { name: 'Add a record' });
  return shell;
}

export const saveButton = (): HTMLElement => screen.getByRole('button', { name: 'Save Changes' });
export const noteOf = (row: string): HTMLElement => screen.getByRole('textbox', { name: `${row}, Note` });
export const genesOf = (row: string): HTMLElement =>
  screen.getByRole('combobox', { name: `${row}, Gene(s)` });
