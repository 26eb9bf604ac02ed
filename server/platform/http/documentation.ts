import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { problemDefinitions } from '#contract/problems'
import type { Configuration } from '../config/configuration.ts'

const refusalTable = Object.entries(problemDefinitions)
  .map(([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`)
  .join('\n')

const description = `All that the site knows comes through these calls. Amounts are decimal major units with a currency id;
days are \`YYYY-MM-DD\`; a stay's check-out day is not one of its nights. Expected failures are
\`application/problem+json\` with a \`code\`:

| code | status | meaning |
|---|---|---|
${refusalTable}`

type Document = ReturnType<typeof jsonSchemaTransformObject>

/** Removes the input variants of named shapes: no endpoint takes them, so they would be noise. */
function withoutInputs(document: Document): Document {
  const schemas = ('components' in document && document.components?.schemas) || {}
  for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name]
  return document
}

/** The page derives the URL of its description from its own URL, which must have no query. */
const withoutQuery: onRequestHookHandler = (request, reply, next) => {
  const [path = '', query] = request.url.split('?', 2)
  if (query === undefined) next()
  else reply.redirect(path)
}

/**
 * Describes every endpoint as OpenAPI at /api/openapi.json and shows it at /api/docs, for API developers. The live site
 * has neither.
 */
export async function documentApi(app: FastifyInstance, { company }: Configuration): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${company.name} API`, version: '1', description },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'session',
            description: 'The cookie of a session, on pages of the site; where that is https, `__Secure-session`',
          },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'A token of a session; each endpoint names who may call it',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: document => withoutInputs(jsonSchemaTransformObject(document)),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: { onRequest: withoutQuery },
    // Without the top bar: its emblem brings styles that the CSP forbids.
    uiConfig: { layout: 'BaseLayout' },
    logLevel: 'warn',
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
