import { expect, test } from '../support/fixtures.ts';

interface Envelope {
  apierror?: { status: string; message: string };
}

/** What the API says to a request, status and message together, as a person would see it in a report. */
async function told(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const body: Envelope = await response.json();
  return `${response.status} ${body.apierror?.message ?? 'no envelope'}`;
}

function upload(content: string | Uint8Array<ArrayBuffer>, name = 'terms.csv'): RequestInit {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'text/csv' }), name);
  return { method: 'POST', body: form };
}

test.describe('bad input is shown clearly', () => {
  test('malformed CSV', async ({ siteUrl }) => {
    expect(await told(`${siteUrl}/api/projects/search`, upload('"Gpr173\nFIP200'))).toMatch(
      /^400 CSV file could not be read\/parsed: /,
    );
  });

  test('a file of 20 MB', async ({ siteUrl }) => {
    const response = await told(
      `${siteUrl}/api/projects/search`,
      upload(new Uint8Array(20 * 1024 * 1024).fill(65)),
    );
    expect(response).toMatch(/^413 .*MB/);
  });

  test('a term of 5,000 characters', async ({ siteUrl }) => {
    expect(await told(`${siteUrl}/api/projects/search?input=${'a'.repeat(5000)}`)).toMatch(
      /^400 .*longer than/,
    );
  });

  test('an unknown sort', async ({ siteUrl }) => {
    expect(await told(`${siteUrl}/api/projects/search?sort=colour,ASC`)).toMatch(/^400 .*colour/);
  });

  test('a negative page', async ({ siteUrl }) => {
    expect(await told(`${siteUrl}/api/projects/search?page=-1`)).toMatch(/^400 .*page/);
  });

  test('an unknown search type', async ({ siteUrl }) => {
    expect(await told(`${siteUrl}/api/projects/search?searchTypeName=colour&input=Gpr173`)).toBe(
      '400 Search type [colour] not recognized. Please use one of these values: [gene, location].',
    );
  });

  test('SQL wildcards in terms are plain text', async ({ siteUrl }) => {
    const response = await fetch(`${siteUrl}/api/projects/search?input=${encodeURIComponent('Gpr%,_,%')}`);
    const body: { results: { comment: string; project: unknown }[] } = await response.json();
    expect(body.results.map((row) => [row.project, row.comment])).toEqual(
      Array.from({ length: 3 }, () => [null, 'Not a gene symbol or synonym']),
    );
  });

  test('wrong types, invalid JSON, an unknown address', async ({ siteUrl }) => {
    const json = { 'content-type': 'application/json' };
    const post = (body: string) => ({ method: 'POST', headers: json, body });
    expect(await told(`${siteUrl}/auth/signin`, post('{"userName": 7, "password": []}'))).toMatch(/^40[01] /);
    expect(await told(`${siteUrl}/auth/signin`, post('{"userName": '))).toBe(
      '400 The Json could not be parsed.',
    );
    expect(await told(`${siteUrl}/api/nowhere`)).toBe('404 Could not find resource for GET /api/nowhere');
    expect(await told(`${siteUrl}/api/projects/TPN:999999999`)).toBe(
      '404 Project TPN:999999999 does not exist.',
    );
  });

  test('the screen shows what the server said, and keeps the text', async ({ page, siteUrl }) => {
    await page.goto(siteUrl);
    const box = page.getByRole('textbox', { name: /terms/i });
    await box.fill('a'.repeat(5000));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(/longer than/);
    await expect(box).toHaveValue('a'.repeat(5000));
  });
});
