import type { App } from './app-context.ts';

/** Answers of the API depend on who asks: a browser may keep them but must ask again, nobody else may. */
export function installCaching(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!/^\/(api|auth|tracking-api)(\/|$)/.test(request.url.split('?')[0] ?? '')) return payload;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    void reply.header('vary', appendTo(reply.getHeader('vary'), 'Authorization, Accept'));
    return payload;
  });
}

function appendTo(current: unknown, names: string): string {
  return typeof current === 'string' && current !== '' ? `${current}, ${names}` : names;
}
