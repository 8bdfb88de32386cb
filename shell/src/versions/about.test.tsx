import { screen, waitFor, within } from '@testing-library/react';
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import { anAdministrator, aPerson } from 'shared/testing';
import { renderSite } from '../testing/render-site.tsx';

const live = {
  name: 'remote-reports',
  title: 'Reports',
  version: '1.0.0',
  contract: 1,
  entry: 'x',
  prefixes: ['/reports'],
  publishedAt: '2026-11-21T10:00:00Z',
};
const staged = (percentage: number) => ({
  facts: { ...live, version: '1.1.0' },
  audience: { percentage, accounts: [] },
});

/** The text of the dialog: of the shell, then of the one area there is. */
async function versions(percentage: number) {
  const { user } = await renderSite({ remotes: [{ ...live, staged: staged(percentage) }] });
  await user.click(screen.getByRole('button', { name: 'About' }));
  const dialog = await screen.findByRole('dialog', { name: 'About Gene Targeting Tracker' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Site', 'Reports']);
  return within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
}

test('shows which version of the shell and of each area runs', async () => {
  expect(await versions(0)).toEqual([__FRAME_VERSION__, expect.stringMatching(/^1\.0\.0since 2026-11-21/)]);
});

test('shows when this browser runs a canary', async () => {
  expect(await versions(100)).toEqual([__FRAME_VERSION__, expect.stringMatching(/^1\.1\.0on trial/)]);
});

test('leads administrators, and nobody else, to how these versions do', async () => {
  const { user, address } = await renderSite({ person: anAdministrator() });
  await user.click(screen.getByRole('button', { name: 'About' }));
  await user.click(await screen.findByRole('link', { name: 'How these versions do' }));
  expect(address()).toBe('/admin/site-health');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('shows nothing of that to others', async () => {
  const { user } = await renderSite({ person: aPerson() });
  await user.click(screen.getByRole('button', { name: 'About' }));
  expect(await screen.findByRole('dialog', { name: 'About Gene Targeting Tracker' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'How these versions do' })).not.toBeInTheDocument();
});

test('leads to whom to ask, where the installation names somebody', async () => {
  overrideSiteConfiguration({ ...siteConfiguration(), links: { contact: 'https://lab.example/contact' } });
  const { user } = await renderSite({});
  await user.click(screen.getByRole('button', { name: 'About' }));
  expect(await screen.findByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    'https://lab.example/contact',
  );
  overrideSiteConfiguration(undefined);
});
