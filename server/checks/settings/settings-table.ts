import { SETTINGS } from '../../src/platform/settings/settings.ts';

/** The settings as the table in docs/settings.md. */
export function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(
    ({ name, shownDefault, meaning }) => `| \`${name}\` | ${shownDefault} | ${meaning} |`,
  );
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
