import { screen, waitFor, within } from '@testing-library/react';
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import { delay, http, HttpResponse, refusal, startTestServer } from 'shared/testing';
import { REFUSAL } from '../testing/breakable-calls.ts';
import { STALE } from '../testing/outcome-store.ts';
import { aColony, aMutation, anOutcome, PIN, TPN } from '../testing/outcomes.ts';
import { openOutcomeForm } from '../testing/open-outcome.tsx';

const server = startTestServer();
beforeEach(() => localStorage.clear());
afterEach(() => overrideSiteConfiguration(undefined));

const MIN = 'MIN:000000000555';
const update = () => screen.getByRole('button', { name: 'Update' });
const comment = () => screen.getByRole('textbox', { name: 'Genotyping comment' });
const description = () => screen.getByRole('textbox', { name: 'Mutation description' });
const successful = () => screen.findByText('The update was successful.');

/** Opens an outcome with one mutation, and types into the mutation and into the colony. */
async function typeIntoBoth() {
  const opened = await openOutcomeForm({ mutations: [aMutation()] });
  await opened.user.type(description(), 'mine');
  await opened.user.type(comment(), ', mine');
  return opened;
}

/** The calls of that save: reading and changing the mutation, reading and changing the outcome, reading both again. */
const CHANGE_MUTATION = 1;
const CHANGE_OUTCOME = 3;
const READ_OUTCOME = 4;

describe('saving an outcome (ui-screens 15.10, PP-02)', () => {
  test('shows all that has changed in one notice, with the way to the history (PP-75)', async () => {
    const { user, tracker } = await typeIntoBoth();
    await user.click(update());
    await successful();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(expect.arrayContaining(['Symbol— → new', 'Name— → new']));
    expect(screen.getByRole('link', { name: 'See the history' })).toHaveAttribute(
      'href',
      `/projects/${TPN}/plans/${PIN}/outcomes/TPO:000000000004/history`,
    );
    expect(screen.getByText(/^Saved \d\d:\d\d · 2 changes ·/)).toBeVisible();
    expect(tracker.stored()).toMatchObject({
      outcome: { colony: { genotypingComment: 'Second litter, mine' } },
      mutations: [{ description: 'mine' }],
    });
    expect(description()).toHaveValue('mine');
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
  });

  test('a part that fails keeps its edits and is named, the others are saved (issue: acceptance 4)', async () => {
    const { user, tracker } = await typeIntoBoth();
    tracker.breakCalls([CHANGE_MUTATION]);
    await user.click(update());
    const line = await screen.findByRole('button', { name: `Mutation ${MIN}: ${REFUSAL}` });
    expect(screen.getByText('Saved: Colony')).toBeVisible();
    await user.click(line);
    const block = screen.getByRole('region', { name: `Mutation id: ${MIN}` });
    expect(block).toHaveFocus();
    expect(within(block).getByText('This mutation was not saved')).toBeVisible();
    expect(description()).toHaveValue('mine');
    expect(screen.getByText('Changed: Mutations')).toBeVisible();
    expect(tracker.stored().outcome.colony?.genotypingComment).toBe('Second litter, mine');

    tracker.breakCalls([]);
    await user.click(update());
    await successful();
    expect(tracker.sent).toMatchObject({ mutations: [{ description: 'mine' }], outcomes: [{}] });
    expect(screen.queryByText(new RegExp(REFUSAL))).not.toBeInTheDocument();
    expect(screen.queryByText('Saved: Colony')).not.toBeInTheDocument();
  });

  test('coordinates that could not be saved can be edited on, and given up', async () => {
    const deletion = { id: 51, chr: 'chr2', start: 99, stop: 600, size: 501 };
    const opened = await openOutcomeForm({
      mutations: [aMutation({ molecularMutationDeletions: [deletion] })],
    });
    const { user, tracker } = opened;
    await user.click(screen.getByRole('button', { name: 'Enable Edit' }));
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    await user.type(screen.getByRole('textbox', { name: 'Deletion 1, Stop' }), '9');
    tracker.breakCalls([CHANGE_MUTATION]);
    await user.click(update());
    await screen.findByRole('button', { name: `Mutation ${MIN}: ${REFUSAL}` });
    expect(screen.getByRole('textbox', { name: 'Deletion 1, Stop' })).toHaveValue('6009');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox', { name: 'Deletion 1, Stop' })).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Deletion Coordinates' })).toHaveTextContent(/100\s*600/);
  });

  test('the outcome itself is a part too', async () => {
    const { user, tracker } = await typeIntoBoth();
    tracker.breakCalls([CHANGE_OUTCOME]);
    await user.click(update());
    expect(await screen.findByText(`Colony: ${REFUSAL}`)).toBeVisible();
    expect(comment()).toHaveValue('Second litter, mine');
    expect(screen.getByText(`Saved: Mutation ${MIN}`)).toBeVisible();
    tracker.breakCalls([]);
    await user.click(update());
    await successful();
    expect(tracker.sent.outcomes).toMatchObject([{ colony: { genotypingComment: 'Second litter, mine' } }]);
    expect(tracker.sent.mutations).toHaveLength(1);
  });

  test('when the outcome cannot be read again, a message appears, and the next save goes on from there', async () => {
    const { user, tracker } = await typeIntoBoth();
    tracker.breakCalls([READ_OUTCOME]);
    await user.click(update());
    expect(
      await screen.findByText(
        `The outcome could not be read after it was saved. Update again to go on: ${REFUSAL}`,
      ),
    ).toBeVisible();
    expect(description()).toHaveValue('mine');
    tracker.breakCalls([]);
    await user.click(update());
    await successful();
    expect(tracker.sent).toMatchObject({ mutations: [{}], outcomes: [{}] });
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
  });

  test('pauses as configured (spec part 2 §9, setting outcomeSaveDelays)', async () => {
    overrideSiteConfiguration({ ...siteConfiguration(), outcomeSaveDelays: [0, 0.125, 0.25] });
    const { user } = await typeIntoBoth();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await user.click(update());
    await successful();
    const pauses = timers.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 125 || ms === 250);
    timers.mockRestore();
    expect(pauses).toEqual([125, 250]);
  });

  test('an error stays with its outcome (PP-02)', async () => {
    const { user, tracker, goTo } = await typeIntoBoth();
    tracker.breakCalls([CHANGE_OUTCOME]);
    await user.click(update());
    await screen.findByText(`Colony: ${REFUSAL}`);
    await goTo(`/projects/${TPN}/plans/${PIN}/outcomes/TPO:000000000009`);
    await screen.findByRole('form', { name: 'Outcome' });
    expect(screen.queryByText(`Colony: ${REFUSAL}`)).not.toBeInTheDocument();
  });

  test('while it goes on nothing can be typed or sent again, and it shows what it does (PP-41)', async () => {
    const { user } = await openOutcomeForm();
    await user.type(comment(), '!');
    server.use(
      http.put('*/api/plans/:pin/outcomes/:tpo', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    await user.click(update());
    expect(await screen.findByText('Saving Colony…')).toBeVisible();
    expect(comment()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Updating…' })).toHaveAttribute('aria-busy', 'true');
  });

  test('the message of the server about a field is shown at the field, and links there', async () => {
    const { user } = await openOutcomeForm();
    const text = 'The colony [NL-2] already exists.';
    server.use(
      http.put('*/api/plans/:pin/outcomes/:tpo', () =>
        refusal(409, text, [{ object: 'colony', field: 'name', message: text }]),
      ),
    );
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, '2');
    await user.click(update());
    await user.click(await screen.findByRole('button', { name: `Colony Details, Name: ${text}` }));
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(text);
  });
});

describe('two people edit one outcome (PP-11, issue: acceptance 5)', () => {
  const dialog = async (name = 'Changed since you opened it') =>
    within(await screen.findByRole('dialog', { name }));

  test('both values stand beside each other, and what only one has changed is merged', async () => {
    const { user, tracker } = await typeIntoBoth();
    tracker.changeElsewhere({
      outcome: { colony: aColony({ genotypingComment: 'theirs', name: 'NL-theirs' }) },
    });
    await user.click(update());
    const asked = await dialog();
    expect(
      asked.getByText('The outcome TPO:000000000004 has been changed since you opened it.'),
    ).toBeVisible();
    await user.click(asked.getByRole('radio', { name: /mine/ }));
    await user.click(asked.getByRole('button', { name: 'Save my choices' }));
    await successful();
    expect(tracker.stored().outcome.colony).toMatchObject({
      genotypingComment: 'Second litter, mine',
      name: 'NL-theirs',
    });
    // The mutation was saved with the first attempt.
    expect(tracker.sent.mutations).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a mutation is resolved likewise', async () => {
    const { user, tracker } = await typeIntoBoth();
    tracker.changeElsewhere({ mutation: { min: MIN, qcNote: 'theirs' } });
    await user.click(update());
    const asked = await dialog();
    expect(asked.getByText(`The mutation ${MIN} has been changed since you opened it.`)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Save my choices' }));
    await successful();
    expect(tracker.stored().mutations).toMatchObject([{ description: 'mine', qcNote: 'theirs' }]);
  });

  test('one who saves in the very same moment is noticed by the server', async () => {
    const { user } = await openOutcomeForm({ outcome: anOutcome() });
    server.use(http.put('*/api/plans/:pin/outcomes/:tpo', () => refusal(412, STALE), { once: true }));
    await user.type(comment(), '!');
    await user.click(update());
    expect((await dialog('Changed by somebody else')).getByText(STALE)).toBeVisible();
  });

  test('going back to the form loses nothing, and the conflict stays named', async () => {
    const { user, tracker } = await typeIntoBoth();
    tracker.changeElsewhere({ mutation: { min: MIN, description: 'theirs' } });
    await user.click(update());
    await user.click((await dialog()).getByRole('button', { name: 'Back to my changes' }));
    expect(description()).toHaveValue('mine');
    expect(
      screen.getByText(`Mutation ${MIN}: The mutation ${MIN} has been changed since you opened it.`),
    ).toBeVisible();
    await user.click(update());
    expect(await dialog()).toBeDefined();
  });
});
