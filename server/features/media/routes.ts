import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals'
import type { Context } from '#server/context'
import { askerOf, refusalsInLog } from '#server/platform/turns'
import { picturesOf } from './pictures.ts'
import { parsePictureName } from './widths.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Serves pictures; a picture never changes under its URL. */
export function mediaRoutes(app: FastifyInstance, context: Context): void {
  const pictures = picturesOf(context)
  const refusals = refusalsInLog('pictures', app.log)
  app.addHook('onClose', async () => pictures.stop())

  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const name = parsePictureName(request.params['*'])
    if (!name) throw new Refusal('not-found')
    const viewer = { ...askerOf(app, request, reply), log: request.log }
    const bytes = await refusals.during(pictures.find(name, viewer), viewer)
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(types[name.format]).send(bytes)
  })
}
