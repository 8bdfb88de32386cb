import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aWholeMutation } from './testing/a-whole-mutation.ts';
import { openMutations } from './testing/open-mutations.tsx';

startTestServer();

const block = () => within(screen.getByRole('region', { name: /^Mutation id/ }));
const enable = () => block().getByRole('button', { name: 'Enable Edit' });
const cancel = () => block().queryByRole('button', { name: 'Cancel' });
const cell = (name: string) => block().getByLabelText(name);
const table = () => within(block().getByRole('table', { name: 'Deletion Coordinates' }));

/** Opens the coordinates for editing, as the dialog asks to. */
async function openCoordinates(more = {}) {
  const opened = openMutations({ stored: [aWholeMutation(more)] });
  await opened.user.click(enable());
  await opened.user.click(screen.getByRole('button', { name: 'Ok' }));
  return opened;
}

describe('Enable Edit (spec part 2 §4, ui-screens 2.5)', () => {
  test('asks first, in a dialog 900 px wide whose focus is on Ok; Cancel there leaves all as it is', async () => {
    const { user } = openMutations({ stored: [aWholeMutation()] });
    expect(screen.queryByLabelText('Deletion 1, Start')).not.toBeInTheDocument();
    await user.click(enable());
    const dialog = screen.getByRole('alertdialog', { name: 'Warning' });
    expect(dialog).toHaveStyle({ width: '900px' });
    expect(within(dialog).getByRole('button', { name: 'Ok' })).toHaveFocus();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Enter deletion coordinates in the 1-based system.',
      'Manually updated entries are final and will not be recalculated.',
      'After editing deletion coordinates, the aligned FASTA sequences are no longer shown in the genome browser.',
      'Updating targeted exons or canonical targeted exons deletes the related transcripts.',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Deletion 1, Start')).not.toBeInTheDocument();
  });

  test('makes the rows editable and is disabled then; Cancel brings back what was there (PP-39)', async () => {
    const { user, save, changes } = await openCoordinates();
    expect(enable()).toHaveAttribute('aria-disabled', 'true');
    await user.type(cell('Deletion 1, Start'), '0');
    await user.click(block().getByRole('button', { name: 'Add Coordinate' }));
    const button = cancel();
    if (button) await user.click(button);
    expect(cancel()).not.toBeInTheDocument();
    expect(enable()).toHaveFocus();
    expect(table().getByText('31220101')).toBeVisible();
    expect(table().getAllByRole('row')).toHaveLength(2);
    await save();
    expect(changes).toEqual([]);
  });

  test('coordinates that were entered by hand carry a badge, in edit and read view', () => {
    openMutations({ stored: [aWholeMutation({ isDeletionCoordinatesUpdatedManually: true })] });
    expect(screen.getAllByText('Manually Updated')).toHaveLength(2);
  });
});

describe('coordinates (ui-screens 15.6, PP-31)', () => {
  test('starts are shown 1-based, with a note and a link to the explanation', () => {
    openMutations({ stored: [aWholeMutation()] });
    expect(table().getByText('31220101')).toBeVisible();
    expect(table().getByText('31220600')).toBeVisible();
    expect(table().getByText('500')).toBeVisible();
    expect(block().getByText(/^Deletion coordinates are/)).toBeVisible();
    expect(block().getByRole('link', { name: /^1-based/ })).toHaveAttribute(
      'href',
      'https://genome-blog.gi.ucsc.edu/blog/2016/12/12/the-ucsc-genome-browser-coordinate-counting-systems/',
    );
  });

  test('the size follows the ends while they are typed; a new row has none', async () => {
    const { user } = await openCoordinates();
    await user.clear(cell('Deletion 1, Stop'));
    await user.type(cell('Deletion 1, Stop'), '31220110');
    expect(cell('Deletion 1, Deletion Size')).toHaveTextContent(/^10$/);
    await user.click(block().getByRole('button', { name: 'Add Coordinate' }));
    expect(cell('Deletion 2, Start')).toHaveValue('');
    expect(cell('Deletion 2, Deletion Size')).toHaveTextContent(/^$/);
  });

  test('what cannot be a deletion is refused at its cell', async () => {
    const { user, save, changes } = await openCoordinates();
    await user.clear(cell('Deletion 1, Stop'));
    await user.type(cell('Deletion 1, Stop'), '31220100');
    await save();
    expect(await screen.findByText('The stop must not be before the start.')).toBeVisible();
    expect(changes).toEqual([]);
  });

  test('a new row is sent 0-based with its size, as entered by hand', async () => {
    const { user, save, changes } = await openCoordinates();
    await user.click(block().getByRole('button', { name: 'Add Coordinate' }));
    await user.selectOptions(cell('Deletion 2, Chr'), 'chr2');
    await user.type(cell('Deletion 2, Start'), '31220701');
    await user.type(cell('Deletion 2, Stop'), '31220710');
    expect(block().getByText(/targeted exons are removed/)).toBeVisible();
    await save();
    expect(changes).toMatchObject([
      {
        molecularMutationDeletions: [
          { id: 51, start: 31_220_100, stop: 31_220_600, size: 500 },
          { id: null, chr: 'chr2', start: 31_220_700, stop: 31_220_710, size: 10 },
        ],
        isDeletionCoordinatesUpdatedManually: true,
        targetedExons: [],
      },
    ]);
  });

  test('changing sequences shows what it takes away, and who computes new ones, before it is saved', async () => {
    const { user } = openMutations({ stored: [aWholeMutation()] });
    expect(screen.queryByText(/^The sequences have changed/)).not.toBeInTheDocument();
    await user.type(cell('Sequence 1, Sequence'), 'A');
    expect(screen.getByText(/^The sequences have changed/)).toHaveTextContent(
      'This site does not compute them: the consortium’s alignment of the sequences, outside of it, sends new ones.',
    );
    await user.type(cell('Sequence 1, Sequence'), '{Backspace}');
    expect(screen.queryByText(/^The sequences have changed/)).not.toBeInTheDocument();
  });
});

describe('exons (spec part 2 §2, ui-screens 15.7)', () => {
  test('the annotation is named, M37 unless the site says otherwise', () => {
    openMutations({ stored: [aWholeMutation()] });
    expect(screen.getAllByText('GENCODE version: M37')).toHaveLength(2);
  });

  test('exons and transcripts lead to the genome browser; all targeted ones are folded away', async () => {
    const { user } = openMutations({ stored: [aWholeMutation()] });
    const open = within(block().getByRole('table', { name: 'Canonical Transcript Exons' }));
    expect(open.getByRole('link', { name: /^ENSMUSE00000003/ })).toHaveAttribute(
      'href',
      'https://www.ensembl.org/Mus_musculus/Transcript/Summary?exon=ENSMUSE00000003',
    );
    expect(open.getByRole('link', { name: /^Abl1-3\s*ENSMUST00000003/ })).toHaveAttribute(
      'href',
      'https://www.ensembl.org/Mus_musculus/Transcript/Summary?t=Abl1-3',
    );
    expect(block().queryByRole('table', { name: 'All Targeted Exons' })).not.toBeInTheDocument();
    await user.click(block().getByRole('button', { name: /^All Targeted Exons/ }));
    expect(block().getAllByRole('row', { name: /ENSMUSE/ })).toHaveLength(3);
  });

  test('an insertion has its own panels, folded', async () => {
    const { user } = openMutations({ stored: [aWholeMutation()] });
    await user.click(block().getByRole('button', { name: /^Insertion Targeted Exons/ }));
    const exons = within(block().getByRole('table', { name: 'Insertion Targeted Exons' }));
    expect(exons.getByRole('link', { name: /^ENSMUSE00000008/ })).toBeVisible();
    expect(block().getByRole('button', { name: /^Insertion Canonical Transcript Exons/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});

describe('the picture of the deletions (issue: click goes to the row)', () => {
  test('follows what is typed, and leads to the coordinates of the mutation', async () => {
    const { user } = await openCoordinates();
    const drawn = await screen.findByRole('button', { name: /Abl1<em1\(IMPC\)J>, deletion 1.*31,220,101/ });
    await user.click(drawn);
    expect(document.activeElement).toContainElement(cell('Deletion 1, Start'));
    await user.clear(cell('Deletion 1, Start'));
    await user.type(cell('Deletion 1, Start'), '31220301');
    expect(await screen.findByRole('button', { name: /deletion 1.*31,220,301/ })).toBeVisible();
  });
});
