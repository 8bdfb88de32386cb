import { screen, within } from '@testing-library/react';
import { searchColumns } from 'shared/project-table';
import { renderInShell, startTestServer, aProject, intentionOf, restrictedVersion } from 'shared/testing';
import remote from '../remote.tsx';
import { answerOf, listed } from '../testing/results.ts';
import { serveSearches } from '../testing/search-server.ts';

startTestServer();

const openPage = (route = '/search') => renderInShell(remote.routes, { route });
const table = () => screen.getByRole('table', { name: 'Projects found' });
const headers = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((header) => header.textContent);
/** The cell of a column in the row that begins with this text. */
async function cellOf(rowName: string, column: string) {
  const row = (await screen.findByRole('rowheader', { name: rowName })).closest('tr');
  return within(row ?? table()).getAllByRole('cell', { hidden: true })[headers().indexOf(column) - 1];
}

// Their names and order are verified beside the table that screen and file share.
const PROJECT_COLUMNS = searchColumns(false).map(({ title }) => title);

// Spec part 1 §2 'Search page', ui-screens 3.
describe('the search page', () => {
  it.each(['/', '/search'])(
    'opens at %s and lists everything at once, the first 20 by TPN',
    async (route) => {
      const searches = serveSearches(answerOf([listed(aProject())]));
      openPage(route);
      await screen.findByRole('link', { name: 'TPN:000000042' });
      expect(searches).toHaveLength(1);
      expect(String(searches[0]?.query)).toBe('searchTypeName=gene&sort=tpn%2CASC&page=0&size=20');
    },
  );

  it('has a heading, a title in the browser tab, and the texts of the search card', () => {
    serveSearches();
    openPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument();
    expect(document.title).toBe('Projects search – Gene Targeting Tracker');
    const card = within(screen.getByRole('region', { name: 'Projects search' }));
    expect(
      card.getByText('Enter marker symbols/MGI accession ids or upload a file with the terms to search:'),
    ).toBeInTheDocument();
    expect(card.getByRole('textbox', { name: 'Search terms' })).toHaveAccessibleDescription(
      'E.g: MGI:1888496, Atrx, Lbr Enter searches, Shift + Enter begins a line',
    );
    expect(card.getByLabelText('or upload a csv file (every search term in a new line)')).toHaveAttribute(
      'accept',
      '.csv',
    );
    expect(card.getByRole('button', { name: 'Search' })).toBeEnabled();
  });
});

describe('the results table', () => {
  it.each([
    ['tpn:000005734', '/projects/TPN:000005734'],
    ['PIN:0000000007', '/plan/PIN:0000000007'],
    ['TPO:000000001', '/outcomes/TPO:000000001'],
  ])('has a link to the record of %s, which is no gene', async (input, address) => {
    serveSearches(answerOf([{ input, project: null, comment: null }]));
    openPage(`/search?input=${input}`);
    const cell = within((await cellOf(input, 'Search Result comments')) ?? table());
    const open = cell.getByRole('link', { name: `open ${input.toUpperCase()}` });
    expect(open).toHaveAttribute('href', address);
    expect(cell.queryByText(/No projects found/)).not.toBeInTheDocument();
  });

  it('shows the columns of projects when nothing was entered', async () => {
    serveSearches(answerOf([listed(aProject())]));
    openPage();
    await screen.findByRole('rowheader', { name: 'TPN:000000042' });
    expect(headers()).toEqual(PROJECT_COLUMNS);
  });

  it('shows the search term and its comments when terms were entered', async () => {
    serveSearches(answerOf([{ input: 'Gpr173', project: aProject(), comment: null }]));
    openPage('/search?input=Gpr173');
    await screen.findByRole('rowheader', { name: 'Gpr173' });
    expect(headers()).toEqual(['Search term', 'Search Result comments', ...PROJECT_COLUMNS]);
  });

  it('links a project, its genes and their human orthologs; the latter two in a new tab', async () => {
    const orthologs = [
      {
        symbol: 'GPR173',
        category: 'GOOD',
        support: null,
        supportCount: 12,
        link: 'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:18186',
      } as const,
    ];
    const intention = intentionOf('Gpr173', 'MGI:1918021');
    const { intentionByGene } = intention;
    const withOrtholog = {
      ...intention,
      intentionByGene: intentionByGene && { ...intentionByGene, bestOrthologs: orthologs },
    };
    serveSearches(answerOf([listed(aProject({ projectIntentions: [withOrtholog] }))]));
    openPage();

    const project = await screen.findByRole('link', { name: 'TPN:000000042' });
    expect(project).toHaveAttribute('href', '/projects/TPN:000000042');
    const gene = screen.getByRole('link', { name: /^MGI:1918021/ });
    expect(gene).toHaveAttribute('href', 'https://www.informatics.jax.org/marker/MGI:1918021');
    expect(gene).toHaveAttribute('target', '_blank');
    const ortholog = screen.getByRole('link', { name: /^GPR173/ });
    expect(ortholog).toHaveAttribute('href', orthologs[0]?.link);
    expect(ortholog).toHaveAttribute('target', '_blank');
  });

  it('shows several values in one line', async () => {
    const project = aProject({
      projectIntentions: [intentionOf('Atrx', 'MGI:103067'), intentionOf('Lbr', 'MGI:2138281')],
      relatedWorkUnitNames: ['BCM', 'JAX'],
      relatedWorkGroupNames: ['BaSH', 'DTCC'],
      colonyNames: ['JR1', 'JR2'],
      phenotypingExternalRefs: ['P1', 'P2'],
      consortia: [
        { id: 1, consortiumName: 'IMPC' },
        { id: 2, consortiumName: 'CMG' },
      ],
    });
    serveSearches(answerOf([listed(project)]));
    openPage();
    await screen.findByRole('link', { name: 'TPN:000000042' });
    const texts = within(table())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    for (const expected of [
      'Atrx, Lbr',
      'MGI:103067, MGI:2138281',
      'Deletion, Deletion',
      'BCM, JAX',
      'BaSH, DTCC',
      'JR1, JR2',
      'P1, P2',
      'IMPC, CMG',
    ])
      expect(texts).toContain(expected);
  });

  it('lists a term without project, with the comment of the server', async () => {
    serveSearches(
      answerOf([
        { input: 'notagene', project: null, comment: 'Not a gene symbol or synonym' },
        { input: 'FIP200', project: aProject(), comment: 'Synonym of Rb1cc1' },
      ]),
    );
    openPage('/search?input=notagene&input=FIP200');
    expect(await cellOf('notagene', 'Search Result comments')).toHaveTextContent(
      /^Not a gene symbol or synonym, No projects found$/,
    );
    expect(await cellOf('FIP200', 'Search Result comments')).toHaveTextContent(/^Synonym of Rb1cc1$/);
    expect(await cellOf('notagene', 'Access Status')).toBeEmptyDOMElement();
  });

  it('marks a restricted project, and shows why by pointer and by keyboard', async () => {
    serveSearches(answerOf([listed(restrictedVersion('TPN:000000007')), listed(aProject())]));
    const { user } = openPage();
    const name = 'You are seeing a restricted version of this project.';
    const mark = await screen.findByRole('img', { name });
    expect(await cellOf('TPN:000000007', 'Access Status')).toContainElement(mark);
    expect(await cellOf('TPN:000000042', 'Access Status')).toContainElement(
      screen.getByRole('img', { name: 'You are seeing all facts of this project.' }),
    );
    await user.hover(mark);
    expect(await screen.findByText(name)).toBeVisible();
    expect(mark).toHaveAttribute('tabindex', '0');
  });

  it('hides a column a person does not want, and stores it', async () => {
    serveSearches(answerOf([listed(aProject())]));
    const { user, unmount } = openPage();
    await screen.findByRole('link', { name: 'TPN:000000042' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Consortia' }));
    expect(headers()).not.toContain('Consortia');
    unmount();
    openPage();
    await screen.findByRole('link', { name: 'TPN:000000042' });
    expect(headers()).toHaveLength(PROJECT_COLUMNS.length - 1);
    localStorage.clear();
  });
});
