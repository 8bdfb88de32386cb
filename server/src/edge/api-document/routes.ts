import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../../platform/http/app-context.ts';
import { serverFile } from '../../platform/folders/server-folder.ts';
import { documentedResponses } from './documented-responses.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';

/** The files of the manual by their addresses; that of the transitions is the existing tracker's. */
const MANUAL = {
  '/docs/user-manual.pdf': 'user-manual.pdf',
  '/docs/state_machine_transitions.pdf': 'state-machine-transitions.pdf',
};
const MANUAL_FOLDER = serverFile('../docs/user-manual');
const DESCRIPTION =
  'Sign in with `POST /auth/signin` and send the access token as `Authorization: Bearer <token>`. ' +
  'A refusal comes as `{"apierror": {"status", "timestamp", "message"}}` with a status of 4xx or 5xx.';

/** The one style element that the viewer's script adds to its page, by its content. */
const VIEWER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The document viewer needs its own files, pictures as data, and nothing from elsewhere. */
const VIEWER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${VIEWER_STYLE}`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Collects the schemas of all routes that are registered after it into the OpenAPI document. */
export async function installApiDocument(app: App): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => {
      const [method = 'GET'] = [route.method].flat();
      const response = documentedResponses({ method, url, config: route.config ?? {}, schema });
      return { schema: { ...schema, response }, url };
    },
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gene Targeting Tracker', version: '1.0.0', description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }, {}],
    },
  });
}

/** Serves the document at /docs/, as JSON at /docs/openapi.json, and the user manual beside it. */
export async function apiDocumentRoutes(app: App): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: VIEWER_POLICY,
    uiConfig: { deepLinking: true, docExpansion: 'list' },
    theme: {
      title: 'API – Gene Targeting Tracker',
      // The bar on top is a form to open other documents, with another product's logo.
      css: [{ filename: 'tracker.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
  });
  const hidden = { schema: { hide: true } };
  app.get('/docs/openapi.json', hidden, async () => app.swagger());
  // The address of the existing tracker's guide, which its clients link to.
  app.get('/docs/restapi.html', hidden, (_request, reply) => reply.redirect('/docs/'));
  for (const [address, file] of Object.entries(MANUAL)) {
    const path = join(MANUAL_FOLDER, file);
    app.get(address, hidden, (_request, reply) => {
      if (!existsSync(path)) throw new NotFoundError('The user manual has not been built.');
      return reply.type('application/pdf').header('cache-control', 'no-cache').send(createReadStream(path));
    });
  }
}
