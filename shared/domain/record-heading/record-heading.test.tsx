import { screen, within } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { RecordHeading, type RecordHeadingProps } from './record-heading.tsx';

startTestServer();

const TRAIL: RecordHeadingProps['trail'] = [
  { id: 'TPN:000000042', to: '/projects/TPN:000000042' },
  { kind: 'Plan', id: 'PIN:0000000001', to: '/projects/TPN:000000042/production-plan/PIN:0000000001' },
  { kind: 'Colony', id: 'TPO:000000000004' },
];

const STANDING: RecordHeadingProps['standing'] = {
  status: 'Genotype Confirmed',
  since: '2031-03-02T10:00:00',
  alleleSymbols: ['Cib2<em1(IMPC)J>', 'Cib2<em2(IMPC)J>'],
  facts: ['Colony', null, 'JAX', 'crispr'],
};

const render = (more: Partial<RecordHeadingProps> = {}) =>
  renderInShell(
    <RecordHeading
      title="Outcome TPO:000000000004"
      geneSymbols={['Cib2', 'Otog', 'Atrx']}
      standing={STANDING}
      trail={TRAIL}
      history="/history"
      fallback="/"
      {...more}
    />,
  );

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the heading of a record', () => {
  it('says on the page that it is there, so that what has the focus stays clear of it', () => {
    const isNoted = () => document.documentElement.hasAttribute('data-record');
    const { unmount } = render();
    expect(isNoted()).toBe(true);
    unmount();
    expect(isNoted()).toBe(false);
  });

  it('names all genes, each with the way to its page, and for screen readers the screen', () => {
    render();
    expect(heading()).toHaveTextContent(/^Cib2, Otog, Atrx Outcome TPO:000000000004$/);
    const links = within(heading()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/genes/Cib2',
      '/genes/Otog',
      '/genes/Atrx',
    ]);
  });

  it('says where the record stands, since when, what it carries and who works on it', () => {
    render();
    expect(heading().parentElement).toHaveTextContent('Genotype Confirmed');
    expect(screen.getByText(/since 2031-03-02/)).toHaveTextContent(
      'Cib2em1(IMPC)J +1 · since 2031-03-02 · Colony · JAX · crispr',
    );
  });

  it.each([
    ['before the genes are known', undefined],
    ['where the project intends sequences only', []],
  ])('is the name of the screen %s', (_when, geneSymbols) => {
    render({ geneSymbols, standing: undefined });
    expect(heading()).toHaveTextContent(/^Outcome TPO:000000000004$/);
  });

  it('says where the record belongs, with its gene', () => {
    render();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cib2 and 2 more TPN:000000042',
      'Plan PIN:0000000001',
      'Colony TPO:000000000004',
    ]);
    expect(trail.getByText('Colony TPO:000000000004')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  });

  it('copies an identifier, and says so', async () => {
    const { user } = render();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy PIN:0000000001' }));
    expect(await screen.findByRole('button', { name: 'PIN:0000000001 is copied' })).toBeVisible();
    expect(write).toHaveBeenCalledWith('PIN:0000000001');
    jest.restoreAllMocks();
  });

  it('where the browser does not allow copying, says what to do', async () => {
    const { user } = render();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy TPN:000000042' }));
    expect(await screen.findByText(/Select TPN:000000042 and copy it/)).toBeVisible();
    jest.restoreAllMocks();
  });
});
