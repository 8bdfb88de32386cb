import { fireEvent, screen, within } from '@testing-library/react';
import type { RecordAt, StatusAt, ValueAt } from 'shared/contract';
import { delay, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { RecordAtPart } from './record-at-part.tsx';

const server = startTestServer();
const PATH = '/api/v2/projects/TPN:000000042/at';
const PAGE = '/projects/TPN:000000042/history';

const status = (kind: StatusAt['kind'], id: string, more: Partial<StatusAt>): StatusAt => ({
  ...{ kind, id, tpn: 'TPN:000000042', pin: 'PIN:0000000007', planTypeName: 'production', name: null },
  ...{ field: 'status', statusName: 'Plan Created', since: '2025-03-01T10:00:00' },
  ...more,
});

const RECORD: RecordAt = {
  ...{ day: '2025-12-31', exists: true, createdOn: '2025-03-01', knownSince: null },
  statuses: [
    status('project', 'TPN:000000042', {
      pin: null,
      field: 'summaryStatus',
      statusName: 'Attempt In Progress',
    }),
    status('plan', 'PIN:0000000007', { name: 'crispr', field: 'summaryStatus' }),
    status('plan', 'PIN:0000000007', { name: 'crispr' }),
    status('outcome', 'TPO:000000000009', { name: 'C-1', statusName: null, since: null }),
  ],
  fields: [
    { field: 'comment', then: 'before', now: 'after' },
    { field: 'privacy.name', then: 'public', now: 'public' },
    { field: 'recovery', then: null, now: 'true' },
  ],
  elements: [],
};

function render(record: Partial<RecordAt> = {}, route = `${PAGE}?at=2025-12-31`) {
  const days: (string | null)[] = [];
  server.use(
    http.get(`*${PATH}`, ({ request }) => {
      days.push(new URL(request.url).searchParams.get('day'));
      return HttpResponse.json({ ...RECORD, ...record });
    }),
  );
  const view = renderInShell(<RecordAtPart path={PATH} entityName="TPN:000000042" />, { route });
  return { ...view, days };
}

const card = () => screen.findByRole('region', { name: 'TPN:000000042 at the end of 2025-12-31' });
const factsOf = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('dl > div'), (fact) =>
    Array.from(fact.children, ({ textContent }) => textContent),
  );

describe('the record at a day', () => {
  it('is not read before a day is asked for, which is then in the address', async () => {
    const { user, address, days } = render({}, `${PAGE}?user=jo`);
    const field = screen.getByRole('textbox', { name: 'As it was at the end of' });
    await user.type(field, '2025-12-3');
    expect(address()).toBe(`${PAGE}?user=jo`);
    await user.type(field, '1');
    await card();
    expect(address()).toBe(`${PAGE}?user=jo&at=2025-12-31`);
    expect(days).toEqual(['2025-12-31']);
    await user.click(screen.getByRole('button', { name: 'Clear the date' }));
    expect(address()).toBe(`${PAGE}?user=jo`);
    expect(field).toHaveValue('');
  });

  it('begins with where it stood, and a project with its plans and outcomes on that day', async () => {
    render();
    const list = within(await card()).getByRole('list', { name: 'Where it stood' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Summary StatusAttempt In Progresssince 2025-03-01',
      'PIN:0000000007 crispr, productionSummary StatusPlan Createdsince 2025-03-01',
      'TPO:000000000009 C-1Statusnot known',
    ]);
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/projects/TPN:000000042/production-plan/PIN:0000000007/history?at=2025-12-31',
      '/projects/TPN:000000042/plans/PIN:0000000007/outcomes/TPO:000000000009/history?at=2025-12-31',
    ]);
  });

  it('has its fields in words, with the present value of those that have changed since', async () => {
    const { user } = render();
    const shown = await card();
    expect(factsOf(shown)).toEqual([
      ['Comment', 'beforenow: after'],
      ['Privacy', 'public'],
      ['Recovery', '—now: Yes'],
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Only what has changed since' }));
    expect(factsOf(shown).map(([label]) => label)).toEqual(['Comment', 'Recovery']);
  });

  it('shows that nothing has changed since, and offers nothing to leave out', async () => {
    const fields: ValueAt[] = [{ field: 'comment', then: 'same', now: 'same' }];
    render({ fields });
    expect(
      within(await card()).getByText('Apart from where it stood, nothing has changed since.'),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows a day only with its heading: nothing of the day before while the next is read, or refused', async () => {
    render();
    await card();
    await screen.findByText('Attempt In Progress');
    server.use(
      http.get(`*${PATH}`, async () => {
        await delay(50);
        return refusal(400, 'This day is yet to come.');
      }),
    );
    const field = screen.getByRole('textbox', { name: 'As it was at the end of' });
    // As a day of the calendar, or one that is pasted: from one to the next without none between.
    fireEvent.change(field, { target: { value: '2025-11-30' } });
    const next = await screen.findByRole('region', { name: 'TPN:000000042 at the end of 2025-11-30' });
    expect(within(next).queryByText('Attempt In Progress')).toBeNull();
    expect(await within(next).findByRole('alert')).toHaveTextContent('This day is yet to come.');
  });

  it('shows when it was created, where that was later', async () => {
    render({ exists: false, createdOn: '2026-02-03', statuses: [], fields: [], elements: [] });
    expect(
      within(await card()).getByText('It did not exist yet; it was created on 2026-02-03.'),
    ).toBeVisible();
  });

  it.each([
    ['2026-01-15', true],
    ['2025-12-31', false],
    [null, false],
  ])('known since %s: a notice that earlier changes are not known: %s', async (knownSince, isNoted) => {
    render({ knownSince });
    await card();
    await screen.findByText('Attempt In Progress');
    expect(screen.queryAllByText(/is not known: fields are shown/)).toHaveLength(isNoted ? 1 : 0);
  });

  it('shows in its place why it is refused, also for a day that is none', async () => {
    server.use(http.get(`*${PATH}`, () => refusal(400, "day is a day such as 2025-12-31, not 'spring'.")));
    renderInShell(<RecordAtPart path={PATH} entityName="TPN:000000042" />, { route: `${PAGE}?at=spring` });
    expect(await screen.findByRole('alert')).toHaveTextContent("not 'spring'.");
  });
});
