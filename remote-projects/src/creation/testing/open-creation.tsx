import { screen, within } from '@testing-library/react';
import { aPerson, renderInShell, type FakeShell, type FakeShellOptions } from 'shared/testing';
import { ProjectCreationPage } from '../project-creation-page.tsx';
import { LISTS } from './creation-server.ts';

/** Opens the form among other screens, as a member of JAX and BCM unless said otherwise, and waits for it. */
export async function openCreation(options: FakeShellOptions = {}): Promise<FakeShell> {
  const shell = openPage(options);
  await screen.findByRole('form', { name: 'Project Creation' });
  return shell;
}

/** The same without waiting for a form. */
export function openPage(options: FakeShellOptions = {}): FakeShell {
  const routes = [
    { path: '/projects/project-creation', element: <ProjectCreationPage /> },
    { path: '*', element: <h1>Another screen</h1> },
  ];
  const session = aPerson({
    rolesWorkUnits: ['JAX', 'BCM'].map((workUnitName, id) => ({ id, workUnitName, roleName: 'general' })),
  });
  return renderInShell(routes, {
    route: '/projects/project-creation',
    session,
    configuration: LISTS,
    ...options,
  });
}

/** The fields of the form, by the names that people know them by. */
export const fields = {
  consortia: () => screen.getByRole('combobox', { name: /^Consortia/ }),
  privacy: () => screen.getByRole('combobox', { name: /^Privacy/ }),
  recovery: () => screen.getByRole('checkbox', { name: 'Recovery' }),
  projectComment: () => screen.getByRole('textbox', { name: 'Project comment' }),
  attemptType: () => screen.getByRole('combobox', { name: /^Attempt Type/ }),
  workUnit: () => screen.getByRole('combobox', { name: /^Work Unit/ }),
  workGroup: () => screen.getByRole('combobox', { name: /^Work Group/ }),
  funders: () => screen.getByRole('combobox', { name: 'Funders' }),
  create: () => screen.getByRole('button', { name: 'Create Project' }),
};

/** The fields of one intention, counted from 1. */
export function intention(number: number) {
  const row = within(screen.getByRole('group', { name: `Intention ${number}` }));
  return {
    mutationType: () => row.getByRole('combobox', { name: /^Molecular mutation type/ }),
    categorizations: () => row.getByRole('combobox', { name: 'Mutation categorization(s)' }),
    gene: () => row.getByRole('combobox', { name: /^Gene symbol/ }),
    remove: () => row.getByRole('button', { name: `Remove intention ${number}` }),
    row,
  };
}

/** Enters everything that is required. */
export async function fillIn({ user }: Pick<FakeShell, 'user'>): Promise<void> {
  await user.type(fields.consortia(), 'IMPC{Enter}');
  await user.selectOptions(fields.privacy(), 'public');
  await user.selectOptions(intention(1).mutationType(), 'Deletion');
  await user.type(intention(1).gene(), 'Atrx');
  await intention(1).row.findByText('Gene Atrx (MGI:103067)');
  await user.selectOptions(fields.attemptType(), 'crispr');
  await user.selectOptions(fields.workUnit(), 'JAX');
  await user.selectOptions(fields.workGroup(), 'JAX');
}
