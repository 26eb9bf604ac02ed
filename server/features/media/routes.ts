import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#contract/refusals'
import type { Context } from '#server/context'
import { getOriginal } from './get-original.ts'
import { openPictureMaker } from './picture-maker.ts'
import { workQueue } from './queue.ts'
import { parsePictureName } from './widths.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}

/** Pictures in the sizes that pages ask for: made on demand, kept, and never changed under one address. */
export function mediaRoutes(app: FastifyInstance, { db, store, configuration }: Context): void {
  const maker = openPictureMaker()
  app.addHook('onClose', async () => maker.stop())
  // Two at once leave the other requests of a small machine their share. No page shows sixty pictures.
  const atOnce = configuration.processes > 1 ? 1 : 2
  const inTurn = workQueue<Buffer>({ atOnce, most: 200, mostOfOne: 60 })

  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const name = parsePictureName(request.params['*'])
    if (!name) throw new Refusal('not-found')
    const { width, format } = name
    const key = `sizes/${request.params['*']}`
    const make = async () => {
      const made = await maker.make({ original: await getOriginal(db, store, name), width, format })
      // A store that is full or read-only costs the next visitor time, not this one the picture.
      await store.save(key, made).catch((error: unknown) => {
        request.log.error({ err: error }, 'a picture could not be kept')
      })
      return made
    }
    const bytes =
      (await store.find(key)) ??
      (await inTurn({ key, size: width, work: make }, { address: request.ip, gone: whenGone(reply) }))
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(types[format]).send(bytes)
  })
}
