import { SERVICE_PASSWORD } from './running-provider.ts';

/** Somebody with a browser on the pages of the service, which keeps its cookies. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  /** Signs in there, and returns the address to which the service then sends the browser. */
  async signIn(start: string, account: string): Promise<string> {
    const form = await this.#follow(start, new URL(start).origin);
    const body = new URLSearchParams({ prompt: 'login', login: account, password: SERVICE_PASSWORD });
    return this.#follow(form, new URL(start).origin, { method: 'POST', body });
  }

  /** Cancels instead of signing in. */
  async cancel(start: string): Promise<string> {
    const form = await this.#follow(start, new URL(start).origin);
    return this.#follow(`${form}/abort`, new URL(start).origin);
  }

  /** Follows redirects up to a page of the service, or out of it. */
  async #follow(address: string, origin: string, init: RequestInit = {}): Promise<string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } });
    await response.body?.cancel();
    for (const text of response.headers.getSetCookie()) this.#keep(text);
    const location = response.headers.get('location');
    if (location === null) return address;
    const next = new URL(location, address);
    return next.origin === origin ? this.#follow(next.href, origin) : next.href;
  }

  #keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';');
    const [name = '', ...value] = pair.split('=');
    if (value.join('=') === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value.join('='));
  }
}
