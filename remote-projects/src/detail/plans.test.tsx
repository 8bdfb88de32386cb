import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, refusal, startTestServer } from 'shared/testing';
import { aPlan, anOverview, aWholeProject } from './testing/a-whole-project.ts';
import { serveDetail } from './testing/detail-server.ts';
import { openDetail } from './testing/open-detail.tsx';

const server = startTestServer();

const pin = (number: number) => `PIN:${String(number).padStart(10, '0')}`;
const phenotyping = (number: number) =>
  aPlan({ pin: pin(number), typeName: 'phenotyping', attemptTypeName: 'adult and embryo phenotyping' });

/** The group with this legend, once its plans are there. */
const group = async (name: string) => within(await screen.findByRole('region', { name }));

describe('plans of a project (spec part 1 §2 and §4, ui-screens 7.4)', () => {
  test('each has a card with its facts and leads to its page', async () => {
    serveDetail({ plans: [phenotyping(3), aPlan({ pin: pin(1), workUnitName: '', attemptTypeName: '' })] });
    await openDetail();
    const production = await group('Production Plans');
    const card = production.getByRole('listitem');
    for (const label of ['Plan id', 'Summary Status', 'Work Unit', 'Attempt type'])
      expect(within(card).getByText(label)).toBeVisible();
    expect(within(card).getAllByText('Not defined')).toHaveLength(2);
    expect(within(card).getByText('Genotype Confirmed')).toBeVisible();
    for (const name of [pin(1), `See plan ${pin(1)}`])
      expect(production.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/projects/TPN:000000042/production-plan/${pin(1)}`,
      );
    const phenotypingPlans = await group('Phenotyping Plans');
    expect(phenotypingPlans.getByRole('link', { name: `See plan ${pin(3)}` })).toHaveAttribute(
      'href',
      `/projects/TPN:000000042/phenotyping-plan/${pin(3)}`,
    );
  });

  test.each([
    ['es cell allele modification', 'ES Cell Allele Modification Plans'],
    ['crispr allele modification', 'Crispr Allele Modification Plans'],
  ])('those of the type %s stand under “%s”', async (attemptTypeName, title) => {
    serveDetail({ plans: [aPlan({ pin: pin(5), attemptTypeName })] });
    await openDetail();
    expect((await group(title)).getByRole('link', { name: `See plan ${pin(5)}` })).toBeVisible();
  });

  test('a group without plans shows that it has none', async () => {
    serveDetail();
    await openDetail();
    expect((await group('Production Plans')).getByText('There are no Production Plans yet.')).toBeVisible();
    expect((await group('Phenotyping Plans')).getByText('There are no Phenotyping Plans yet.')).toBeVisible();
  });

  test('plans that the person may not read are mentioned', async () => {
    const link = { href: `http://tracker.example/api/plans/${pin(9)}` };
    serveDetail({ project: aWholeProject({ _links: { self: link, productionPlans: [link] } }) });
    await openDetail();
    expect(
      await screen.findByText('One more plan is not shown, because you do not have permission to read it.'),
    ).toBeVisible();
    expect(screen.getByText('Genotype-confirmed colonies of plans that you may read: 0')).toBeVisible();
    const plans = await group('Production Plans');
    expect(plans.getByText('There are no Production Plans that you may read.')).toBeVisible();
    expect((await group('Phenotyping Plans')).getByText('There are no Phenotyping Plans yet.')).toBeVisible();
  });

  test('a failure to read them can be tried again', async () => {
    serveDetail({ plans: [aPlan()] });
    server.use(http.get('*/api/plans', () => refusal(500, 'Plans are out.'), { once: true }));
    const { user } = await openDetail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Plans are out.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await group('Production Plans');
    expect(screen.queryByText('Plans are out.')).not.toBeInTheDocument();
  });
});

describe('adding plans (spec part 1 §2, §4, §6 and §8)', () => {
  const REASON = 'You cannot add phenotyping plans or there are not genotype confirmed colonies yet.';

  test('is not offered to visitors, who can read why', async () => {
    serveDetail({ overview: anOverview({ genotypeConfirmedColonies: 2 }) });
    const { user } = await openDetail({ session: null });
    const button = (await group('Phenotyping Plans')).getByRole('button', { name: 'Add Phenotyping Plan' });
    act(() => button.focus());
    expect(button).toHaveAccessibleDescription(REASON);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: /^Add Phenotyping Plan/ })).not.toBeInTheDocument();
  });

  test('of phenotyping needs a genotype-confirmed colony; their number is shown', async () => {
    serveDetail({ allowed: ['canCreatePhenotypingPlan'] });
    await openDetail();
    expect(await screen.findByText('Genotype-confirmed colonies: 0')).toBeVisible();
    const plans = await group('Phenotyping Plans');
    expect(plans.getByRole('button', { name: 'Add Phenotyping Plan' })).toHaveAccessibleDescription(REASON);
  });

  test('opens plan creation in a new tab', async () => {
    serveDetail({
      allowed: ['canCreateProductionPlan', 'canCreatePhenotypingPlan'],
      overview: anOverview({ genotypeConfirmedColonies: 1, hasConditionalMutation: true }),
      plans: [aPlan()],
    });
    await openDetail();
    const addresses = {
      'Add Production Plan': 'planType=production',
      'Add Crispr Allele Modification Plan': 'planType=production&attemptType=crispr+allele+modification',
      'Add Phenotyping Plan': 'planType=phenotyping',
    };
    for (const [name, query] of Object.entries(addresses)) {
      const link = await screen.findByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('href', `/projects/TPN:000000042/plan-creation?${query}`);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('shows the new plan when the person comes back (PP-63)', async () => {
    const tracker = serveDetail({ allowed: ['canCreateProductionPlan'] });
    const { user } = await openDetail();
    const link = await screen.findByRole('link', { name: /^Add Production Plan/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    tracker.addPlans(aPlan({ pin: pin(7) }));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('link', { name: `See plan ${pin(7)}` })).toBeVisible();
  });
});

const PERMISSION = '/api/permissionByActionOnResource';

test.each([
  ['three calls', undefined, []],
  ['three more of a server whose overview names no permissions', anOverview(), Array(3).fill(PERMISSION)],
])('a project with 12 plans takes %s', async (_what, overview, questions) => {
  const plans = Array.from({ length: 12 }, (_, index) => aPlan({ pin: pin(index + 1) }));
  const { reads } = serveDetail({ plans, overview, allowed: ['canUpdateProject'] });
  await openDetail();
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^See plan/ })).toHaveLength(12));
  await screen.findByRole('form', { name: 'Project' });
  expect(reads.toSorted()).toEqual([
    ...questions,
    '/api/plans',
    '/api/projects/TPN:000000042',
    '/api/v2/projects/TPN:000000042/overview',
  ]);
});

test('while the overview cannot be read, a project can be edited all the same', async () => {
  serveDetail({ allowed: ['canUpdateProject'] });
  server.use(http.get('*/api/v2/projects/:tpn/overview', () => refusal(500, 'The database is resting.')));
  await openDetail();
  expect(await screen.findByRole('form', { name: 'Project' })).toBeVisible();
});

test('a server without an overview, as the existing tracker, is requested plan by plan (architecture §6)', async () => {
  const plans = [aPlan({ summaryStatusName: 'Genotype Confirmed' })];
  serveDetail({ plans, allowed: ['canCreateProductionPlan'] });
  server.use(
    http.get('*/api/v2/projects/:tpn/overview', () => refusal(404, 'Not found')),
    http.get('*/api/projects/:tpn/hasConditionalCrisprPlan', () => HttpResponse.json(true)),
  );
  await openDetail();
  expect(await screen.findByText('Genotype-confirmed colonies: 1')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Add Crispr Allele Modification Plan/ })).toBeVisible();
  expect(screen.queryByText('Not found')).not.toBeInTheDocument();
});
