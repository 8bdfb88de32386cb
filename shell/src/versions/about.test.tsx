import { screen, within } from '@testing-library/react';
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

async function rowOfReports(percentage: number) {
  const { user } = await renderSite({ remotes: [{ ...live, staged: staged(percentage) }] });
  await user.click(screen.getByRole('button', { name: 'About' }));
  const dialog = await screen.findByRole('dialog', { name: 'About Gene Targeting Tracker' });
  return within(dialog).getByRole('row', { name: /^Reports/ });
}

test('says which version of the frame and of each area runs', async () => {
  expect(await rowOfReports(0)).toHaveTextContent(/^Reports1\.0\.0/);
  expect(screen.getByRole('row', { name: `Page frame ${__FRAME_VERSION__}` })).toBeVisible();
});

test('says when this browser runs a version that is on trial', async () => {
  expect(await rowOfReports(100)).toHaveTextContent(/^Reports1\.1\.0on trial/);
});
