import { screen, waitFor, within } from '@testing-library/react';
import { anAdministrator, numberedProjects, startTestServer } from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { pageOf, serveLongList, serveProjects } from './testing/list-server.ts';

startTestServer();

const open = (route = '/projects') => openList({ route, session: anAdministrator() });

// Spec part 1 §9, ui-screens 2.12.
describe('the paginator of the list', () => {
  it('starts with 20 of 10, 20, 50, 100 and 200 rows', async () => {
    serveLongList(4321);
    open();
    await screen.findByText('1 – 20 of 4,321');
    expect(screen.getByText('4,321 projects')).toBeVisible();
    const sizes = screen.getByLabelText('Items per page:');
    expect(sizes).toHaveValue('20');
    const offered = within(sizes).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(['10', '20', '50', '100', '200']);
  });

  it('turns pages at the server and in the address, and keeps the order (ui-screens, appendix G)', async () => {
    const questions = serveLongList(45);
    const { user, address } = open('/projects?sort=privacyName,DESC');
    await screen.findByText('1 – 20 of 45');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'TPN:000000021' });
    // The one after it may have been read ahead.
    expect(questions.map(String)).toContain('sort=privacyName%2CDESC&page=1&size=20');
    expect(address()).toBe('/projects?page=1&sort=privacyName%2CDESC');
  });

  it('keeps the first visible row in sight when the size changes', async () => {
    serveLongList(4321);
    const { user, address } = open('/projects?page=5');
    await screen.findByText('101 – 120 of 4,321');
    await user.selectOptions(screen.getByLabelText('Items per page:'), '200');
    await screen.findByText('1 – 200 of 4,321');
    expect(address()).toBe('/projects?size=200');
  });

  it('turns to the last page when the address asks for one behind it', async () => {
    serveLongList(45);
    const { address } = open('/projects?page=99');
    await screen.findByRole('link', { name: 'TPN:000000045' });
    expect(address()).toBe('/projects?page=2');
  });

  it('keeps the rows before in sight, as old ones, until the next are there', async () => {
    let respondNext: (() => void) | undefined;
    serveProjects(async (query) => {
      const isNext = query.get('page') === '1';
      if (isNext) await new Promise<void>((resolve) => (respondNext = resolve));
      return pageOf(numberedProjects(1, isNext ? 21 : 1), { totalElements: 45 });
    });
    const { user } = open();
    await screen.findByRole('link', { name: 'TPN:000000001' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(respondNext).toBeDefined());
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('link', { name: 'TPN:000000001' })).toBeInTheDocument();
    respondNext?.();
    await screen.findByRole('link', { name: 'TPN:000000021' });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });
});

// PP-59: sorted at the server, where it can.
describe('the order of the list', () => {
  it.each([
    ['Project Id', 'tpn', 'DESC', 'descending'],
    ['Gene', 'markerSymbol', 'ASC', 'ascending'],
    ['Project Assignment', 'assignmentStatusName', 'ASC', 'ascending'],
    ['Summary Status', 'summaryStatusName', 'ASC', 'ascending'],
    ['Privacy', 'privacyName', 'ASC', 'ascending'],
  ])('can be by %s', async (header, property, direction, spoken) => {
    const questions = serveLongList(45);
    const { user, address } = open('/projects?page=1');
    await screen.findByText('21 – 40 of 45');
    const column = () => screen.getByRole('columnheader', { name: header });
    await user.click(within(column()).getByRole('button'));
    await waitFor(() => expect(questions.at(-1)?.get('sort')).toBe(`${property},${direction}`));
    expect(column()).toHaveAttribute('aria-sort', spoken);
    await screen.findByText('1 – 20 of 45');
    expect(address()).toBe(`/projects?sort=${property}%2C${direction}`);
  });

  it('cannot be by what the server does not sort by', async () => {
    serveLongList(1);
    open();
    await screen.findByRole('link', { name: 'TPN:000000001' });
    const sortable = screen
      .getAllByRole('columnheader')
      .filter((header) => within(header).queryByRole('button') !== null);
    expect(sortable).toHaveLength(7);
  });
});
