import { act, screen, waitFor, within } from '@testing-library/react';
import type { GeneSuggestion } from 'shared/contract';
import { http, HttpResponse, refusal, startTestServer, testServer } from 'shared/testing';
import { renderSite } from '../testing/render-site.tsx';

// Not in a group: the code of the dialog must not have been loaded before.
startTestServer();

const CIB2: GeneSuggestion = {
  symbol: 'Cib2',
  accessionId: 'MGI:1929293',
  name: 'calcium and integrin binding family member 2',
  synonym: null,
  projects: 2,
  summaryStatusName: 'Genotype Confirmed',
  workUnitNames: ['BCM', 'JAX'],
};
const RB1CC1: GeneSuggestion = { ...CIB2, symbol: 'Rb1cc1', accessionId: 'MGI:1341850', synonym: 'FIP200' };

/** Serves suggestions, and returns the texts that were requested. */
function serveSuggestions(suggestions: readonly GeneSuggestion[]): string[] {
  const texts: string[] = [];
  testServer.use(
    http.get('*/api/v2/genes/suggestions', ({ request }) => {
      texts.push(new URL(request.url).searchParams.get('text') ?? '');
      return HttpResponse.json(suggestions);
    }),
  );
  return texts;
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

const openButton = () => screen.getByRole('button', { name: 'Find a gene' });
const box = () => screen.findByRole('combobox', { name: /^Symbol, synonym/ });
/** Floating pieces are in the top layer of the browser, which jsdom does not know. */
const options = () => screen.findAllByRole('option', { hidden: true });

async function typeInSearch(text: string) {
  const site = await renderSite();
  await site.user.click(openButton());
  await site.user.type(await box(), text);
  return site;
}

test('letters that are typed while the dialog is on its way are not lost', async () => {
  serveSuggestions([RB1CC1]);
  await renderSite();
  act(() => openButton().click());
  // First in this file: the code of the dialog has not been loaded yet.
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  for (const key of 'fip200')
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  expect(await box()).toHaveValue('fip200');
  expect(await options()).toHaveLength(1);
});

test('letters that are typed before the box has the focus are not lost, although the dialog is there', async () => {
  serveSuggestions([]);
  const { user } = await renderSite();
  act(() => openButton().click());
  const field = await box();
  act(() => field.blur());
  await user.keyboard('fip');
  act(() => field.focus());
  await user.keyboard('200');
  expect(field).toHaveValue('fip200');
});

test('a slash or Ctrl and K open it, with the focus in its box; Escape closes it', async () => {
  const { user } = await renderSite();
  await user.keyboard('/');
  expect(await box()).toHaveFocus();
  expect(await box()).toHaveValue('');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('suggestions say where a gene stands, and who works on it', async () => {
  const texts = serveSuggestions([CIB2, RB1CC1]);
  await typeInSearch('cib');
  const [first, second] = await options();
  expect(first).toHaveTextContent(
    'Cib2calcium and integrin binding family member 2BCM, JAXGenotype Confirmed',
  );
  expect(second).toHaveTextContent('Rb1cc1FIP200 is a synonym');
  expect(texts).toEqual(['cib']);
});

test('a chosen gene is opened', async () => {
  serveSuggestions([CIB2, RB1CC1]);
  const { user, address } = await typeInSearch('cib');
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/genes/Rb1cc1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter opens the gene that is typed in full, and searches otherwise', async () => {
  serveSuggestions([CIB2]);
  const { user, address } = await typeInSearch('CIB2');
  await options();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/genes/Cib2'));
  await user.click(openButton());
  await user.type(await box(), 'unheard{Enter}');
  await waitFor(() => expect(address()).toBe('/search?input=unheard'));
});

test('the number of a record is no gene, and Enter opens it', async () => {
  serveSuggestions([]);
  const { user, address } = await typeInSearch('tpn:000005734');
  expect(await screen.findByText('Enter opens it.')).toBeInTheDocument();
  expect(screen.queryByText(/No gene begins like this/)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/projects/TPN:000005734'));
});

test('Enter right after the last letter waits for what the whole text names', async () => {
  serveSuggestions([RB1CC1]);
  const { user, address } = await typeInSearch('fip200{Enter}');
  await waitFor(() => expect(address()).toBe('/genes/Rb1cc1'));
  testServer.use(http.get('*/api/v2/genes/suggestions', () => refusal(503, 'The database is busy.')));
  await user.click(openButton());
  await user.type(await box(), 'fip2{Enter}');
  await waitFor(() => expect(address()).toBe('/search?input=fip2'));
});

test('several pasted terms are searched at once', async () => {
  const { user, address } = await typeInSearch('x');
  await user.paste('Cib2\nAtrx');
  await waitFor(() => expect(address()).toBe('/search?input=Cib2%0AAtrx'));
});

test('a list that is too long for an address is refused with what to do, and what was typed stays', async () => {
  const { user } = await typeInSearch('x');
  await user.paste(`${'Cib2,'.repeat(1200)}Atrx`);
  expect(await screen.findByText(/is pasted, or uploaded as a file, on the search page/)).toBeVisible();
  expect(await box()).toHaveValue('x');
});

test('no gene, and a server that refuses, are said in words', async () => {
  serveSuggestions([]);
  const { user } = await typeInSearch('zzz');
  expect(await screen.findByText(/No gene begins like this/)).toBeVisible();
  testServer.use(http.get('*/api/v2/genes/suggestions', () => refusal(503, 'The database is busy.')));
  await user.type(await box(), 'z');
  expect(await screen.findByText(/Suggestions could not be read: The database is busy\./)).toBeVisible();
});

test('one letter asks for nothing', async () => {
  const texts = serveSuggestions([CIB2]);
  await typeInSearch('c');
  expect(within(screen.getByRole('dialog')).queryByRole('option', { hidden: true })).toBeNull();
  expect(texts).toEqual([]);
});
