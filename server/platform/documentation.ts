import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { refusals } from '#contract/refusals'
import type { Configuration } from './configuration.ts'

const refusalTable = Object.entries(refusals)
  .map(([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`)
  .join('\n')

const description = `All that the site knows comes through these calls. Amounts are decimal major units with a currency id;
days are \`YYYY-MM-DD\`; a stay's check-out day is not one of its nights. Expected failures are
\`application/problem+json\` with a \`code\`:

| code | status | meaning |
|---|---|---|
${refusalTable}`

/** Describes every call as OpenAPI at /api/openapi.json, and shows it as a page at /api/docs. */
export async function documentApi(app: FastifyInstance, { company }: Configuration): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${company.name} API`, version: '1', description },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, logLevel: 'warn' })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
