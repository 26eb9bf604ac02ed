import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import type { Context } from '#server/context'
import type { Original } from './make-picture.ts'
import { openPictureMaker } from './picture-maker.ts'
import { workQueue } from './queue.ts'
import { type PictureName, parsePictureName } from './widths.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** What a picture is made from. Throws `not-found` where there is none of that name. */
async function getOriginal(db: Reads, store: MediaStore, { id, hash }: PictureName): Promise<Original> {
  const [picture] = await db.select().from(tables.picture).where(eq(tables.picture.id, id))
  if (picture?.hash !== hash) throw new Refusal('not-found')
  if (picture.brief) return { brief: picture.brief, width: picture.width }
  const photograph = picture.file && (await store.find(picture.file))
  if (!photograph) throw new Error(`The file of picture ${id} is missing`)
  return { photograph }
}

function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}

/** Pictures in the sizes that pages ask for: made on demand, kept, and never changed under one address. */
export function mediaRoutes(app: FastifyInstance, { db, configuration }: Context, store: MediaStore): void {
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
