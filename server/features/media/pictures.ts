import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { type MediaStore, MediaStoreFailed } from '#server/adapters/media-store/media-store'
import type { Context } from '#server/context'
import { createFairQueue, type Requester } from '#server/platform/queue/fair-queue'
import { getOriginal, PictureFileMissing } from './get-original.ts'
import { createImageWorker, type ImageWorker } from './image-worker.ts'
import { makeOnce } from './make-once.ts'
import { type PictureName, pictureFile } from './widths.ts'

/** The client that requests a picture, and the log for failures that do not affect it. */
export interface Viewer extends Requester {
  log?: Pick<FastifyBaseLogger, 'error'>
}

type World = Pick<Context, 'db' | 'store' | 'configuration'>

/** Milliseconds between log lines about a store that does not answer. */
const logEvery = 60_000

/** The most missing files that are logged, one line each. */
const maxLoggedFiles = 1000

/**
 * Pictures in the requested sizes. Missing ones are made by a queue, once for all concurrent requests and all machines,
 * and stored.
 */
export interface Pictures {
  /** Throws `not-found` where the picture, its crop or its file does not exist, and `unavailable` where too many requests wait. */
  find: (name: PictureName, viewer: Viewer) => Promise<Uint8Array>
  /** The same for documents, which do without a picture that does not exist. Throws `unavailable`. */
  findIfThere: (name: PictureName, viewer: Viewer) => Promise<Uint8Array | undefined>
  /**
   * Prepares an upload for the store in the same process, or says why it is refused. It is read in its turn, so files
   * that wait take no memory. Throws `unavailable`.
   */
  prepare: (read: () => Promise<Uint8Array>, uploader: Requester) => ReturnType<ImageWorker['prepare']>
  stop: () => void
}

function openPictures({ db, store, configuration }: World): Pictures {
  const maker = createImageWorker()
  // Two concurrent pictures leave a small machine time for other requests. No page shows sixty pictures.
  const atOnce = configuration.processes > 1 ? 1 : 2
  // The timeout is below the minute for which proxies wait.
  let loggedAt = Number.NEGATIVE_INFINITY
  const missing = new Set<string>()
  /** A missing file is logged once: every visitor of its pages requests it. */
  const logMissing = ({ file }: PictureFileMissing, id: number, { log }: Viewer) => {
    if (missing.has(file) || missing.size >= maxLoggedFiles) return
    missing.add(file)
    log?.error({ picture: id, file }, 'the file of a picture is missing')
  }
  /** A store that does not answer is logged once a minute: a page shows many pictures. */
  const reached = async <Result>(work: Promise<Result>, { log }: Viewer) => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof MediaStoreFailed)) throw error
      if (performance.now() - loggedAt >= logEvery) {
        loggedAt = performance.now()
        log?.error({ err: error }, 'the media store does not answer')
      }
      throw new ProblemError('unavailable')
    }
  }
  const { run: inTurn } = createFairQueue({ concurrency: atOnce, maxQueued: 200, maxPerClient: 60, timeoutMs: 50_000 })
  const pictures: Pictures = {
    async find(name, viewer) {
      const key = `sizes/${pictureFile(name)}`
      const { width, format, tall = false, crop } = name
      const stored = () => reached(store.find(key), viewer)
      const make = async (tx: Queryable) => {
        const original = await reached(getOriginal(tx, store, name), viewer).catch((error: unknown) => {
          if (error instanceof PictureFileMissing) logMissing(error, name.id, viewer)
          throw error
        })
        const made = await maker.make({ original, width, format, tall, ...(crop && { crop }) })
        // If the store is full or read-only, the picture is still sent, and made again for the next visitor.
        await store.save(key, made).catch((error: unknown) => {
          viewer.log?.error({ err: error }, 'a picture could not be kept')
        })
        return made
      }
      const work = () => makeOnce(db, key, { find: stored, make })
      return (await stored()) ?? (await inTurn({ key, cost: width, work }, viewer))
    },
    findIfThere: (name, viewer) =>
      pictures.find(name, viewer).catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === 'not-found') return undefined
        throw error
      }),
    prepare: (read, uploader) =>
      inTurn({ key: `upload ${randomUUID()}`, cost: 2560, work: async () => maker.prepare(await read()) }, uploader),
    stop: maker.stop,
  }
  return pictures
}

const opened = new WeakMap<MediaStore, Pictures>()

/** The pictures of a store. All callers share one process. */
export function picturesOf(world: World): Pictures {
  const pictures = opened.get(world.store) ?? openPictures(world)
  opened.set(world.store, pictures)
  return pictures
}
