import { notesFor } from './after-loading.ts';

const QUIET = { newPeople: 0, genesBefore: 30_000, guidesToConvert: 0, shifted: [] };

test('mentions people without a password, and how they get one, only when there are some', () => {
  expect(notesFor({ ...QUIET, newPeople: 5 }).join()).toMatch(/5 people were added without a password/);
  expect(notesFor(QUIET).join()).not.toMatch(/password/);
});

test('reports that genes have to be imported first when there were none', () => {
  expect(notesFor({ ...QUIET, genesBefore: 0 }).join()).toMatch(/run import-genes first/);
  expect(notesFor(QUIET).join()).not.toMatch(/import-genes/);
});

test('reports ids that could not stay', () => {
  const notes = notesFor({ ...QUIET, shifted: [{ table: 'history', by: 12 }] });
  expect(notes.join()).toMatch(/history.*greater by 12/);
});

test('reports guides that cannot be converted, and what to do before people work with them', () => {
  expect(notesFor({ ...QUIET, guidesToConvert: 480 }).join()).toMatch(
    /480 guides lie on GRCm38.*run import-genes.*LIFTOVER/,
  );
  expect(notesFor(QUIET).join()).not.toMatch(/GRCm38/);
});
