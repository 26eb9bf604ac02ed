import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals'
import { sendProblem } from './errors.ts'

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Notes which methods each address takes from here on; the answer, once all are registered, refuses the others. */
export function otherMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    taken.set(url, new Set([...(taken.get(url) ?? []), ...[method].flat()]))
  })
  return () => {
    for (const [url, methods] of [...taken]) {
      const allow = [...methods].join(', ')
      app.route({
        method: known.filter(method => !methods.has(method)),
        url,
        exposeHeadRoute: false,
        schema: { hide: true },
        handler: (request, reply) =>
          sendProblem(request, reply.header('allow', allow), new Refusal('method-not-allowed')),
      })
    }
  }
}
