import { expect, test } from '../support/content-policy.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';
import { Site } from '../support/site.ts';

const ROWS = 120;
const MEMBER = 'member.jax@tracker.example';

async function signIn(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: MEMBER, password: demoPassword }),
  });
  const { accessToken } = await response.json();
  return `Bearer ${accessToken}`;
}

const HEADER = 'Gene,Mutation Type,Consortia,Privacy,Attempt Type,Work Unit,Work Group,Row Reference';

test('an import goes on after SIGKILL, and creates nothing twice', async () => {
  test.setTimeout(180_000);
  const site = await Site.open({ demo: 'small' });
  try {
    const authorization = await signIn(site);
    const get = async (path: string) =>
      (await fetch(`${site.url}${path}`, { headers: { authorization } })).json();
    const [project] = (await get('/api/projects?workUnitName=JAX&size=1'))._embedded.projects;
    const gene = project.projectIntentions[0].intentionByGene.gene.symbol;
    const lines = Array.from(
      { length: ROWS },
      (_, index) => `${gene},Deletion,IMPC,public,crispr,JAX,BaSH,kill ${index}`,
    );
    const form = new FormData();
    form.append('file', new Blob([[HEADER, ...lines].join('\n')]), 'new.csv');
    const countProjects = async () => (await get('/api/projects?workUnitName=JAX&size=1')).page.totalElements;
    const before = await countProjects();
    const given = await fetch(`${site.url}/api/v2/imports/newProjects`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    const id = (await given.json())._links.self.href.split('/').at(-1);
    const job = () => get(`/api/v2/bulkJobs/${id}`);
    await expect
      .poll(async () => (await job()).changed, { timeout: 30_000, intervals: [50] })
      .toBeGreaterThan(5);
    await site.stop('SIGKILL');

    await site.start();
    await expect.poll(async () => (await job()).finishedAt, { timeout: 60_000 }).not.toBeNull();
    expect(await job()).toMatchObject({ total: ROWS, changed: ROWS, refused: 0, unchanged: 0 });
    expect(await countProjects()).toBe(before + ROWS);
  } finally {
    await site.close();
  }
});
