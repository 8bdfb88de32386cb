import { screen, within } from '@testing-library/react';
import { projectColumns } from 'shared/project-table';
import {
  anAdministrator,
  aProject,
  delay,
  HttpResponse,
  intentionOf,
  refusal,
  restrictedVersion,
  startTestServer,
} from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { MEMBER, pageOf, serveProjects } from './testing/list-server.ts';

startTestServer();
afterEach(() => localStorage.clear());

const table = () => screen.getByRole('table', { name: 'Managed projects' });
const headers = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((header) => header.textContent);
const projectLink = () => screen.findByRole('link', { name: 'TPN:000000042' });

// Their names and order are verified beside the table that screen and file share.
const HEADERS = projectColumns('list').map(({ title }) => title);

// ui-screens 6.
describe('the table of the list', () => {
  it('has the columns of the reference, in order, and names rows by their project', async () => {
    serveProjects(pageOf([aProject()]));
    openList();
    await screen.findByRole('rowheader', { name: 'TPN:000000042' });
    expect(headers()).toEqual(HEADERS);
    expect(document.title).toBe('Managed Projects – Gene Targeting Tracker');
  });

  it('leads to the creation of a project', async () => {
    serveProjects(pageOf([aProject()]));
    openList();
    expect(await screen.findByRole('link', { name: 'Create a project' })).toHaveAttribute(
      'href',
      '/projects/project-creation',
    );
  });

  it('links the project, its genes by symbol and id, and their human orthologs; those in a new tab', async () => {
    const gpr = intentionOf('Gpr173', 'MGI:1918021');
    const ortholog = {
      symbol: 'GPR173',
      category: 'GOOD',
      support: null,
      supportCount: 12,
      link: 'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:18186',
    } as const;
    const intentionByGene = gpr.intentionByGene && { ...gpr.intentionByGene, bestOrthologs: [ortholog] };
    serveProjects(pageOf([aProject({ projectIntentions: [{ ...gpr, intentionByGene }] })]));
    openList();
    expect(await projectLink()).toHaveAttribute('href', '/projects/TPN:000000042');
    expect(screen.getByRole('link', { name: 'Gpr173' })).toHaveAttribute('href', '/genes/Gpr173');
    for (const [name, href] of [
      [/^Gpr173 at IMPC/, 'https://www.mousephenotype.org/data/genes/MGI:1918021'],
      [/^MGI:1918021/, 'https://www.informatics.jax.org/marker/MGI:1918021'],
      [/^GPR173/, ortholog.link],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
    }
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
    serveProjects(pageOf([project]));
    openList();
    await projectLink();
    const texts = within(table())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    for (const expected of [
      'Deletion, Deletion',
      'BCM, JAX',
      'BaSH, DTCC',
      'JR1, JR2',
      'P1, P2',
      'IMPC, CMG',
    ])
      expect(texts).toContain(expected);
  });

  it('marks a project that is seen in its restricted version', async () => {
    serveProjects(pageOf([aProject(), restrictedVersion('TPN:000000007')]));
    openList();
    await projectLink();
    const mark = screen.getByRole('img', { name: 'You are seeing a restricted version of this project.' });
    expect(mark.closest('tr')).toHaveTextContent('TPN:000000007');
  });

  // Spec part 1 §2: a maximum of 950 px, and never higher than the window; no minimum (docs/deviations.md).
  it('is as high as its rows, up to 950 px', async () => {
    serveProjects(pageOf([aProject()]));
    openList();
    await projectLink();
    const { minHeight, maxHeight } = getComputedStyle(
      screen.getByRole('region', { name: 'Managed projects' }),
    );
    expect(minHeight).toBe('');
    expect(maxHeight).toContain('950px');
  });

  it('hides a column a person does not want, and stores it for that person alone', async () => {
    serveProjects(pageOf([aProject()]));
    const first = openList({ session: MEMBER });
    await projectLink();
    await first.user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Project Id' })).toBeDisabled();
    await first.user.click(screen.getByRole('checkbox', { name: 'Consortia' }));
    first.unmount();

    const again = openList({ session: MEMBER });
    await projectLink();
    expect(headers()).toEqual(HEADERS.filter((header) => header !== 'Consortia'));
    again.unmount();

    openList({ session: anAdministrator() });
    await projectLink();
    expect(headers()).toEqual(HEADERS);
  });
});

describe('without projects', () => {
  it('shows that it is loading', async () => {
    serveProjects(async () => {
      await delay('infinite');
      return pageOf([]);
    });
    openList();
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Loading projects…')).toBeVisible();
  });

  it('shows that none match, shows no old total, and clears the filters (PP-51)', async () => {
    serveProjects((query) => pageOf(query.has('workUnitName') ? [] : [aProject()]));
    const { user, address } = openList();
    await screen.findByText('No projects match');
    expect(screen.getByText('0 projects')).toBeVisible();
    expect(screen.getByText('0 of 0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await projectLink();
    expect(screen.getByText('1 project')).toBeVisible();
    expect(address()).toBe('/projects');
  });
});

// Spec part 1 §8.
describe('when the list cannot be read', () => {
  it('shows the error of the server above the page, and tries again', async () => {
    let isBroken = true;
    serveProjects(() => (isBroken ? refusal(500, 'The database is resting.') : pageOf([aProject()])));
    const { user } = openList();
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('The database is resting.');
    const heading = screen.getByRole('heading', { level: 1, name: 'Managed Projects' });
    expect(banner.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await projectLink();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the message of the specification when the server does not respond', async () => {
    serveProjects(() => HttpResponse.error());
    openList();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error while comminicating with the server. Check that the server is available.$/,
    );
  });
});
