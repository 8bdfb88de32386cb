import { screen, waitFor } from '@testing-library/react';
import { http, refusal, startTestServer } from 'shared/testing';
import { serveCreation } from '../testing/creation-server.ts';
import { fields, fillIn, intention, openCreation } from '../testing/open-creation.tsx';

const server = startTestServer();
beforeEach(() => localStorage.clear());

const add = () => screen.getByRole('button', { name: 'Add intention' });
const optionsOf = (select: HTMLElement) => Array.from(select.children, (option) => option.textContent);

describe('the fields of an intention (ui-screens 8)', () => {
  test('mutation types are offered without "legacy", categorizations are those of alleles', async () => {
    const { user } = await openCreation();
    expect(optionsOf(intention(1).mutationType())).toEqual(['', 'Deletion', 'Insertion']);
    await user.click(intention(1).categorizations());
    expect(screen.getAllByRole('option', { name: /^(Conditional|Cre|NHEJ)$/ })).toHaveLength(2);
  });

  test('mutation type and gene symbol are required and show it once they were left', async () => {
    const { user } = await openCreation();
    await user.click(intention(1).mutationType());
    await user.tab();
    expect(await screen.findByText('Molecular mutation type is required')).toBeVisible();
    await user.click(intention(1).gene());
    await user.tab();
    expect(await screen.findByText('Gene symbol is required')).toBeVisible();
  });
});

describe('rows (spec part 1 §2 and §4, PP-13)', () => {
  test('removing the only row empties it instead', async () => {
    serveCreation();
    const { user } = await openCreation();
    await user.selectOptions(intention(1).mutationType(), 'Deletion');
    await user.type(intention(1).categorizations(), 'Cre{Enter}');
    await user.type(intention(1).gene(), 'Atrx');
    await screen.findByText('Gene Atrx (MGI:103067)');
    await user.click(intention(1).remove());
    expect(intention(1).mutationType()).toHaveValue('');
    expect(intention(1).gene()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Remove Cre' })).not.toBeInTheDocument();
    expect(add()).toHaveFocus();
  });

  test('each row has a gene and suggestions of its own; a row goes without a question', async () => {
    serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'Atrx');
    await user.click(add());
    await waitFor(() => expect(intention(2).mutationType()).toHaveFocus());
    await user.type(intention(2).gene(), 'Egr');
    expect(await screen.findByRole('option', { name: 'Egr2 (MGI:95296)' })).toBeVisible();
    expect(intention(1).gene()).toHaveValue('Atrx');
    await user.click(screen.getByRole('option', { name: 'Egr2 (MGI:95296)' }));
    await user.click(intention(1).remove());
    expect(screen.getAllByRole('group', { name: /^Intention/ })).toHaveLength(1);
    expect(intention(1).gene()).toHaveValue('Egr2');
  });
});

describe('one gene in two rows (api-1 §14.2 and §16.1)', () => {
  test('is pointed out at the second, and can be created all the same', async () => {
    const tracker = serveCreation();
    const shell = await openCreation();
    await fillIn(shell);
    const { user } = shell;
    await user.click(add());
    await user.selectOptions(intention(2).mutationType(), 'Deletion');
    await user.type(intention(2).gene(), 'atrx');
    const toCheck = /^Please checkAtrx is the gene of intention 1 too\./;
    expect(await intention(2).row.findByText(/^Atrx is the gene of intention 1 too\./)).toBeVisible();
    expect(intention(2).row.getByRole('status')).toHaveTextContent(toCheck);
    expect(intention(1).row.queryByRole('status')).not.toBeInTheDocument();
    await user.click(fields.create());
    await waitFor(() => expect(tracker.created).toHaveLength(1));
  });

  test('is no more pointed out once one of them was removed', async () => {
    serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'Atrx');
    await user.click(add());
    await user.type(intention(2).gene(), 'Atrx');
    await screen.findByText('Please check');
    await user.click(intention(1).remove());
    expect(screen.queryByText('Please check')).not.toBeInTheDocument();
  });
});

describe('the gene symbol (spec part 1 §5 and §9, PP-14)', () => {
  test('is searched for 500 ms after the last key, once, from 3 characters on', async () => {
    const tracker = serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'Eg');
    const lastKeyAt = performance.now();
    await user.type(intention(1).gene(), 'r');
    expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
    expect(await screen.findAllByRole('option', { name: /^Egr/ })).toHaveLength(2);
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    const [search] = tracker.searches;
    expect(tracker.searches).toHaveLength(1);
    expect(search?.input).toBe('Egr%');
    // A timer may ring a fraction of a millisecond early.
    expect((search?.at ?? 0) - lastKeyAt).toBeGreaterThan(499);
  });

  test('chosen from the list is taken with its accession id', async () => {
    serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'egr');
    await user.click(await screen.findByRole('option', { name: 'Egr1 (MGI:95295)' }));
    expect(intention(1).gene()).toHaveValue('Egr1');
    expect(screen.getByText('Gene Egr1 (MGI:95295)')).toBeVisible();
  });

  test.each([
    ['egr2', 'Egr2', 'Gene Egr2 (MGI:95296)'],
    ['MGI:95296', 'Egr2', 'Gene Egr2 (MGI:95296)'],
    ['t', 'T', 'Gene T'],
  ])('typed in full as "%s" is accepted, and written as %s when left', async (typed, symbol, status) => {
    serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), typed);
    expect(await screen.findByText(status)).toBeVisible();
    await user.tab();
    await waitFor(() => expect(intention(1).gene()).toHaveValue(symbol));
  });

  test('that nothing is found for: "Symbol does not exist." (spec part 1 §8)', async () => {
    serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'Nonsense');
    expect(await screen.findByText('Symbol does not exist.')).toBeVisible();
    expect(intention(1).gene()).toHaveAttribute('aria-invalid', 'true');
  });

  test('that is a synonym is explained, and the valid one can be taken', async () => {
    serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'Krox20');
    expect(
      await screen.findByText(
        'Krox20 is a synonym for the gene Egr2 (MGI:95296). Please use the valid symbol Egr2 instead.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use Egr2' }));
    expect(intention(1).gene()).toHaveValue('Egr2');
    expect(screen.getByText('Gene Egr2 (MGI:95296)')).toBeVisible();
    expect(screen.queryByText(/is a synonym/)).not.toBeInTheDocument();
  });

  test('that is a synonym of several genes: each of them can be taken, none as if it were certain', async () => {
    serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'Krox');
    expect(
      await screen.findByText(/^Krox is a synonym for several genes: Egr2 \(MGI:95296\), /),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Use / }).map(({ textContent }) => textContent)).toEqual([
      'Use Egr2',
      'Use Egr1',
    ]);
    await user.click(screen.getByRole('button', { name: 'Use Egr1' }));
    expect(intention(1).gene()).toHaveValue('Egr1');
  });

  test('that only begins a symbol is asked about once it was left, and does not count', async () => {
    serveCreation();
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'Egr');
    await screen.findByRole('option', { name: 'Egr1 (MGI:95295)' });
    await user.tab();
    expect(await screen.findByText('Choose a gene from the list, or type its whole symbol.')).toBeVisible();
    expect(screen.getByText(/^Still needed: .*Gene symbol/)).toBeVisible();
    expect(fields.create()).toHaveAttribute('aria-disabled', 'true');
  });

  test('whose search fails shows the reason, and stays as typed', async () => {
    serveCreation();
    server.use(http.get('*/api/genesInExternalData', () => refusal(500, 'The genes are away.')));
    const { user } = await openCreation();
    await user.type(intention(1).gene(), 'Atrx');
    expect(await screen.findByText('The genes are away.')).toBeVisible();
    expect(intention(1).gene()).toHaveValue('Atrx');
  });
});
