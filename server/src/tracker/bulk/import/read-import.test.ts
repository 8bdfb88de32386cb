import { readImport } from './read-import.ts';

const read = (text: string) => readImport('newProjects', Buffer.from(text));

test('a file of more columns than a spreadsheet is made with is refused', async () => {
  await expect(read(`${'a,'.repeat(1001)}\nx\n`)).rejects.toThrow('The file has more than 1,000 columns.');
});

test('of the title of a column that nobody knows its beginning is kept', async () => {
  const required = 'Gene,Mutation Type,Consortia,Privacy,Attempt Type,Work Unit,Work Group';
  const { ignored } = await read(`${required},${'?'.repeat(300)}\nCib2,,,public,crispr,JAX,JAX,x\n`);
  expect(ignored).toEqual(['?'.repeat(100)]);
});
