import { act, screen, within } from '@testing-library/react';
import { onUnauthorized } from 'shared/api';
import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import { http, HttpResponse, refusal, renderInShell, startTestServer, watchSavedFiles } from 'shared/testing';
import { fakeMedia, HANDSET } from 'shared/ui/test-support';
import { FOLDED_FROM_LINES } from './folding.ts';
import { HistoryPage } from './history-page.tsx';
import { CHANGES_ON_A_PAGE } from './use-pages.ts';

const server = startTestServer();
const PATH = '/api/projects/TPN:000000042/history';

afterEach(() => jest.restoreAllMocks());

const line = (field: string, more: Partial<HistoryDetail> = {}): HistoryDetail => ({
  field,
  oldValue: 'old',
  newValue: 'new',
  note: 'Field changed',
  ...more,
});

const change = (id: number, ...details: HistoryDetail[]): HistoryRecord => ({
  id,
  user: id % 2 === 1 ? 'jo@lab.example' : 'pat@lab.example',
  // Of a server whose clock is far ahead: its day is not the reader's.
  date: `2026-03-0${id + 1}T01:15:02`,
  at: new Date(2026, 2, id, 9, 15, 2).toISOString(),
  comment: id === 1 ? 'Project created' : 'Project updated',
  details,
});

const RECORDS = [
  change(1),
  change(2, line('privacy.name', { oldValue: 'public', newValue: 'restricted' })),
  change(3, line('comment', { oldValue: null }), line('completionNote.note', { newValue: null })),
];

function renderHistory(records: HistoryRecord[], route = '/projects/TPN:000000042/history') {
  server.use(http.get(`*${PATH}`, () => HttpResponse.json(records)));
  const page = (
    <HistoryPage
      title="Project History"
      path={PATH}
      entityName="TPN:000000042"
      backTo="/projects/TPN:000000042"
    />
  );
  return renderInShell(page, { route });
}

const table = () => screen.findByRole('table', { name: 'Project History' });

async function rowTexts() {
  const rows = within(await table()).getAllByRole('row');
  return rows.map((row) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent));
}

describe('history page (ui-screens 18)', () => {
  it('names a stage in words', async () => {
    renderHistory([{ ...change(1), comment: 'PhenotypingStage created' }]);
    expect((await rowTexts())[1]).toContain('Phenotyping stage created');
  });

  it('has a title, and leads to what it is the history of (PP-37)', async () => {
    renderHistory(RECORDS);
    expect(screen.getByRole('heading', { level: 1, name: 'Project History' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'TPN:000000042' })).toHaveAttribute(
      'href',
      '/projects/TPN:000000042',
    );
    expect(document.title).toMatch(/^Project History TPN:000000042/);
    await table();
  });

  it('has its columns, a line for each field and human names, the newest change first', async () => {
    renderHistory(RECORDS);
    expect(await rowTexts()).toEqual([
      ['Id', 'User', 'Date', 'Action', 'Field', 'Note', 'From', 'To'],
      ['3', 'jo@lab.example', '2026-03-03 09:15', 'Project updated', 'Comment', 'Field changed', '—', 'new'],
      ['Completion Note', 'Field changed', 'old', '—'],
      [
        '2',
        'pat@lab.example',
        '2026-03-02 09:15',
        'Project updated',
        'Privacy',
        'Field changed',
        'public',
        'restricted',
      ],
      ['1', 'jo@lab.example', '2026-03-01 09:15', 'Project created', 'No fields recorded'],
    ]);
  });

  it('hides lines noted "Element changed"', async () => {
    renderHistory([change(2, line('guides.[1]', { note: 'Element changed' }), line('guides.[1].pam'))]);
    expect((await rowTexts()).slice(1).map((cells) => cells[4])).toEqual(['Guides #1 › PAM']);
  });

  it('folds values longer than 100 characters behind "Click to see element"', async () => {
    const [short, long] = ['x'.repeat(100), 'y'.repeat(101)];
    const { user } = renderHistory([change(2, line('comment', { oldValue: short, newValue: long }))]);
    expect(await screen.findByText(short)).toBeVisible();
    expect(screen.queryByText(long)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Click to see element' }));
    expect(screen.getByText(long)).toBeVisible();
  });

  it('shows the technical path on demand (PP-37)', async () => {
    const { user } = renderHistory(RECORDS);
    await table();
    expect(screen.queryByText('privacy.name')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show technical paths' }));
    expect(screen.getByText('privacy.name')).toBeInTheDocument();
  });

  it('says in its place that somebody may not see it (PP-10)', async () => {
    renderHistory([]);
    const reported = jest.fn();
    const stopListening = onUnauthorized(reported);
    server.use(http.get(`*${PATH}`, () => refusal(403, 'You do not have permission to read the project.')));
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission');
    expect(reported).not.toHaveBeenCalled();
    stopListening();
  });

  it('shows that nothing was recorded, and why nothing can be shown', async () => {
    const { unmount } = renderHistory([]);
    expect(await screen.findByText('No changes have been recorded.')).toBeInTheDocument();
    unmount();

    const view = renderHistory([]);
    server.use(http.get(`*${PATH}`, () => refusal(404, 'Project TPN:000000042 does not exist.')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Project TPN:000000042 does not exist.');
    server.use(http.get(`*${PATH}`, () => HttpResponse.json(RECORDS)));
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await table();
  });
});

describe('folding by change (PP-38)', () => {
  it('hides and shows the lines of one change by keyboard', async () => {
    const { user } = renderHistory(RECORDS);
    await table();
    const fold = screen.getByRole('button', { name: 'Fields of change 3' });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    act(() => fold.focus());
    await user.keyboard('{Enter}');
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect((await rowTexts())[1]?.at(-1)).toBe('2 fields: Comment, Completion Note');
    await user.keyboard('{Enter}');
    expect(await rowTexts()).toHaveLength(5);
  });

  it('folds large changes at first, and all at once', async () => {
    const lines = Array.from({ length: FOLDED_FROM_LINES + 1 }, (_, index) => line(`guides.[${index}].pam`));
    const { user } = renderHistory([change(2, ...lines.slice(1)), change(3, ...lines)]);
    expect((await rowTexts())[1]?.at(-1)).toBe(
      '21 fields: Guides #0 › PAM, Guides #1 › PAM, Guides #2 › PAM and 18 more',
    );
    expect(await rowTexts()).toHaveLength(1 + 1 + FOLDED_FROM_LINES);
    await user.click(screen.getByRole('button', { name: 'Fold all' }));
    expect(await rowTexts()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Unfold all' }));
    expect(await rowTexts()).toHaveLength(1 + 41);
  });
});

describe('pages (PP-38)', () => {
  const many = Array.from({ length: CHANGES_ON_A_PAGE + 1 }, (_, index) => ({
    ...change(2, line('comment')),
    id: index + 1,
  }));

  it('begin where one would be too long', async () => {
    const { user } = renderHistory(many);
    expect(await rowTexts()).toHaveLength(1 + CHANGES_ON_A_PAGE);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect((await rowTexts()).slice(1).map(([id]) => id)).toEqual(['1']);
    expect(screen.getByText('51 changes')).toBeInTheDocument();
  });

  it('are not left behind by a filter', async () => {
    const { user } = renderHistory([...many.slice(1), change(1, line('recovery'))]);
    await table();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Recovery');
    expect(await rowTexts()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  });
});

describe('filters (PP-38)', () => {
  it('by person and field are in the address, which can be shared', async () => {
    const { user, address } = renderHistory(RECORDS);
    await table();
    await user.selectOptions(screen.getByRole('combobox', { name: 'User' }), 'jo@lab.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Comment');
    expect(address()).toBe('/projects/TPN:000000042/history?user=jo%40lab.example&field=comment');
    expect(screen.getByText('1 of 3 changes')).toBeInTheDocument();
    expect((await rowTexts()).slice(1).map((cells) => cells[4])).toEqual(['Comment']);
  });

  it('by date include both days', async () => {
    renderHistory(RECORDS, '/projects/TPN:000000042/history?from=2026-03-02&to=2026-03-02');
    expect((await rowTexts()).slice(1).map(([id]) => id)).toEqual(['2']);
    expect(screen.getByLabelText('From date')).toHaveValue('2026-03-02');
  });

  it('that leave nothing say so, and can be cleared', async () => {
    const { user, address } = renderHistory(RECORDS, '/projects/TPN:000000042/history?user=nobody');
    expect(await screen.findByText('No change matches the filter.')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body);
    expect(address()).toBe('/projects/TPN:000000042/history');
    expect(await rowTexts()).toHaveLength(5);
  });
});

it('what is shown can be saved as CSV (PP-38)', async () => {
  const saved = watchSavedFiles();
  const { user } = renderHistory(RECORDS, '/projects/TPN:000000042/history?field=privacy.name');
  await table();
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const text = await saved.get('TPN_000000042 history.csv')?.text();
  expect(text?.split('\n').filter(Boolean)).toHaveLength(2);
  expect(text).toContain('"Privacy","privacy.name"');
});

describe('on a telephone', () => {
  it('each change is a card with who, when, and what it was and became', async () => {
    fakeMedia(HANDSET);
    renderHistory(RECORDS);
    const cards = within(await screen.findByRole('list', { name: 'Project History' })).getAllByRole(
      'listitem',
    );
    expect(cards).toHaveLength(3);
    expect(cards.map((card) => card.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^1 · Project created.*jo@lab\.example.*No fields recorded$/),
        expect.stringMatching(/^2 · Project updated.*Privacy · Field changedpublic→restricted$/),
      ]),
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('a stage is named in words', async () => {
    fakeMedia(HANDSET);
    renderHistory([{ ...change(1), comment: 'PhenotypingStage created' }]);
    expect(await screen.findByText('1 · Phenotyping stage created')).toBeVisible();
  });

  it('the fields of a change fold away', async () => {
    fakeMedia(HANDSET);
    const { user } = renderHistory(RECORDS);
    await user.click(await screen.findByRole('button', { name: 'Fields of change 3' }));
    expect(screen.getByText('2 fields: Comment, Completion Note')).toBeVisible();
  });
});
