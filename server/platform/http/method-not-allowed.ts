import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ProblemError } from '#contract/problems'
import { sendProblem } from './errors.ts'

/** Rejects requests to an address before their body is parsed. */
export function registerRejection(
  app: FastifyInstance,
  address: Pick<RouteOptions, 'method' | 'url'>,
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.route({
    ...address,
    exposeHeadRoute: false,
    schema: { hide: true },
    // The rate limiter has counted the caller by then.
    preParsing: async (request, reply) => answer(request, reply),
    handler: answer,
  })
}

/** Records the methods of each route from here on; the returned function adds routes that reject the others. */
export function rejectOtherMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    taken.set(url, new Set([...(taken.get(url) ?? []), ...[method].flat()]))
  })
  return () => {
    for (const [url, methods] of [...taken]) {
      const allow = [...methods].join(', ')
      const others = app.supportedMethods.filter(method => !methods.has(method))
      registerRejection(app, { method: others, url }, (request, reply) =>
        sendProblem(request, reply.header('allow', allow), new ProblemError('method-not-allowed')),
      )
    }
  }
}
