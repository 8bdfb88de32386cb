/** The connection, in browsers that support the Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader, or the line, would rather not fetch what may never be looked at. */
export function isSparingData(connection: Connection | undefined = connectionOf(navigator)): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function connectionOf(browser: Navigator & { connection?: Connection }): Connection | undefined {
  return browser.connection;
}
