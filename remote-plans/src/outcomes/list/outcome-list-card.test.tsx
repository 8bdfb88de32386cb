import { screen, within } from '@testing-library/react';
import type {
  Mutation,
  MutationList,
  MutationSummary,
  Outcome,
  OutcomeCollection,
  Plan,
} from 'shared/contract';
import { aPerson, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { aPlan } from '../../testing/plans.ts';
import { aMutation, anOutcome, aSpecimenOutcome, TPO } from '../testing/outcomes.ts';
import { OutcomeListCard } from './outcome-list-card.tsx';

const server = startTestServer();
const NO_OUTCOME_NOW = 'You can not create an outcome in current state';

interface Stored {
  outcomes?: Outcome[];
  mutations?: Mutation[];
  canCreate?: boolean;
  mayUpdate?: boolean;
  plan?: Plan;
  /** The existing tracker does not return the mutations of all outcomes together. */
  isExistingTracker?: boolean;
}

function openList({
  outcomes = [],
  mutations = [],
  canCreate = true,
  mayUpdate = true,
  plan = aPlan(),
  isExistingTracker = false,
}: Stored) {
  const reads: string[] = [];
  const seen = <T extends object | boolean>({ url }: Request, response: T) => {
    reads.push(new URL(url).pathname);
    return HttpResponse.json(response);
  };
  const list: OutcomeCollection = outcomes.length === 0 ? {} : { _embedded: { outcomes } };
  const ofPlan: MutationSummary[] = mutations.map((mutation) => ({ tpo: TPO, ...mutation }));
  const ofOutcome: MutationList = { _embedded: { mutations } };
  server.use(
    http.get('*/api/plans/:pin/outcomes', ({ request }) => seen(request, list)),
    http.get('*/api/v2/plans/:pin/mutations', ({ request }) =>
      isExistingTracker ? refusal(404, 'No such path') : seen(request, ofPlan),
    ),
    http.get('*/api/plans/:pin/outcomes/:tpo/mutations', ({ request }) => seen(request, ofOutcome)),
    http.get('*/api/plans/can-create-outcome/:pin', ({ request }) => seen(request, canCreate)),
    http.get('*/api/permissionByActionOnResource', ({ request }) => seen(request, mayUpdate)),
  );
  return { ...renderInShell(<OutcomeListCard plan={plan} />, { session: aPerson() }), reads };
}

const add = () => screen.findByRole('link', { name: 'Add Outcome' });

describe('production outcomes (ui-screens 14)', () => {
  test('a colony shows its name and strain, the way to its details, and its mutations with superscripts', async () => {
    openList({ outcomes: [anOutcome({}, ['MIN:000000000555'])], mutations: [aMutation()] });
    expect(await screen.findByRole('heading', { name: 'Production outcomes' })).toBeVisible();
    const outcome = within(await screen.findByRole('article', { name: `Outcome ${TPO}` }));
    expect(outcome.getByText('Type').nextSibling).toHaveTextContent('Colony');
    expect(outcome.getByText('NL-Z999-EM1').tagName).toBe('STRONG');
    expect(outcome.getByText('Background Strain').nextSibling).toHaveTextContent('C57BL/6N');
    expect(outcome.getByRole('link', { name: `more details of ${TPO}` })).toHaveAttribute(
      'href',
      '/projects/TPN:000000042/plans/PIN:0000000001/outcomes/TPO:000000000004',
    );
    const table = within(await outcome.findByRole('table', { name: `Mutations of ${TPO}` }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Symbol',
      'Molecular Mutation Type',
    ]);
    expect(table.getByText('em1(IMPC)J').tagName).toBe('SUP');
    expect(table.getByRole('cell', { name: 'Deletion' })).toBeVisible();
  });

  test('a specimen shows its reference and strain too (PP-18)', async () => {
    openList({ outcomes: [aSpecimenOutcome()] });
    const outcome = await screen.findByRole('article', { name: `Outcome ${TPO}` });
    expect(outcome).toHaveTextContent('External ReferenceNL-SP-8');
    expect(outcome).toHaveTextContent('Background StrainC57BL/6N');
  });

  const OTHER = 'TPO:000000000009';
  const outcomes = [anOutcome({ tpo: OTHER }), anOutcome({}, ['MIN:000000000555'])];

  test('outcomes keep the order of the server, and their mutations come in one call (PP-64)', async () => {
    const { reads } = openList({ outcomes, mutations: [aMutation()] });
    expect(await screen.findByRole('table', { name: `Mutations of ${TPO}` })).toBeVisible();
    expect(screen.getAllByRole('article').map((article) => article.ariaLabel)).toEqual([
      `Outcome ${OTHER}`,
      `Outcome ${TPO}`,
    ]);
    expect(
      within(screen.getByRole('article', { name: `Outcome ${OTHER}` })).getByText('No mutations yet.'),
    ).toBeVisible();
    expect(reads.filter((path) => path.endsWith('/outcomes'))).toHaveLength(1);
    expect(reads.filter((path) => path.endsWith('/mutations'))).toEqual([
      '/api/v2/plans/PIN:0000000001/mutations',
    ]);
  });

  test('without a combined endpoint, the outcomes that have mutations are requested one by one', async () => {
    const { reads } = openList({ outcomes, mutations: [aMutation()], isExistingTracker: true });
    expect(await screen.findByRole('table', { name: `Mutations of ${TPO}` })).toBeVisible();
    expect(reads.filter((path) => path.endsWith('/mutations'))).toEqual([
      `/api/plans/PIN:0000000001/outcomes/${TPO}/mutations`,
    ]);
  });

  test('requests nothing where there are no mutations', async () => {
    const { reads } = openList({ outcomes: [anOutcome()] });
    expect(await screen.findByText('No mutations yet.')).toBeVisible();
    await add();
    expect(reads.some((path) => path.endsWith('/mutations'))).toBe(false);
  });

  test('a failed list is shown, and can be requested again', async () => {
    server.use(http.get('*/api/permissionByActionOnResource', () => HttpResponse.json(true)));
    let isBroken = true;
    server.use(
      http.get('*/api/plans/:pin/outcomes', () =>
        isBroken ? refusal(500, 'No outcomes today') : HttpResponse.json({}),
      ),
      http.get('*/api/plans/can-create-outcome/:pin', () => HttpResponse.json(true)),
    );
    const { user } = renderInShell(<OutcomeListCard plan={aPlan()} />, { session: aPerson() });
    expect(await screen.findByText('No outcomes today')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No outcomes yet')).toBeVisible();
  });
});

describe('Add Outcome (spec part 2 §4 and §6)', () => {
  test('leads to the creation of an outcome', async () => {
    openList({});
    expect(await add()).toHaveAttribute(
      'href',
      '/projects/TPN:000000042/plans/PIN:0000000001/outcome-creation',
    );
  });

  test('is not for those who may not update the plan (PP-28)', async () => {
    openList({ mayUpdate: false });
    await screen.findByText('No outcomes yet');
    expect(screen.queryByRole('link', { name: 'Add Outcome' })).not.toBeInTheDocument();
    expect(screen.queryByText(NO_OUTCOME_NOW)).not.toBeInTheDocument();
  });

  test('is refused with the text of the specification, and with the reason of the server, when it sends one', async () => {
    openList({ canCreate: false, plan: aPlan({ statusName: 'Attempt In Progress' }) });
    expect(await screen.findByText(NO_OUTCOME_NOW)).toBeVisible();
    expect(
      screen.getByText(
        'The plan must have the status “Founder Obtained”; its status is “Attempt In Progress”.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add Outcome' })).not.toBeInTheDocument();
  });

  test.each(['es cell', 'es cell allele modification', 'crispr allele modification'])(
    'is not offered to a plan of the type %s that has its one outcome',
    async (attemptTypeName) => {
      openList({ outcomes: [anOutcome()], plan: aPlan({ attemptTypeName }) });
      expect(await screen.findByText(NO_OUTCOME_NOW)).toBeVisible();
    },
  );
});
