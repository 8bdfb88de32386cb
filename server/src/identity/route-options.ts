import type { FastifyContextConfig, FastifySchema } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media type of the file that the route sends, or those among which clients choose, for the API document. */
    sends?: string | readonly string[];
    /** The route leads the browser on to another address (302), for the API document. */
    redirects?: boolean;
    /** Besides its path, the route may name something that does not exist (404), for the API document. */
    mayMiss?: boolean;
  }
}

/**
 * Options of the routes of one chapter of the API document.
 *
 * @param title of the chapter
 */
export function chapter(title: string) {
  const options =
    (access: FastifyContextConfig) =>
    <Schema extends FastifySchema>(schema: Schema, config: FastifyContextConfig = {}) => ({
      config: { ...access, ...config },
      schema: { tags: [title], ...schema },
    });
  return {
    /** Below /api the route needs a token. */
    described: options({}),
    /** Anonymous visitors may call the route. */
    open: options({ access: 'open' }),
    /** The route needs a token, and who is refused for the lack of rights is written to the security log. */
    watched: options({ watched: true }),
  };
}
