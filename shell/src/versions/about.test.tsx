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

/** What the dialog says: of the frame, then of the one area there is. */
async function versions(percentage: number) {
  const { user } = await renderSite({ remotes: [{ ...live, staged: staged(percentage) }] });
  await user.click(screen.getByRole('button', { name: 'About' }));
  const dialog = await screen.findByRole('dialog', { name: 'About Gene Targeting Tracker' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Page frame', 'Reports']);
  return within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
}

test('says which version of the frame and of each area runs', async () => {
  expect(await versions(0)).toEqual([__FRAME_VERSION__, expect.stringMatching(/^1\.0\.0since Nov 21, 2026/)]);
});

test('says when this browser runs a version that is on trial', async () => {
  expect(await versions(100)).toEqual([__FRAME_VERSION__, expect.stringMatching(/^1\.1\.0on trial/)]);
});
