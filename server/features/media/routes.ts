import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import type { Context } from '#server/context'
import { makePicture } from './make-picture.ts'
import { jobQueue } from './queue.ts'
import { parsePictureName } from './widths.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

async function findPicture(db: Reads, id: number) {
  const [row] = await db.select().from(tables.picture).where(eq(tables.picture.id, id))
  return row
}

/** Pictures in the sizes that pages ask for: made on demand, kept, and never changed under one address. */
export function mediaRoutes(app: FastifyInstance, { db, store }: Context): void {
  // Two at once leave the other requests of a small machine their share.
  const queue = jobQueue<Buffer>(2)

  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const name = parsePictureName(request.params['*'])
    if (!name) throw new Refusal('not-found')
    const key = `sizes/${request.params['*']}`
    const bytes =
      (await store.find(key)) ??
      (await queue(key, async () => {
        const picture = await findPicture(db, name.id)
        if (!picture || picture.hash !== name.hash) throw new Refusal('not-found')
        const made = await makePicture(picture, name.width, name.format, store)
        // A store that is full or read-only costs the next visitor time, not this one the picture.
        await store.save(key, made).catch((error: unknown) => {
          request.log.error({ err: error }, 'a picture could not be kept')
        })
        return made
      }))
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(types[name.format]).send(bytes)
  })
}
