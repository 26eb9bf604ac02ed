import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import type { Context } from '#server/context'
import { createRejectionLog, requesterOf } from '#server/platform/queue/request-queues'
import { findPresentName } from './get-original.ts'
import { picturesOf } from './pictures.ts'
import { parsePictureName, pictureFile } from './widths.ts'

const isNotFound = (error: unknown) => error instanceof ProblemError && error.code === 'not-found'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Serves pictures; a picture never changes under its URL. */
export function mediaRoutes(app: FastifyInstance, context: Context): void {
  const pictures = picturesOf(context)
  const refusals = createRejectionLog('pictures', app.log)
  app.addHook('onClose', async () => pictures.stop())

  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const name = parsePictureName(request.params['*'])
    if (!name) throw new ProblemError('not-found')
    const viewer = { ...requesterOf(app, request, reply), log: request.log }
    const found = await refusals.during(
      pictures.find(name, viewer).catch(async (error: unknown) => {
        const present = isNotFound(error) ? await findPresentName(context.db, name) : undefined
        if (present === undefined) throw error
        return present
      }),
      viewer,
    )
    // A replaced picture: pages and e-mails of earlier days still name its former address.
    if ('hash' in found)
      return reply.header('cache-control', 'public, max-age=300').redirect(`/media/${pictureFile(found)}`, 302)
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(types[name.format]).send(found)
  })
}
