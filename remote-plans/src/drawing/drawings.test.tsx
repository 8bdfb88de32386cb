import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, renderInShell, startTestServer, testServer } from 'shared/testing';
import { aPlanWithGuides, OVERVIEW } from '../attempts/crispr/guides/testing/index.ts';
import { aCrisprAttempt, aCrisprPlan, openPlanFacts, openPlanForm } from '../testing/index.ts';
import { MutationDrawing } from './index.ts';

startTestServer();

const drawing = () =>
  screen.findByRole('group', { name: /^Tgfb1, plus strand, at X:150,000-152,000 on GRCm39/ });
const GUIDES = [{ pam: 'AGG' }, { pam: 'AGG', start: 150_700, stop: 150_722, strand: '-' }];

test('in the read view a press on a guide leads to its row (click goes to the row)', async () => {
  const { user } = await openPlanFacts({ plan: aPlanWithGuides(...GUIDES), overview: OVERVIEW });
  const picture = await drawing();
  expect(picture).toHaveAccessibleName(/exons: 1; Guides: 2; Primers: 1\.$/);
  const [, second] = within(picture).getAllByRole('button', { name: /GID:000000040601/ });
  if (!second) throw new Error('One guide only');
  expect(second).toHaveAccessibleName(
    /minus strand, PAM at 150,700-150,702, cut between 150,705 and 150,706$/,
  );
  await user.click(second);
  expect(document.activeElement).toHaveAttribute('id', 'guide-row-40602');
});

test('in the editor it follows what is typed, after a pause, and leads to the cells', async () => {
  const { user } = await openPlanForm({ plan: aPlanWithGuides(...GUIDES), overview: OVERVIEW });
  const picture = await drawing();
  expect(within(picture).getByRole('button', { name: /^Guide 2: X:150,700-150,722/ })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Guide 2, Strand'), '+');
  const changed = await within(picture).findByRole('button', { name: /^Guide 2:.*plus strand/ });
  await user.click(changed);
  expect(screen.getByLabelText('Guide 2, Guide Sequence')).toHaveFocus();
  await user.click(within(picture).getByRole('button', { name: /^DF1/ }));
  expect(screen.getByLabelText(/Primer 1, Name/)).toHaveFocus();
});

const EMPTY_PLAN = aCrisprPlan({ crisprAttempt: aCrisprAttempt({ guides: [], genotypePrimers: [] }) });

test('a drawing without guides is folded, and stays so while they are typed', async () => {
  const { user } = await openPlanForm({ plan: EMPTY_PLAN, overview: OVERVIEW });
  const fold = await screen.findByRole('button', { name: 'Drawing of the gene and the guides of this plan' });
  expect(screen.queryByRole('group', { name: /^Tgfb1/ })).not.toBeInTheDocument();
  await user.click(fold);
  expect(await drawing()).toBeVisible();
});

test('without the place of a gene the guides are drawn alone, labelled with their build', async () => {
  await openPlanFacts({ plan: aPlanWithGuides(...GUIDES) });
  expect(
    await screen.findByRole('group', { name: /^Chromosome X on GRCm39; Guides: 2/ }),
  ).toBeInTheDocument();
});

test('an outcome shows what was deleted, with the guides of its plan; a press on a deletion leads to it', async () => {
  testServer.use(http.get('*/api/v2/projects/:tpn/overview', () => HttpResponse.json(OVERVIEW)));
  const onChoose = jest.fn();
  const { user } = renderInShell(
    <MutationDrawing
      plan={aPlanWithGuides(...GUIDES)}
      deletions={[
        { chr: 'chrX', start: 150_510, stop: 150_710 },
        { name: 'Mutation 2', chr: 'chrX', start: 150_000, stop: null },
      ]}
      onChoose={onChoose}
    />,
  );
  const picture = await drawing();
  await waitFor(() => expect(picture).toHaveAccessibleName(/Guides: 2; Deletions: 1\.$/));
  expect(within(picture).queryByRole('button', { name: /GID/ })).toBeNull();
  await user.click(within(picture).getByRole('button', { name: 'Deletion 1: X:150,510-150,710' }));
  expect(onChoose).toHaveBeenCalledWith(0);
  expect(screen.getByText(/^Not drawn: Mutation 2\./)).toBeInTheDocument();
});
