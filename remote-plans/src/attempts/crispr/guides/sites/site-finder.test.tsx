import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aPlanWithGuides, renderGuideEditor } from '../testing/index.ts';
import { findSites } from './find-sites.ts';
import type { SiteSearch } from './search-sites.ts';

// jsdom has no workers.
jest.mock('./search-sites.ts', () => ({
  searchSites: async ({ bases, nuclease }: SiteSearch) => findSites(bases, nuclease),
}));

startTestServer();

const GUIDE = 'ATTATAATATTAATATCATA';

async function open(nuclease = 'Cas9') {
  const plan = aPlanWithGuides({});
  const { crisprAttempt } = plan;
  if (!crisprAttempt) throw new Error('A plan without attempt');
  const nucleases = [{ id: 1, typeName: nuclease, className: 'protein', concentration: null }];
  const editor = await renderGuideEditor({
    ...plan,
    crisprAttempt: { ...crisprAttempt, nucleases, guides: [] },
  });
  await editor.user.click(screen.getByRole('button', { name: 'Find sites in a sequence' }));
  return editor;
}

const sequence = () => screen.getByRole('textbox', { name: 'Sequence' });
const button = () => screen.getByRole('button', { name: 'Find sites' });
const sites = () =>
  within(screen.getByRole('table', { name: 'Sites' }))
    .getAllByRole('row')
    .slice(1);

async function findIn(text: string, nuclease?: string) {
  const editor = await open(nuclease);
  await editor.user.click(sequence());
  await editor.user.paste(text);
  await editor.user.click(button());
  return editor;
}

test('shows each site with its PAM, strand, position and cut', async () => {
  await findIn(`>Cib2\nTT${GUIDE}AGGTT`);
  expect(await screen.findByText(/^1 site of Cas9 in 27 bases\./)).toBeVisible();
  expect(
    sites().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['AGG', '+', '3-25', '19|20', '']]);
});

test('a site becomes a guide of the plan, with its position where that of the sequence is known', async () => {
  const { user, save } = await findIn(`TT${GUIDE}AGGTT`);
  await user.type(screen.getByRole('textbox', { name: 'Chromosome' }), '9');
  await user.type(screen.getByRole('textbox', { name: 'Leftmost base' }), '1000');
  await user.click(await screen.findByRole('button', { name: GUIDE }));
  expect(screen.getByRole('button', { name: GUIDE })).toHaveAttribute('aria-pressed', 'true');
  expect(await save()).toEqual([
    expect.objectContaining({
      sequence: `${GUIDE}AGG`,
      guideSequence: GUIDE,
      pam: 'AGG',
      chr: '9',
      start: 1002,
      stop: 1024,
      strand: '+',
      genomeBuild: 'GRCm39',
    }),
  ]);
});

test('pressed again it leaves the plan', async () => {
  const { user } = await findIn(`TT${GUIDE}AGGTT`);
  const site = await screen.findByRole('button', { name: GUIDE });
  await user.click(site);
  await user.click(site);
  expect(site).toHaveAttribute('aria-pressed', 'false');
});

test('begins with the nuclease of the plan', async () => {
  await findIn(`GTTTGACACACACACACACACACACACAG`, 'Cpf1');
  expect(await screen.findByText(/^1 site of Cpf1/)).toBeVisible();
  expect(sites()).toHaveLength(1);
});

test('says what is wrong with a sequence, and leaves it there', async () => {
  await findIn('ACGTXACGT');
  expect(await screen.findByText('“X” at position 5 of the sequence is no base.')).toBeVisible();
  expect(sequence()).toHaveValue('ACGTXACGT');
});

test('a sequence without a site, and a great many sites', async () => {
  const { user } = await findIn('ACGTACGT');
  expect(await screen.findByText('0 sites of Cas9 in 8 bases.')).toBeVisible();
  await user.clear(sequence());
  await user.click(sequence());
  await user.paste('G'.repeat(622));
  await user.click(button());
  expect(
    await screen.findByText(/^600 sites of Cas9 in 622 bases\. The first 500 are shown\./),
  ).toBeVisible();
  expect(sites()).toHaveLength(500);
});

test('Enter in a field searches, and does not save the page', async () => {
  const { user, isSaved } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Chromosome' }), '9{Enter}');
  expect(await screen.findByText('Paste a sequence.')).toBeVisible();
  expect(isSaved()).toBe(false);
});
