import { screen, within } from '@testing-library/react';
import { aPerson, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { aCrisprPlan } from '../../testing/plans.ts';
import remote from '../../remote.tsx';
import { aMutation, anOutcome, aSpecimen, aSpecimenOutcome, PIN, TPN, TPO } from '../testing/outcomes.ts';
import { ADDRESS, open, openOutcomeFacts, openOutcomeForm } from '../testing/open-outcome.tsx';
import { serveOutcome } from '../testing/outcome-server.ts';

const server = startTestServer();

const fact = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('an outcome to read (spec part 2 §6, ui-screens 15)', () => {
  test('shows where it belongs and what it is', async () => {
    const { user } = await openOutcomeFacts({ mutations: [aMutation()] });
    expect(
      within(screen.getByText('Plan id').parentElement ?? document.body).getByRole('link', { name: PIN }),
    ).toHaveAttribute('href', `/projects/${TPN}/production-plan/${PIN}`);
    expect(fact('Gene Symbol')).toHaveTextContent('Gpr173');
    expect(fact('Outcome id')).toHaveTextContent(TPO);
    expect(fact('Type')).toHaveTextContent('Colony');
    expect(headings()).toEqual([
      'Status and next step',
      'Outcome Details',
      'Colony Details',
      'Mutations',
      'Distribution Products',
    ]);
    expect(screen.getByText('Genotype In Progress', { selector: 'dd *' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Colony Status History' }));
    expect(screen.getByRole('table', { name: 'Colony Status History' })).toHaveTextContent(
      '2031-04-01 08:00',
    );
    expect(await screen.findByRole('heading', { name: 'Mutation MIN:000000000555' })).toBeVisible();
  });

  test('has no controls, and shows why it cannot be changed (PP-47)', async () => {
    await openOutcomeFacts();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    expect(
      screen.getByText(/You can read this outcome\. Members of the plan’s work unit, JAX, can change it/),
    ).toBeVisible();
  });

  test('visitors read it too, and may sign in', async () => {
    await openOutcomeFacts({ session: null });
    expect(screen.getByRole('link', { name: 'signing in' })).toBeVisible();
  });

  test('a specimen has its own block, and no products (PP-18)', async () => {
    const specimenProperties = [{ id: 1, propertyTypeName: 'Number of embryos', value: '8' }];
    await openOutcomeFacts({ outcome: aSpecimenOutcome({ specimen: aSpecimen({ specimenProperties }) }) });
    expect(screen.getByRole('row', { name: 'Number of embryos 8' })).toBeVisible();
    expect(headings()).toEqual(['Status and next step', 'Outcome Details', 'Specimen Details', 'Mutations']);
    expect(fact('Specimen External Reference')).toHaveTextContent('NL-SP-8');
    expect(fact('Specimen Type')).toHaveTextContent('haplo-essential');
    expect(screen.getByRole('button', { name: 'Specimen Status History' })).toBeVisible();
  });

  test('its mutations come in one call (PP-64)', async () => {
    const { tracker } = await openOutcomeFacts({
      mutations: [aMutation(), aMutation({ id: 556, min: 'MIN:000000000556' })],
    });
    expect(tracker.calls.filter((call) => call.includes('/mutations'))).toHaveLength(1);
  });
});

describe('the layout of the page', () => {
  test('leads to the history and back', async () => {
    const { user, address } = await openOutcomeForm();
    expect(screen.getByRole('heading', { level: 1, name: `Gpr173 Outcome ${TPO}` })).toBeVisible();
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', `${ADDRESS}/history`);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(address()).toBe(`/projects/${TPN}/production-plan/${PIN}`);
  });

  test('an address with another project leads to the right one', async () => {
    serveOutcome({ plan: aCrisprPlan({ tpn: TPN }), mayUpdate: false });
    const { address } = renderInShell(remote.routes, {
      route: `/projects/TPN:000000099/plans/${PIN}/outcomes/${TPO}`,
      session: aPerson(),
    });
    await screen.findByRole('heading', { name: 'Mutations' });
    expect(address()).toBe(ADDRESS);
  });

  test('an outcome that cannot be read is shown, with ways on', async () => {
    const text = `Outcome ${TPO} does not exist.`;
    serveOutcome();
    let isMissing = true;
    server.use(
      http.get('*/api/plans/:pin/outcomes/:tpo', () =>
        isMissing ? refusal(404, text) : HttpResponse.json(anOutcome()),
      ),
    );
    const { user } = renderInShell(remote.routes, { route: ADDRESS, session: aPerson() });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: `Go to plan ${PIN}` })).toHaveAttribute(
      'href',
      `/projects/${TPN}/production-plan/${PIN}`,
    );
    isMissing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Outcome' })).toBeVisible();
  });
});

describe('sections that are a line when the page opens', () => {
  const folded = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => within(heading).queryByRole('button', { expanded: false }))
      .map(({ textContent }) => textContent);

  test('to edit, what is done and what cannot be done yet', async () => {
    const { user } = open({ mayUpdate: true, mutations: [aMutation()] });
    await screen.findByRole('form', { name: 'Outcome' });
    expect(folded()).toEqual(['Colony Details', 'Distribution Products']);
    expect(
      screen.getByText('Name NL-Z999-EM1, Background Strain C57BL/6N, Genotyping comment'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name *' })).toBeNull();
    await user.click(within(screen.getByRole('heading', { name: 'Colony Details' })).getByRole('button'));
    expect(folded()).toEqual(['Distribution Products']);
  });

  test('to read, what is empty', async () => {
    open({ mayUpdate: false, mutations: [] });
    await screen.findByRole('heading', { name: 'Mutations' });
    expect(folded()).toEqual(['Mutations']);
  });
});
