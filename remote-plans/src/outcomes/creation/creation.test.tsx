import { screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedChanges } from 'shared/router';
import { aPerson, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import type { OutcomeCollection, Person } from 'shared/contract';
import { Link } from 'shared/ui';
import { aPlan } from '../../testing/plans.ts';
import { REFUSAL } from '../testing/breakable-calls.ts';
import { serveOutcome, type ServedOutcome } from '../testing/outcome-server.ts';
import { anOutcome, PIN, TPN, TPO } from '../testing/outcomes.ts';
import { OutcomeCreationPage } from './outcome-creation-page.tsx';

const server = startTestServer();
beforeEach(() => localStorage.clear());

const ADDRESS = `/projects/${TPN}/plans/${PIN}/outcome-creation`;

interface Options extends ServedOutcome {
  session?: Person | null;
  /** What the plan has yielded before. */
  outcomes?: OutcomeCollection;
}

function open({ session = aPerson(), outcomes = {}, ...served }: Options = {}) {
  const tracker = serveOutcome(served);
  server.use(http.get('*/api/plans/:pin/outcomes', () => HttpResponse.json(outcomes)));
  const routes = [
    { path: '/projects/:tpn/plans/:pin/outcome-creation', element: <OutcomeCreationPage /> },
    { path: '*', element: <Link to={ADDRESS}>another outcome</Link> },
  ];
  return { ...renderInShell(routes, { route: ADDRESS, session }), tracker };
}

async function openForm(options: Options = {}) {
  const opened = open(options);
  await screen.findByRole('form', { name: 'Outcome' });
  return opened;
}

const type = () => screen.getByRole('combobox', { name: 'Type' });
const create = () => screen.getByRole('button', { name: 'Create' });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function fillColony({ user }: ReturnType<typeof open>, name = 'NL-new') {
  await user.selectOptions(type(), 'Colony');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), name);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Background Strain' }), 'C57BL/6N');
}

describe('the creation of an outcome (spec part 2 §2 and §4, ui-screens 15)', () => {
  test('begins with the type; everything else follows from it', async () => {
    const { user } = await openForm();
    expect(screen.getByRole('heading', { level: 1, name: 'Outcome Creation' })).toBeVisible();
    expect(
      within(type())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Colony', 'Specimen']);
    expect(headings()).toEqual(['Outcome Details']);
    await user.selectOptions(type(), 'Colony');
    expect(headings()).toEqual(['Outcome Details', 'Colony Details', 'Mutations', 'Distribution Products']);
    await user.selectOptions(type(), 'Specimen');
    expect(headings()).toEqual(['Outcome Details', 'Specimen Details', 'Mutations']);
    // Neither a status nor a history is there yet (PP-74).
    expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
    expect(screen.queryByText('Outcome id')).not.toBeInTheDocument();
  });

  test('another type begins with nothing of the one before', async () => {
    const opened = await openForm();
    await fillColony(opened);
    await opened.user.selectOptions(type(), 'Specimen');
    await opened.user.selectOptions(type(), 'Colony');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  test('Create is enabled once something is entered and the type is chosen (spec part 2 §5)', async () => {
    const { user } = await openForm();
    expect(create()).toHaveAccessibleDescription('Nothing has been changed.');
    await user.selectOptions(type(), 'Colony');
    expect(create()).not.toHaveAttribute('aria-disabled');
    await user.selectOptions(type(), '');
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('* required fields')).toBeVisible();
  });

  test('sends the colony with its products, confirms it, and goes to the new outcome', async () => {
    const opened = await openForm();
    const { user, tracker, address } = opened;
    await fillColony(opened);
    await user.click(screen.getByRole('button', { name: 'Add product' }));
    await user.selectOptions(screen.getByLabelText('Product 1, Distribution Centre'), 'BCM');
    await user.selectOptions(screen.getByLabelText('Product 1, Product Type'), 'Live mice');
    await user.click(create());
    expect(await screen.findByText('The outcome was created.')).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/projects/${TPN}/plans/${PIN}/outcomes/${TPO}`));
    expect(tracker.sent.creations).toMatchObject([
      {
        outcomeTypeName: 'Colony',
        colony: {
          name: 'NL-new',
          genotypingComment: null,
          backgroundStrainName: 'C57BL/6N',
          distributionProducts: [{ id: null, distributionCentreName: 'BCM', productTypeName: 'Live mice' }],
        },
        mutations: [],
      },
    ]);
    expect(hasUnsavedChanges()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('a refused field of a product is marked at its row', async () => {
    const opened = await openForm();
    const { user } = opened;
    await fillColony(opened);
    await user.click(screen.getByRole('button', { name: 'Add product' }));
    const message = 'This centre does not distribute live mice.';
    const field = 'colony.distributionProducts.0.distributionCentreName';
    server.use(
      http.post('*/api/plans/:pin/outcomes', () =>
        refusal(400, message, [{ object: 'Outcome', field, rejectedValue: 'BCM', message }]),
      ),
    );
    const centre = screen.getByLabelText('Product 1, Distribution Centre');
    await user.selectOptions(centre, 'BCM');
    await user.selectOptions(screen.getByLabelText('Product 1, Product Type'), 'Live mice');
    await user.click(create());
    await waitFor(() => expect(centre).toBeInvalid());
    expect(centre).toHaveAccessibleDescription(message);
  });

  test('sends a specimen', async () => {
    const { user, tracker } = await openForm();
    await user.selectOptions(type(), 'Specimen');
    await user.type(screen.getByRole('textbox', { name: 'Specimen External Reference' }), 'NL-SP-1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Specimen Type' }), 'haplo-essential');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Background Strain' }), 'C57BL/6N');
    await user.click(create());
    await screen.findByText('The outcome was created.');
    expect(tracker.sent.creations).toMatchObject([
      {
        outcomeTypeName: 'Specimen',
        specimen: {
          specimenExternalRef: 'NL-SP-1',
          specimenTypeName: 'haplo-essential',
          backgroundStrainName: 'C57BL/6N',
        },
      },
    ]);
  });

  test('what is missing is shown at the top, and nothing is sent (PP-22)', async () => {
    const { user, tracker } = await openForm();
    await user.selectOptions(type(), 'Colony');
    await user.click(create());
    expect(await screen.findByRole('button', { name: 'Colony Details: Name is required' })).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Colony Details: Background Strain is required' }),
    ).toBeVisible();
    expect(tracker.sent.creations).toEqual([]);
  });
});

describe('a creation that fails (PP-10, issue: acceptance 4)', () => {
  test('keeps everything that was typed, and shows why', async () => {
    const opened = await openForm();
    await fillColony(opened);
    opened.tracker.breakCalls([0]);
    await opened.user.click(create());
    expect(await screen.findByText(REFUSAL)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('NL-new');
    opened.tracker.breakCalls([]);
    await opened.user.click(create());
    await screen.findByText('The outcome was created.');
  });

  test('and whose response was lost, creates one outcome all the same', async () => {
    const opened = await openForm();
    const { user, tracker, address } = opened;
    await fillColony(opened);
    tracker.breakCalls([0], 'unanswered');
    await user.click(create());
    expect(await screen.findByText(/Error while comminicating with the server/)).toBeVisible();
    tracker.breakCalls([]);
    await user.click(create());
    await waitFor(() => expect(address()).toContain(TPO));
    expect(tracker.sent.creations).toHaveLength(1);
  });
});

describe('who can create an outcome (spec part 2 §6)', () => {
  const NO_OUTCOME_NOW = 'You can not create an outcome in current state';

  test('nobody, while the server refuses', async () => {
    open({ canCreateOutcome: false });
    expect(await screen.findByText(NO_OUTCOME_NOW)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('nobody, for an es cell plan that has its one outcome', async () => {
    open({
      plan: aPlan({ attemptTypeName: 'es cell' }),
      outcomes: { _embedded: { outcomes: [anOutcome()] } },
    });
    expect(await screen.findByText(NO_OUTCOME_NOW)).toBeVisible();
    expect(screen.getByText('A plan of this attempt type has one outcome.')).toBeVisible();
  });

  test('not those who may not update the plan', async () => {
    open({ mayUpdate: false });
    expect(await screen.findByText(/Members of the plan’s work unit, JAX, can change it/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('visitors are asked to sign in', async () => {
    open({ session: null });
    expect(await screen.findByText(/Outcomes are added by members of a work unit\./)).toBeVisible();
  });
});
