import { whenQuiet } from 'shared/remote';
import { prepareCode } from './prepare-address.ts';

/** The connection, in browsers that support the Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader, or the line, would rather not fetch what may never be looked at. */
export function isSparingData(connection: Connection | undefined = connectionOf(navigator)): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Loads the areas behind these addresses one after the other, each when the page is quiet; nothing when data are to be spared. */
export function preloadWhenQuiet(addresses: readonly string[], connection = connectionOf(navigator)): void {
  const [next, ...rest] = addresses;
  if (next === undefined || isSparingData(connection)) return;
  whenQuiet(() => {
    void prepareCode(next);
    preloadWhenQuiet(rest, connection);
  });
}

function connectionOf(browser: Navigator & { connection?: Connection }): Connection | undefined {
  return browser.connection;
}
