import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, refusal, renderInShell, startTestServer, watchSavedFiles } from 'shared/testing';
import { serveReportFiles } from '../testing/report-files.ts';
import { DistributionIdentifiers } from './distribution-identifiers.tsx';

const server = startTestServer();
afterEach(() => jest.restoreAllMocks());

const network = () => screen.getByRole('combobox', { name: /^Network/ });
const type = () => screen.getByRole('combobox', { name: 'Type' });
const button = () => screen.getByRole('button', { name: 'Download report' });
const render = (route = '/') =>
  renderInShell([{ path: '/', element: <DistributionIdentifiers /> }], { route });

async function open(route = '/') {
  const names = ['MMRRC', 'CMMR', 'EMMA'];
  server.use(http.get('*/api/distributionNetwork/findAllNames', () => HttpResponse.json(names)));
  const shell = render(route);
  await waitFor(() => expect(network()).toBeEnabled());
  return shell;
}

// Spec part 1 §2 (4) and §5, ui-screens 4.4.
describe('Distribution Identifiers', () => {
  it('can be downloaded with a network of the list and a type, and not before', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { name: 'Distribution Identifiers' })).toBeVisible();
    expect(network()).toBeRequired();
    expect([...type().querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Pick one',
      'Colony',
      'ES Cell',
      'Targeting vector',
    ]);
    const reason = 'Choose a network and a type to enable the download';
    expect(screen.getByText(reason)).toBeVisible();
    await user.selectOptions(type(), 'Colony');
    expect(button()).toBeDisabled();
    expect(screen.getByText(reason)).toBeVisible();
    await user.type(network(), 'nowhere');
    expect(button()).toBeDisabled();
    await user.clear(network());
    await user.type(network(), 'emma');
    expect(button()).toBeEnabled();
    expect(screen.queryByText(/to enable the download/)).not.toBeInTheDocument();
  });

  it('have their choices in the address, which leads to the same file', async () => {
    const { user, address } = await open('/?network=EMMA&type=nothing');
    await waitFor(() => expect(network()).toHaveValue('EMMA'));
    expect(button()).toBeDisabled();
    await user.selectOptions(type(), 'ES Cell');
    await waitFor(() => expect(address()).toBe('/?network=EMMA&type=esCell'));
    expect(button()).toBeEnabled();
  });

  it('ask for the network when it is left empty', async () => {
    const { user } = await open();
    await user.click(network());
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a network.');
  });

  it.each([
    ['Colony', 'colony'],
    ['ES Cell', 'esCell'],
    ['Targeting vector', 'targetingvector'],
  ])('of %s are requested as %s', async (label, value) => {
    const saved = watchSavedFiles();
    const asked = serveReportFiles('identifiers.tsv');
    const { user } = await open();
    await user.type(network(), 'CMMR');
    await user.selectOptions(type(), label);
    await user.click(button());
    await waitFor(() => expect([...saved.keys()]).toEqual(['identifiers.tsv']));
    expect(asked).toEqual([`/api/reports/distribution?networkname=CMMR&reporttype=${value}`]);
  });

  it('show when the networks could not be read', async () => {
    server.use(http.get('*/api/distributionNetwork/findAllNames', () => refusal(500, 'No networks today.')));
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('No networks today.');
    expect(button()).toBeDisabled();
  });
});
