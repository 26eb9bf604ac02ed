import type { FastifyInstance } from 'fastify'
import { type ProblemCode, problemDefinitions } from '#contract/problems'

/** The `type` of a problem document: a link to its description, in every mode. */
export const problemType = (code: ProblemCode): string => `/api/problems#${code}`

const rows = Object.entries(problemDefinitions)
  .map(
    ([code, { status, title }]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${title}</td></tr>`,
  )
  .join('')

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Problems of the API</title></head><body><main><h1>Problems of the API</h1><p>What calls answer when they cannot do what is asked, by the <code>code</code> of the problem document.</p><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${rows}</tbody></table></main></body></html>`

/** Serves a page of all problems, for API developers (RFC 9457, section 3.1.1). */
export function problemPage(app: FastifyInstance): void {
  app.get('/api/problems', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/html; charset=utf-8').send(page),
  )
}
