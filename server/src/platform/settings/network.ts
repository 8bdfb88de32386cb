/** Can only this machine reach a server that listens on this address? */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The address that people use, for links in mails; never that of a request, whose host anybody can name. */
export function siteAddressOf(settings: {
  publicUrl?: string | undefined;
  host: string;
  port: number;
}): string {
  return settings.publicUrl ?? addressOf(settings.host, settings.port);
}

/** Address of a server that listens here, as people on this machine type it. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
