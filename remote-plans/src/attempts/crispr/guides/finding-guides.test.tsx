import { screen, waitFor, within } from '@testing-library/react';
import type { ExonWithGuides } from 'shared/contract';
import { delay, http, HttpResponse, refusal, startTestServer, testServer } from 'shared/testing';
import { aPlanWithGuides, EXONS, renderGuideEditor } from './testing/index.ts';

startTestServer();

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
});

function serveExons(response: ExonWithGuides[] | (() => Promise<Response>)) {
  testServer.use(
    http.get('*/api/plans/exons_from_wge/:symbol', ({ params }) => {
      asked.push(String(params.symbol));
      return Array.isArray(response) ? HttpResponse.json(response) : response();
    }),
  );
}

const finder = () => screen.getByRole('region', { name: 'Guide finder' });
const findButton = () => within(finder()).getByRole('button', { name: 'Find cas9 guides' });
const exon = (name: RegExp) => within(finder()).getByRole('button', { name });
const found = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'Sequences' })).getByRole('button', { name });
const guideCells = () => screen.queryAllByLabelText(/^Guide \d+, Guide Sequence$/);

const [first, second] = EXONS[0]?.guideDetails ?? [];
if (!first || !second) throw new Error('Exons without guides');
const SECOND = new RegExp(second.sequence);

async function openFinder(nuclease = 'Cas9', genes?: readonly string[]) {
  const plan = aPlanWithGuides({});
  const { crisprAttempt } = plan;
  if (!crisprAttempt) throw new Error('A plan without attempt');
  const nucleases = [{ id: 1, typeName: nuclease, className: 'protein', concentration: null }];
  return renderGuideEditor(
    { ...plan, crisprAttempt: { ...crisprAttempt, nucleases } },
    { nucleaseTypes: ['Cas9', 'Cpf1', 'D10A'] },
    genes,
  );
}

test('is there for Cas9 only, also for one that was just chosen (ui-screens 11.4)', async () => {
  const { user } = await openFinder('Cpf1');
  expect(screen.queryByRole('region', { name: 'Guide finder' })).toBeNull();
  await user.selectOptions(screen.getByLabelText(/Nuclease 1, Type/), 'Cas9');
  expect(finder()).toBeInTheDocument();
});

test('an empty gene shows a message, and nothing is requested (spec 5 and 8)', async () => {
  serveExons(EXONS);
  const { user } = await openFinder();
  const gene = within(finder()).getByRole('combobox', { name: 'Gene' });
  expect(gene).toHaveAttribute('placeholder', 'Search by gene symbol');
  await waitFor(() => expect(gene).toHaveValue('Tgfb1'));
  await user.clear(gene);
  await user.click(findButton());
  expect(gene).toHaveAccessibleDescription('Enter a valid gene symbol.');
  expect(asked).toEqual([]);
});

test('of a project on several genes each is a press away, beginning with the first', async () => {
  serveExons(EXONS);
  const { user } = await openFinder('Cas9', ['Tgfb1', 'Rsph1']);
  const gene = within(finder()).getByRole('combobox', { name: 'Gene' });
  await waitFor(() => expect(gene).toHaveValue('Tgfb1'));
  await user.click(within(finder()).getByRole('button', { name: 'Use Rsph1' }));
  expect(gene).toHaveValue('Rsph1');
  await user.click(findButton());
  await waitFor(() => expect(asked).toEqual(['Rsph1']));
});

test('Enter in the box of the gene finds guides and does not save the plan (PP-40)', async () => {
  serveExons(EXONS);
  const { user, isSaved } = await openFinder();
  await waitFor(() => expect(within(finder()).getByRole('combobox')).toHaveValue('Tgfb1'));
  await user.type(within(finder()).getByRole('combobox'), '{Enter}');
  expect(await screen.findByRole('table', { name: 'Exons' })).toBeInTheDocument();
  expect(isSaved()).toBe(false);
});

test('exons and guides highlight on a press and unhighlight on the next; guides go into the plan and out (spec 2, 4)', async () => {
  serveExons(EXONS);
  const { user, save } = await openFinder();
  await waitFor(() => expect(within(finder()).getByRole('combobox')).toHaveValue('Tgfb1'));
  await user.click(findButton());
  const table = await screen.findByRole('table', { name: 'Exons' });
  expect(asked).toEqual(['Tgfb1']);
  expect(table.parentElement).toHaveStyle({ maxHeight: '500px' });
  expect(
    within(finder()).getByText(
      /2 exons, 2 guides\. Positions on GRCm38\. Guides in GRCm38 will be converted/,
    ),
  ).toBeInTheDocument();

  await user.click(exon(/ENSMUSE00000000001/));
  expect(exon(/ENSMUSE00000000001/).closest('tr')).toHaveAttribute('data-chosen');
  expect(found(SECOND)).toHaveTextContent(`${second.sequence} (reversed)`);
  await user.click(found(SECOND));
  expect(found(SECOND)).toHaveAttribute('aria-pressed', 'true');
  expect(found(SECOND).closest('tr')).toHaveAttribute('data-chosen');
  expect(within(finder()).getByText(/1 of 2 is in the plan/)).toBeInTheDocument();
  expect(guideCells().map((cell) => cell.getAttribute('id'))).toHaveLength(2);
  expect(guideCells()[1]).toHaveValue(second.guideSequence);
  expect(screen.getByLabelText('Guide 2, Strand')).toHaveValue('-');
  expect(await save()).toEqual([
    expect.objectContaining({ id: 40_601 }),
    {
      ...second,
      gid: undefined,
      grnaConcentration: 12.5,
    },
  ]);

  await user.click(found(SECOND));
  expect(found(SECOND)).toHaveAttribute('aria-pressed', 'false');
  expect(guideCells()).toHaveLength(1);
  await user.click(exon(/ENSMUSE00000000001/));
  expect(screen.queryByRole('table', { name: 'Sequences' })).toBeNull();
});

test('taking a stored guide out asks first (spec 4, PP-03)', async () => {
  const stored = aPlanWithGuides({}).crisprAttempt?.guides[0];
  const same = { ...first, guideSequence: stored?.guideSequence ?? '', sequence: 'GACCTTGAGCGTAACTGATCAGG' };
  serveExons([{ id: 1, exonId: 'E1', guideDetails: [same] }]);
  const { user } = await openFinder();
  await waitFor(() => expect(within(finder()).getByRole('combobox')).toHaveValue('Tgfb1'));
  await user.click(findButton());
  await user.click(await within(finder()).findByRole('button', { name: 'E1' }));
  expect(found(/GACC/)).toHaveAttribute('aria-pressed', 'true');
  await user.click(found(/GACC/));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Confirmation' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(guideCells()).toHaveLength(1);
  await user.click(found(/GACC/));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }));
  expect(guideCells()).toHaveLength(0);
});

describe('waiting (PP-65)', () => {
  test('says Loading... and can be given up; the focus stays at hand', async () => {
    serveExons(async () => {
      await delay('infinite');
      return HttpResponse.json([]);
    });
    const { user } = await openFinder();
    await waitFor(() => expect(within(finder()).getByRole('combobox')).toHaveValue('Tgfb1'));
    await user.click(findButton());
    expect(await within(finder()).findByText('Loading...')).toBeInTheDocument();
    await user.click(within(finder()).getByRole('button', { name: 'Cancel' }));
    expect(within(finder()).queryByText('Loading...')).toBeNull();
    expect(findButton()).toHaveFocus();
  });

  test('a failure is shown in the words of the server, and can be tried again (spec 8)', async () => {
    serveExons(async () => refusal(502, 'The guide finder does not answer at the moment.'));
    const { user } = await openFinder();
    await waitFor(() => expect(within(finder()).getByRole('combobox')).toHaveValue('Tgfb1'));
    await user.click(findButton());
    expect(await within(finder()).findByRole('alert')).toHaveTextContent(
      'The guide finder does not answer at the moment.',
    );
    serveExons([]);
    await user.click(findButton());
    expect(await within(finder()).findByText('No exons were found for Tgfb1.')).toBeInTheDocument();
  });
});

test('an exon without guides shows that it has none (PP-65); another gene clears both tables (ui-screens 11.4)', async () => {
  serveExons(EXONS);
  testServer.use(
    http.get('*/api/genesInExternalData', () => HttpResponse.json([])),
    http.get('*/api/geneSynonymInExternalData', () => HttpResponse.json(null)),
  );
  const { user } = await openFinder();
  await waitFor(() => expect(within(finder()).getByRole('combobox')).toHaveValue('Tgfb1'));
  await user.click(findButton());
  await screen.findByRole('table', { name: 'Exons' });
  await user.click(exon(/ENSMUSE00000000002/));
  expect(within(finder()).getByText('No guides were found in ENSMUSE00000000002.')).toBeInTheDocument();
  await user.type(within(finder()).getByRole('combobox'), 'x');
  expect(screen.queryByRole('table', { name: 'Exons' })).toBeNull();
});
