import { runToolIn } from '../support/federation-files.ts';
import { expect, test } from '../support/site-files.ts';

const NAME = 'remote-search';
/** The contract of the shell in this test. */
const N = 3;

// Issue 9, acceptance 2; what the number means: docs/adr/0017-contract-number.md.
test(`a shell of contract ${N} runs remotes built for ${N} and ${N - 1}, and refuses ${N - 2} and ${N + 1} in words`, async ({
  page,
  site,
}) => {
  test.setTimeout(600_000);
  const publish = (contract: number, name: string, ...words: string[]) =>
    runToolIn({ FRAME_CONTRACT: String(contract) }, site, 'release', name, ...words);
  const screen = page.locator(`[data-remote="${NAME}"]`);
  const card = page.locator(`[data-remote-failure="${NAME}"][data-failure="contract"]`);

  // The other remotes of this site are older still, so that this shell has to be forced out.
  await publish(N, 'shell', '--version', '9.0.0', '--force', '--reason', 'a test');

  for (const contract of [N, N - 1]) {
    const version = `9.${contract}.0`;
    await publish(contract, NAME, '--version', version, '--force', '--reason', 'a test');
    await page.goto(`${site.url}/?${version}`);
    await expect(screen).toHaveAttribute('data-remote-version', version, { timeout: 30_000 });
  }

  for (const contract of [N - 2, N + 1]) {
    const version = `9.${contract}.0`;
    const message = `${NAME} ${version} is built for contract ${contract}; shell 9.0.0 runs ${N} and ${N - 1}.`;
    await expect(publish(contract, NAME, '--version', version)).rejects.toThrow(message);
    expect(await publish(contract, NAME, '--version', version, '--force', '--reason', 'a test')).toContain(
      `Forced: ${message}`,
    );
    await page.goto(`${site.url}/?${version}`);
    await expect(card).toContainText(
      `built for interface ${contract} of the site, while this page has interface ${N}`,
      {
        timeout: 30_000,
      },
    );
    await expect(page.getByRole('banner')).toBeVisible();
  }
});
