import { screen, within } from '@testing-library/react';
import type { GenePage, Person } from 'shared/contract';
import { aPerson, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import remote from '../remote.tsx';
import { aGene, aGenePage, aGenePlan, aGeneProject, aGuide, anOutcome } from './testing/a-gene-page.ts';

const server = startTestServer();

/** Opens the page of a gene, whose call gets this response; names the genes that were requested. */
function open(
  page: GenePage,
  { route = '/genes/Cib2', session = null }: { route?: string; session?: Person | null } = {},
) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/v2/genes/:gene', ({ params }) => {
      asked.push(String(params['gene']));
      return HttpResponse.json(page);
    }),
  );
  return { ...renderInShell(remote.routes, { route, session }), asked };
}

test('the symbol is the heading, with name, MGI id and synonyms under it', async () => {
  open(aGenePage());
  expect(await screen.findByRole('heading', { level: 1, name: 'Cib2' })).toBeVisible();
  expect(screen.getByText(/calcium and integrin binding family member 2/)).toHaveTextContent(
    /MGI:1929293.* · Synonyms: 2810434I23Rik, Kip2$/,
  );
  expect(screen.getByRole('link', { name: /^MGI:1929293/ })).toHaveAttribute(
    'href',
    'https://www.informatics.jax.org/marker/MGI:1929293',
  );
  expect(document.title).toMatch(/^Cib2 /);
});

test('says where the gene stands, since when, and where', async () => {
  open(aGenePage());
  const standing = await screen.findByRole('region', { name: 'Where it stands' });
  expect(standing).toHaveTextContent(
    'Genotype Confirmed' + 'since 2031-03-02' + 'at JAX, crispr, PIN:0000000001',
  );
  expect(within(standing).getByText('1 project with 1 plan in JAX, 1 colony')).toBeVisible();
  expect(within(standing).getByRole('link', { name: 'PIN:0000000001' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000042/production-plan/PIN:0000000001',
  );
});

test('where no plan may be read, the project says where the gene stands', async () => {
  open(aGenePage({ plans: [], outcomes: [], furthestPlanPin: null }));
  const standing = await screen.findByRole('region', { name: 'Where it stands' });
  expect(standing).toHaveTextContent('Genotype Confirmed' + 'since 2031-03-02' + 'at JAX, TPN:000000042');
  expect(screen.getByText('There are no plans in it yet.')).toBeVisible();
});

test('plans that may not be read are counted, and what they have is not called missing', async () => {
  const project = aGeneProject({ unreadablePlans: 2 });
  open(aGenePage({ projects: [project], plans: [], outcomes: [], furthestPlanPin: null }), {
    session: aPerson(),
  });
  expect(await screen.findByText('1 project with 2 plans that you may not read')).toBeVisible();
  expect(
    screen.getByText('2 more plans are not shown, because you do not have permission to read them.'),
  ).toBeVisible();
  expect(screen.queryByText('There are no plans in it yet.')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Nothing is recorded here/)).not.toBeInTheDocument();
});

test('a server that does not count hidden plans yet, nor name restricted projects, is no failure', async () => {
  const project = aGeneProject({ unreadablePlans: undefined });
  const outcome = anOutcome({ distributionProducts: undefined });
  open(aGenePage({ projects: [project], outcomes: [outcome], restrictedTpns: undefined }));
  expect(await screen.findByText('1 project with 1 plan in JAX, 1 colony')).toBeVisible();
});

test('consortia stand in the order of their names, as on the page of the project', async () => {
  open(aGenePage({ projects: [aGeneProject({ consortiumNames: ['IMPC', 'CMG'] })] }));
  expect(await screen.findByText('CMG, IMPC')).toBeInTheDocument();
});

test('each project has its plans beneath, of whatever unit', async () => {
  const other = aGeneProject({ tpn: 'TPN:000000043', geneSymbols: ['Cib2', 'Rfx7'] });
  const plans = [
    aGenePlan(),
    aGenePlan({
      pin: 'PIN:0000000009',
      tpn: other.tpn,
      workUnitName: 'UCD',
      workGroupName: null,
      since: null,
    }),
  ];
  open(aGenePage({ projects: [aGeneProject(), other], plans }));
  const section = await screen.findByRole('region', { name: 'Project TPN:000000043' });
  expect(within(section).getByRole('link', { name: 'TPN:000000043' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000043',
  );
  expect(within(section).getByText('Cib2, Rfx7')).toBeVisible();
  expect(within(section).getByText('Deletion (Null reporter)')).toBeVisible();
  const table = within(section).getByRole('table', { name: 'Plans of TPN:000000043' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(
    within(table).getByRole('row', { name: 'PIN:0000000009 Genotype Confirmed — UCD crispr —' }),
  ).toBeVisible();
});

test('colonies with their alleles, which lead to the outcome', async () => {
  open(
    aGenePage({ outcomes: [anOutcome(), anOutcome({ tpo: 'TPO:000000000002', name: null, alleles: [] })] }),
  );
  const table = await screen.findByRole('table', { name: 'Colonies and their alleles' });
  expect(within(table).getByRole('link', { name: 'JR31234' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000042/plans/PIN:0000000001/outcomes/TPO:000000000001',
  );
  const row = within(table).getByRole('row', { name: /^JR31234/ });
  expect(row).toHaveTextContent(/Genotype Confirmed2031-03-02Cib2em1\(IMPC\)JDeletionMIN:000000000007/);
  expect(within(row).getByRole('link', { name: 'MIN:000000000007' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000042/plans/PIN:0000000001/outcomes/TPO:000000000001',
  );
  expect(within(row).getByRole('link', { name: 'PIN:0000000001' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000042/production-plan/PIN:0000000001',
  );
  expect(within(row).getByRole('link', { name: /^MGI:6152713/ })).toHaveAttribute(
    'href',
    'https://www.informatics.jax.org/allele/MGI:6152713',
  );
  expect(within(table).getByRole('link', { name: 'TPO:000000000002' })).toBeVisible();
});

test('what colonies are offered as, where, and until when', async () => {
  const product = {
    distributionCentreName: 'JAX',
    productTypeName: 'Live mice',
    distributionNetworkName: null,
    startDate: '2031-05-01',
    endDate: '2032-05-01',
  };
  const sperm = {
    ...product,
    productTypeName: 'Frozen sperm',
    distributionNetworkName: 'MMRRC',
    endDate: null,
  };
  open(aGenePage({ outcomes: [anOutcome({ distributionProducts: [product, sperm] })] }));
  const table = await screen.findByRole('table', { name: 'Distribution Products' });
  for (const name of [
    'JR31234 Live mice JAX — 2031-05-01 2032-05-01',
    'JR31234 Frozen sperm JAX MMRRC 2031-05-01 —',
  ])
    expect(within(table).getByRole('row', { name })).toBeVisible();
});

test('without any, nothing is said of products', async () => {
  open(aGenePage());
  await screen.findByRole('table', { name: 'Colonies and their alleles' });
  expect(screen.queryByText('Distribution Products')).not.toBeInTheDocument();
});

test('guides are drawn with the gene', async () => {
  open(aGenePage({ guides: [aGuide(), aGuide({ gid: 'GID:0000000000004', chr: null })] }));
  const drawing = await screen.findByRole('region', { name: 'Gene Drawing' });
  expect(within(drawing).getByText('Cib2 and what is made of it')).toBeVisible();
  expect(within(drawing).getByText(/^One guide or deletion is not drawn/)).toBeVisible();
});

test('positions on both builds, orthologs and pages elsewhere', async () => {
  open(aGenePage());
  const about = await screen.findByRole('region', { name: 'About the Gene' });
  const links = within(about)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'https://www.ensembl.org/Mus_musculus/Location/View?r=9:54452062-54467496',
    'https://nov2020.archive.ensembl.org/Mus_musculus/Location/View?r=9:54544778-54560212',
    'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:24579',
    '/api/v2/genes/MGI:1929293/changes.atom',
    'https://www.informatics.jax.org/marker/MGI:1929293',
    'https://www.mousephenotype.org/data/genes/MGI:1929293',
    'https://www.ensembl.org/Mus_musculus/Gene/Summary?g=ENSMUSG00000037493',
  ]);
});

test('what there is not yet is one line, and no empty sections', async () => {
  open(aGenePage({ outcomes: [] }));
  expect(
    await screen.findByText('Nothing is recorded here yet of: guides, alleles and colonies, phenotyping.'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Phenotyping' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Alleles and Colonies' })).not.toBeInTheDocument();
});

describe('a gene that nobody works on', () => {
  const idle = aGenePage({ projects: [], plans: [], outcomes: [], furthestPlanPin: null });

  test('asks visitors to sign in, and to come back', async () => {
    open(idle);
    expect(await screen.findByText(/^There is no public project on Cib2\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fgenes%2FCib2',
    );
  });

  test('offers people to create a project', async () => {
    open(idle, { session: aPerson() });
    expect(await screen.findByText('There is no project on Cib2 that you may read.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a project' })).toBeVisible();
    expect(screen.queryByText(/^Nothing is recorded here/)).not.toBeInTheDocument();
  });

  test('but for a restricted project: says that there is one, and invites to no second', async () => {
    open({ ...idle, restrictedTpns: ['TPN:000000010'] }, { session: aPerson() });
    expect(await screen.findByText(/^A restricted project/)).toHaveTextContent(
      'A restricted project, TPN:000000010, works on it.',
    );
    expect(screen.getByRole('link', { name: 'TPN:000000010' })).toHaveAttribute(
      'href',
      '/projects/TPN:000000010',
    );
    expect(screen.queryByRole('link', { name: 'Create a project' })).not.toBeInTheDocument();
  });
});

test('restricted projects are named beside those that may be read', async () => {
  open(aGenePage({ restrictedTpns: ['TPN:000000010', 'TPN:000000011'] }), { session: aPerson() });
  expect(await screen.findByText(/^Restricted projects/)).toHaveTextContent(
    'Restricted projects, TPN:000000010, TPN:000000011, work on it too.',
  );
});

test('an address with a synonym leads to the current symbol, and says why', async () => {
  const { address, asked } = open(aGenePage({ sameSynonym: ['Nlgn3'] }), { route: '/genes/kip2' });
  expect(await screen.findByText(/^kip2 is a synonym of Cib2, and also of/)).toHaveTextContent(/of Nlgn3\.$/);
  expect(address()).toBe('/genes/Cib2');
  expect(screen.getByRole('link', { name: 'Nlgn3' })).toHaveAttribute('href', '/genes/Nlgn3');
  expect(new Set(asked)).toEqual(new Set(['kip2', 'Cib2']));
});

test('an address with an MGI id stays as it is', async () => {
  const { address } = open(aGenePage(), { route: '/genes/MGI:1929293' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cib2' })).toBeVisible();
  expect(address()).toBe('/genes/MGI:1929293');
});

test('an unknown gene is called so in the words of the server, with a way to search', async () => {
  const text = 'Gene with accession id or symbol [Nothing] does not exist.';
  server.use(http.get('*/api/v2/genes/:gene', () => refusal(404, text)));
  renderInShell(remote.routes, { route: '/genes/Nothing' });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Search for it' })).toHaveAttribute(
    'href',
    '/search?input=Nothing',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing' })).toBeVisible();
});

test('a failed call can be repeated', async () => {
  const page = aGenePage({ gene: aGene({ name: null }) });
  server.use(http.get('*/api/v2/genes/:gene', () => HttpResponse.json(page)));
  server.use(http.get('*/api/v2/genes/:gene', () => refusal(500, 'The server failed.'), { once: true }));
  const { user } = renderInShell(remote.routes, { route: '/genes/Cib2' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^MGI:1929293/)).toBeVisible();
});
