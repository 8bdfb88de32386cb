import { screen, waitFor, within } from '@testing-library/react';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { Form, FormErrorSummary, RowTable, useFilledForm, useRows } from '../index.ts';
import { COLUMNS, emptyRow, STORED, type Reagent } from './testing/reagents.ts';

const onSubmit = jest.fn();

function Table({ isFixed }: { isFixed: boolean }) {
  const rows = useRows<Reagent>('reagents.rows');
  return (
    <RowTable
      title="Reagents"
      rowLabel="Reagent"
      addText={isFixed ? undefined : 'Add reagent'}
      canDelete={!isFixed}
      columns={COLUMNS}
      {...{ rows, emptyRow }}
    />
  );
}

function Example({ stored = STORED, isFixed = false }: { stored?: Reagent[]; isFixed?: boolean }) {
  const form = useFilledForm({ reagents: { rows: stored } }, { shouldFocusError: false });
  return (
    <Form form={form} label="Plan" onSubmit={(values) => onSubmit(values.reagents.rows)}>
      <FormErrorSummary />
      <Table isFixed={isFixed} />
      <Button type="submit">Update</Button>
      <Button onClick={() => form.reset(form.getValues())}>Saved</Button>
    </Form>
  );
}

beforeEach(() => onSubmit.mockReset());

const cell = (row: number, header: string) => screen.getByLabelText(`Reagent ${row}, ${header}`);
const add = () => screen.getByRole('button', { name: 'Add reagent' });
const remove = (row: number) => screen.getByRole('button', { name: `Delete Reagent ${row}` });
const dialog = () => screen.queryByRole('alertdialog', { name: 'Delete Confirmation' });

async function sentAfter(user: ReturnType<typeof renderKit>['user']) {
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall?.[0];
}

test('rows nobody touches are sent as they came, with what their lists no longer offer', async () => {
  const { user } = renderKit(<Example />);
  expect(cell(2, 'Name')).toHaveValue('Left the list');
  expect(screen.getByRole('row', { name: /^1 4/ })).toBeVisible();
  expect(await sentAfter(user)).toEqual(STORED);
});

test('the label of every control contains its row and its header, and required headers are marked', () => {
  renderKit(<Example />);
  expect(cell(1, 'Concentration (ng/µl)')).toHaveValue('1.5');
  expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('data-required');
  expect(cell(1, 'Name')).toBeRequired();
});

describe('rows come and go (PP-03, ui-screens Appendix I)', () => {
  test('an added row is empty, has the focus, and is new', async () => {
    const { user } = renderKit(<Example />);
    await user.click(add());
    expect(cell(3, 'Name')).toHaveFocus();
    await user.selectOptions(cell(3, 'Name'), 'Xrcc5');
    expect(await sentAfter(user)).toEqual([...STORED, { ...emptyRow(), name: 'Xrcc5' }]);
  });

  test('a new row goes at once and alone, and can be brought back with what was typed', async () => {
    const { user } = renderKit(<Example />);
    await user.click(add());
    await user.type(cell(3, 'Sequence'), 'aa');
    await user.click(add());
    await user.click(remove(3));
    expect(dialog()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Reagent 3 was removed.');
    expect(cell(3, 'Sequence')).toHaveValue('');
    expect(remove(3)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cell(3, 'Sequence')).toHaveValue('AA');
    expect(cell(3, 'Name')).toHaveFocus();
    expect(cell(4, 'Sequence')).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a stored row asks first; Cancel keeps it, Ok takes it alone, Undo brings it back as it was', async () => {
    const { user } = renderKit(<Example />);
    await user.click(remove(1));
    expect(dialog()).toHaveStyle({ width: '250px' });
    expect(dialog()).toHaveTextContent(
      'This reagent will be deleted in the system once the “Update” button is clicked.',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cell(1, 'Sequence')).toHaveValue('ACGT');
    await user.click(remove(1));
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(dialog()).toBeNull();
    expect(cell(1, 'Name')).toHaveValue('Left the list');
    await waitFor(() => expect(remove(1)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await sentAfter(user)).toEqual(STORED);
  });

  test('what is saved is no longer offered to be undone', async () => {
    const { user } = renderKit(<Example />);
    await user.click(add());
    await user.click(remove(3));
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(cell(2, 'Name')).toHaveValue('Left the list');
  });

  test('after the last row the button that adds one has the focus', async () => {
    const { user } = renderKit(<Example stored={[]} />);
    await user.click(add());
    await user.click(remove(1));
    expect(add()).toHaveFocus();
    expect(screen.getByText('None yet.')).toBeVisible();
  });

  test('a table of fixed rows has no buttons', () => {
    renderKit(<Example isFixed />);
    expect(screen.queryByRole('button', { name: /reagent/i })).toBeNull();
  });
});

describe('typing', () => {
  test('a decimal stays as it is typed, unfinished or with noughts (PP-25)', async () => {
    const { user } = renderKit(<Example />);
    const box = cell(2, 'Concentration (ng/µl)');
    await user.type(box, '0.');
    expect(box).toHaveValue('0.');
    await user.type(box, '05');
    await user.tab();
    expect(box).toHaveValue('0.05');
    expect(await sentAfter(user)).toMatchObject([{}, { concentration: '0.05' }]);
  });

  test('text that is no number is not accepted, and a message is shown', async () => {
    const { user } = renderKit(<Example />);
    const box = cell(1, 'Concentration (ng/µl)');
    await user.type(box, 'x');
    expect(box).toHaveValue('1.5');
    expect(box).toHaveAccessibleDescription('“1.5x” was not taken: only digits and one point.');
    await user.type(box, '2');
    await user.tab();
    expect(box).toHaveValue('1.5');
    expect(box).toHaveAccessibleDescription('“1.5x2” was not taken: only digits and one point.');
    await user.type(box, '{Backspace}52');
    expect(box).toHaveValue('1.52');
    expect(box).not.toHaveAccessibleDescription();
  });

  test('upper case and without spaces around, where the column wants it', async () => {
    const { user } = renderKit(<Example />);
    await user.type(cell(2, 'Sequence'), ' acgt ');
    await user.tab();
    expect(cell(2, 'Sequence')).toHaveValue('ACGT');
  });
});

test('problems stand at their cells, and the summary leads to them', async () => {
  const { user } = renderKit(<Example />);
  await user.selectOptions(cell(1, 'Name'), 'Xrcc5');
  await user.selectOptions(cell(2, 'Name'), '');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const summary = within((await screen.findAllByRole('alert'))[0] ?? document.body);
  await user.click(summary.getByRole('button', { name: 'Name is required' }));
  expect(cell(2, 'Name')).toHaveFocus();
  expect(cell(2, 'Name')).toBeInvalid();
  expect(cell(2, 'Name')).toHaveAccessibleDescription('Name is required');
  expect(cell(1, 'Concentration (ng/µl)')).toHaveAccessibleDescription('Xrcc5 has no concentration');
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('cells of a spreadsheet', () => {
  test('fill the rows from the cell with the focus on, and can be taken back', async () => {
    const { user } = renderKit(<Example />);
    await user.click(cell(2, 'Name'));
    await user.paste('xrcc5\t2.5\tacgt\nLigase IV\tmuch\ttttt\n');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Pasted: 1 row filled, 1 row added. Not taken: Reagent 3, Concentration (ng/µl): “much”.',
    );
    expect(cell(2, 'Name')).toHaveFocus();
    expect(cell(2, 'Name')).toHaveValue('Xrcc5');
    expect(cell(3, 'Sequence')).toHaveValue('TTTT');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await sentAfter(user)).toEqual(STORED);
  });

  test('typing on keeps what was pasted: Undo would take the typing away', async () => {
    const { user } = renderKit(<Example />);
    await user.click(cell(1, 'Sequence'));
    await user.paste('aa\ncc');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.type(cell(2, 'Concentration (ng/µl)'), '3');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(cell(2, 'Concentration (ng/µl)')).toHaveValue('3');
  });

  test('one text goes where the caret is', async () => {
    const { user } = renderKit(<Example />);
    await user.click(cell(1, 'Sequence'));
    await user.paste('GG');
    expect(cell(1, 'Sequence')).toHaveValue('ACGTGG');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('lines of one column fill rows, but lines of a FASTA text belong together', async () => {
    const { user } = renderKit(<Example />);
    await user.click(cell(1, 'Fasta'));
    await user.paste('>x\nACGT');
    expect(cell(1, 'Fasta')).toHaveValue('>x\nACGT');
    await user.click(cell(1, 'Sequence'));
    await user.paste('aa\ncc');
    expect(cell(1, 'Sequence')).toHaveValue('AA');
    expect(cell(2, 'Sequence')).toHaveValue('CC');
  });

  test('do not add rows to a table of fixed ones', async () => {
    const { user } = renderKit(<Example isFixed />);
    await user.click(cell(2, 'Sequence'));
    await user.paste('A\nC');
    expect(screen.getByRole('status')).toHaveTextContent('Pasted: 1 row filled.');
    expect(screen.queryByLabelText('Reagent 3, Sequence')).toBeNull();
  });
});

describe('Enter', () => {
  test('goes down and Shift with it up, without sending the form', async () => {
    const { user } = renderKit(<Example />);
    await user.click(cell(1, 'Sequence'));
    await user.keyboard('{Enter}');
    expect(cell(2, 'Sequence')).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(cell(1, 'Sequence')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('makes a row at the end, unless the last one is still empty', async () => {
    const { user } = renderKit(<Example />);
    await user.click(cell(2, 'Sequence'));
    await user.keyboard('{Enter}');
    expect(cell(3, 'Name')).toHaveFocus();
    await user.click(cell(3, 'Sequence'));
    await user.keyboard('{Enter}');
    expect(screen.queryByLabelText('Reagent 4, Name')).toBeNull();
  });
});
