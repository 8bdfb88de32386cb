import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { delay, http, HttpResponse, renderInShell, startTestServer } from 'shared/testing';
import { GeneChips, type GeneChipsProps } from './gene-chips.tsx';

const server = startTestServer();

const SYMBOLS = ['Abl1', 'Abl2', 'Kabl1', 'T'];

/** A gene service that knows a few symbols and one synonym, and what it was asked. */
function serveGenes() {
  const asked: string[] = [];
  server.use(
    http.get('*/api/genesNamesInExternalData', ({ request }) => {
      const input = new URL(request.url).searchParams.get('input') ?? '';
      asked.push(input);
      const wanted = input.replace('%', '').toLowerCase();
      const fits = (symbol: string) =>
        input.endsWith('%') ? symbol.toLowerCase().startsWith(wanted) : symbol.toLowerCase() === wanted;
      return HttpResponse.json(SYMBOLS.filter(fits));
    }),
    http.get('*/api/geneSynonymInExternalData', ({ request }) => {
      const symbol = new URL(request.url).searchParams.get('symbol');
      const gene = { symbol: 'Abl1', accId: 'MGI:87859' };
      const sameSynonym = [{ symbol: 'Abl2', accId: 'MGI:87860' }];
      if (symbol === 'c-abl') return HttpResponse.json({ ...gene, sameSynonym });
      return HttpResponse.json(symbol === 'Abl' ? gene : null);
    }),
  );
  return asked;
}

function Example(props: Partial<GeneChipsProps>) {
  const [value, setValue] = useState<string[]>(['Tgfb1']);
  return (
    <>
      <GeneChips label="Gene(s)" value={value} onChange={setValue} {...props} />
      <button type="button">Next</button>
      <output>{value.join('|')}</output>
    </>
  );
}

function open(props: Partial<GeneChipsProps> = {}) {
  const asked = serveGenes();
  return { ...renderInShell(<Example {...props} />), asked };
}

const box = () => screen.getByRole('combobox', { name: 'Gene(s)' });
const chosen = () => screen.getByRole('status').textContent;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('suggestions (ui-screens 2.8, spec part 2 §9: threshold 3 characters)', () => {
  test('come at exactly 3 characters, are filtered locally while more is typed, and go below 3', async () => {
    const { user, asked } = open();
    await user.type(box(), 'ab');
    expect(options()).toEqual([]);
    await user.type(box(), 'l');
    await waitFor(() => expect(options()).toEqual(['Abl1', 'Abl2']));
    await user.type(box(), '2');
    expect(options()).toEqual(['Abl2']);
    expect(asked).toEqual(['abl%']);
    await user.type(box(), '{Backspace}{Backspace}');
    expect(options()).toEqual([]);
  });

  test('choosing one adds a chip and clears the input', async () => {
    const { user } = open();
    await user.type(box(), 'abl');
    await user.click(await screen.findByRole('option', { name: 'Abl2' }));
    expect(chosen()).toBe('Tgfb1|Abl2');
    expect(box()).toHaveValue('');
  });

  test('arrow keys and Enter choose one', async () => {
    const { user } = open();
    await user.type(box(), 'abl');
    await screen.findByRole('option', { name: 'Abl1' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen()).toBe('Tgfb1|Abl2');
  });
});

describe('typed symbols (spec part 2 §5)', () => {
  test.each([
    ['Enter', ' Free {Enter}'],
    ['comma', 'Free,'],
    ['leaving the field', 'Free{Tab}'],
  ])('%s adds the trimmed text as a chip', async (_key, typed) => {
    const { user } = open();
    await user.type(box(), typed);
    await waitFor(() => expect(chosen()).toBe('Tgfb1|Free'));
    expect(box()).toHaveValue('');
  });

  test('blank and duplicate symbols are ignored', async () => {
    const { user } = open();
    await user.type(box(), '  {Enter}Tgfb1{Enter}');
    expect(chosen()).toBe('Tgfb1');
    expect(box()).toHaveValue('');
  });

  test.each([
    ['Abl1, Abl2\nTgfb1\tFree', 'Tgfb1|Abl1|Abl2|Free'],
    ['Abl1 Abl2', 'Tgfb1|Abl1|Abl2'],
  ])('symbols that are pasted become a chip each, without duplicates: %j', async (pasted, expected) => {
    const { user } = open();
    await user.click(box());
    await user.paste(pasted);
    expect(chosen()).toBe(expected);
    expect(box()).toHaveValue('');
  });

  test('one symbol that is pasted can still be typed on', async () => {
    const { user } = open();
    await user.click(box());
    await user.paste('Abl');
    expect(box()).toHaveValue('Abl');
    expect(chosen()).toBe('Tgfb1');
  });

  test('a chip is taken away by its button, or by Backspace in the empty box', async () => {
    const { user } = open();
    await user.type(box(), 'Free{Enter}{Backspace}');
    expect(chosen()).toBe('Tgfb1');
    await user.click(screen.getByRole('button', { name: 'Remove Tgfb1' }));
    expect(chosen()).toBe('');
    expect(box()).toHaveFocus();
  });
});

test('what is typed for one record and is no chip yet does not become a gene of the next', async () => {
  let showNext = () => {};
  function Records() {
    const [record, setRecord] = useState(1);
    useEffect(() => {
      showNext = () => setRecord(2);
    }, []);
    return <Example id={`genes-of-${record}`} />;
  }
  const { user } = renderInShell(<Records />);
  await user.type(box(), 'Fr');
  act(() => showNext());
  expect(box()).toHaveValue('');
  await user.tab();
  expect(chosen()).toBe('Tgfb1');
});

describe('where only known genes are taken (PP-12)', () => {
  test.each([
    ['in other letters', 'abl1{Enter}', 'Tgfb1|Abl1'],
    ['too short for suggestions', 't{Enter}', 'Tgfb1|T'],
  ])('a typed symbol is looked up: %s', async (_case, typed, expected) => {
    const { user } = open({ knownOnly: true });
    await user.type(box(), typed);
    await waitFor(() => expect(chosen()).toBe(expected));
    expect(box()).toHaveValue('');
  });

  test.each([
    ['Abc9', 'There is no gene with the symbol “Abc9”.'],
    ['Ab%', 'There is no gene with the symbol “Ab%”.'],
    ['Abl', 'Abl is a synonym for the gene Abl1 (MGI:87859). Please use the valid symbol Abl1 instead.'],
    [
      'c-abl',
      'c-abl is a synonym for several genes: Abl1 (MGI:87859), Abl2 (MGI:87860). Please use the valid symbol of the one you mean instead.',
    ],
  ])('%s is refused visibly, and stays in the box', async (typed, problem) => {
    const onPending = jest.fn();
    const { user } = open({ knownOnly: true, onPending });
    await user.type(box(), typed);
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent(problem);
    expect(box()).toHaveAccessibleDescription(problem);
    expect(box()).toHaveValue(typed);
    expect(chosen()).toBe('Tgfb1');
    expect(onPending).toHaveBeenLastCalledWith(typed);
    await user.type(box(), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('pasting is refused with the hint, until the person types', async () => {
    const { user } = open({ knownOnly: true });
    await user.click(box());
    await user.paste('Abl1');
    const hint = 'Type gene symbol and select the gene from the list.';
    expect(screen.getByRole('alert')).toHaveTextContent(hint);
    expect(box()).toHaveValue('');
    await user.type(box(), 'A');
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  test('a response for a text that has been changed meanwhile is ignored', async () => {
    const { user } = open({ knownOnly: true });
    server.use(
      http.get('*/api/genesNamesInExternalData', async () => {
        await delay(50);
        return HttpResponse.json(['T']);
      }),
    );
    await user.type(box(), 'T{Enter}');
    expect(screen.getByText('Looking for T…')).toBeVisible();
    fireEvent.change(box(), { target: { value: 'Tx' } });
    await waitFor(() => expect(screen.queryByText('Looking for T…')).not.toBeInTheDocument());
    expect(chosen()).toBe('Tgfb1');
    expect(box()).toHaveValue('Tx');
  });
});
