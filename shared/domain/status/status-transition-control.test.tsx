import { screen, within } from '@testing-library/react';
import type { AvailableTransition, StatusTransition } from 'shared/contract';
import { renderInShell, startTestServer, type FakeShell } from 'shared/testing';
import { Button } from 'shared/ui';
import { Form, FormErrorSummary, TextAreaField, useFilledForm } from 'shared/ui-forms';
import {
  CurrentStatus,
  StatusTransitionControl,
  type StatusTransitionControlProps,
} from './status-transition-control.tsx';

startTestServer();

const step = (
  action: string,
  nextStatus: string,
  more: Partial<AvailableTransition> = {},
): AvailableTransition => ({
  action,
  nextStatus,
  description: `Step to ${nextStatus}`,
  triggeredByUser: true,
  available: true,
  note: null,
  ...more,
});

const COLONY: StatusTransition = {
  currentStatus: 'Genotype In Progress',
  transitions: [
    step('confirmGenotypeWhenInProgress', 'Genotype Confirmed', {
      available: false,
      note: 'At least one sequence and All mutation symbols must exist.',
    }),
    step('updateFromGenotypeInProgressToGenotypeNotConfirmed', 'Genotype Not Confirmed', {
      note: 'Enter the mutation first.',
    }),
    step('updateBySystem', 'Somewhere', { triggeredByUser: false, available: false, note: 'Not for people' }),
    step('abortGenotypeInProgress', 'Colony Aborted'),
  ],
  actionToExecute: null,
};

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockReset());

interface ExampleProps extends Pick<StatusTransitionControlProps, 'statusTransition' | 'comment'> {
  action: string;
}

function Example({ action, ...control }: ExampleProps) {
  const form = useFilledForm({ transition: { action }, comment: 'Line 7' }, { shouldFocusError: false });
  return (
    <Form form={form} onSubmit={({ transition }) => onSubmit(transition.action)}>
      <FormErrorSummary />
      <StatusTransitionControl name="transition.action" subject="colony" {...control} />
      <TextAreaField name="comment" label="Comment" />
      <Button onClick={() => form.reset()}>Start again</Button>
      <Button type="submit">Update</Button>
    </Form>
  );
}

const renderControl = (
  statusTransition = COLONY,
  action = '',
  comment?: StatusTransitionControlProps['comment'],
) => renderInShell(<Example {...{ statusTransition, action, comment }} />);

const nextStep = () => screen.getByRole('combobox', { name: 'Next step' });
const update = () => screen.getByRole('button', { name: 'Update' });
const confirmation = () => screen.getByRole('checkbox', { name: 'Yes, set the colony to “Colony Aborted”' });

describe('status transition control (ui-screens 2.2)', () => {
  test('offers the steps of people after a blank one; what ends the work is apart', () => {
    renderControl();
    const options = within(nextStep()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '',
      'Genotype Confirmed',
      'Genotype Not Confirmed',
    ]);
    expect(screen.getByRole('button', { name: 'Stop this colony…' })).toBeVisible();
  });

  test('a step that is not available is disabled, and its reason can be read (PP-27)', () => {
    renderControl();
    expect(within(nextStep()).getByRole('option', { name: 'Genotype Confirmed' })).toBeDisabled();
    expect(screen.getByRole('list', { name: 'Not possible now' })).toHaveTextContent(
      'Genotype Confirmed: At least one sequence and All mutation symbols must exist.',
    );
  });

  test('the note of the chosen step stands below it, and goes with the choice', async () => {
    const { user } = renderControl();
    await user.selectOptions(nextStep(), 'Genotype Not Confirmed');
    expect(screen.getByText('Note: Enter the mutation first.')).toBeVisible();
    expect(nextStep()).toHaveAccessibleDescription(
      'Taken when you save: Genotype In Progress → Genotype Not Confirmed.',
    );
    await user.selectOptions(nextStep(), '');
    expect(screen.queryByText(/^Note:/)).not.toBeInTheDocument();
  });

  test('the chosen action is in the form, and no step is an empty text', async () => {
    const { user } = renderControl();
    await user.click(update());
    expect(onSubmit).toHaveBeenLastCalledWith('');
    await user.selectOptions(nextStep(), 'Genotype Not Confirmed');
    await user.click(update());
    expect(onSubmit).toHaveBeenLastCalledWith('updateFromGenotypeInProgressToGenotypeNotConfirmed');
  });

  test('a step of the tracker that waits for nothing can be chosen; nobody is sent to update again', async () => {
    const note = 'Please update again to continue Cre Excision Started state.';
    const { user } = renderControl({
      currentStatus: 'Mouse Allele Modification Registered',
      transitions: [
        step('updateToCreExcisionStarted', 'Cre Excision Started', { triggeredByUser: false, note }),
      ],
      actionToExecute: null,
    });
    expect(screen.getByText(/^What “Cre Excision Started” needs has been entered/)).toBeVisible();
    await user.selectOptions(nextStep(), 'Cre Excision Started');
    expect(screen.queryByText(/update again/)).not.toBeInTheDocument();
    await user.click(update());
    expect(onSubmit).toHaveBeenLastCalledWith('updateToCreExcisionStarted');
  });

  test('what the next step of the tracker itself waits for is shown', () => {
    const note = 'Successful matings need to be specified to continue Cre Excision Completed state.';
    renderControl({
      currentStatus: 'Cre Excision Started',
      transitions: [
        step('updateToCreExcisionComplete', 'Cre Excision Complete', {
          triggeredByUser: false,
          available: false,
          note,
        }),
      ],
      actionToExecute: null,
    });
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByText('No step can be chosen from this status.')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('those who only read see the status as text', () => {
    renderInShell(<CurrentStatus status="Genotype Confirmed" />);
    expect(screen.getByText('Current Status').closest('div')).toHaveTextContent('Genotype Confirmed');
  });
});

describe('a step that ends the work (PP-27)', () => {
  const openEnd = async (user: FakeShell['user']) =>
    user.click(screen.getByRole('button', { name: 'Stop this colony…' }));

  test('says what it means, and is taken once that is confirmed', async () => {
    const { user } = renderControl();
    await openEnd(user);
    expect(screen.getByRole('status')).toHaveTextContent('This cannot be taken back.');
    await user.click(update());
    expect(onSubmit).toHaveBeenLastCalledWith('');
    await user.click(confirmation());
    expect(nextStep()).toHaveDisplayValue('Colony Aborted');
    await user.click(update());
    expect(onSubmit).toHaveBeenLastCalledWith('abortGenotypeInProgress');
  });

  test('is taken back by its box, by another choice, and by a reset of the form', async () => {
    const { user } = renderControl();
    await openEnd(user);
    const waysBack = [
      () => user.click(confirmation()),
      () => user.selectOptions(nextStep(), 'Genotype Not Confirmed'),
      () => user.click(screen.getByRole('button', { name: 'Start again' })),
    ];
    for (const takeBack of waysBack) {
      await user.click(confirmation());
      expect(confirmation()).toBeChecked();
      await takeBack();
      expect(confirmation()).not.toBeChecked();
    }
    expect(nextStep()).toHaveValue('');
  });

  test('that is not possible now says why, and cannot be confirmed', async () => {
    const note = 'The colony is used in plans that are not aborted';
    const { user } = renderControl({
      currentStatus: 'Genotype Confirmed',
      transitions: [step('abortGenotypeConfirmed', 'Colony Aborted', { available: false, note })],
      actionToExecute: null,
    });
    await openEnd(user);
    expect(screen.getByText(`Colony Aborted: ${note}`)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('has a reason from a list, which becomes a line of the comment', async () => {
    const { user } = renderControl(COLONY, '', { name: 'comment', label: 'Comment' });
    await openEnd(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Animals lost');
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Line 7\nStopped: Animals lost');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'No reason given');
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Line 7');
  });
});

test('where only the tracker leads on, that is said', () => {
  renderControl({
    currentStatus: 'Attempt In Progress',
    transitions: [
      step('abortWhenInProgress', 'Attempt Aborted'),
      step('updateToEmbryosObtained', 'Embryos Obtained', { triggeredByUser: false, available: false }),
    ],
    actionToExecute: null,
  });
  expect(screen.getByText(/^Next step: none to be chosen/)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a step of a draft that is not possible any more is refused with the reason (PP-27)', async () => {
  const { user } = renderControl(COLONY, 'confirmGenotypeWhenInProgress');
  await user.click(update());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(
    await screen.findByRole('button', {
      name: '“Genotype Confirmed” is not possible now: At least one sequence and All mutation symbols must exist.',
    }),
  ).toBeVisible();
});
