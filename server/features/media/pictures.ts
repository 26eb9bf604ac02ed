import type { FastifyBaseLogger } from 'fastify'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import type { Context } from '#server/context'
import { type Asker, workQueue } from '#server/platform/work-queue'
import { getOriginal } from './get-original.ts'
import { openPictureMaker } from './picture-maker.ts'
import { type PictureName, pictureFile } from './widths.ts'

/** Who asks for a picture, and where it is told that something went wrong which costs them nothing. */
export interface Viewer extends Asker {
  log?: Pick<FastifyBaseLogger, 'error'>
}

type World = Pick<Context, 'db' | 'store' | 'configuration'>

/** Pictures in the sizes that are asked for: kept ones, and others made in turn, once for all who ask meanwhile. */
export interface Pictures {
  /** Throws `not-found` where there is no such picture, and `unavailable` where too many wait. */
  find: (name: PictureName, viewer: Viewer) => Promise<Uint8Array>
  stop: () => void
}

function openPictures({ db, store, configuration }: World): Pictures {
  const maker = openPictureMaker()
  // Two at once leave the other requests of a small machine their share. No page shows sixty pictures.
  const atOnce = configuration.processes > 1 ? 1 : 2
  // Proxies wait for a minute.
  const { inTurn } = workQueue({ atOnce, most: 200, mostOfOne: 60, patience: 50_000 })
  return {
    async find(name, viewer) {
      const key = `sizes/${pictureFile(name)}`
      const { width, format, tall = false } = name
      const make = async () => {
        const made = await maker.make({ original: await getOriginal(db, store, name), width, format, tall })
        // A store that is full or read-only costs the next visitor time, not this one the picture.
        await store.save(key, made).catch((error: unknown) => {
          viewer.log?.error({ err: error }, 'a picture could not be kept')
        })
        return made
      }
      return (await store.find(key)) ?? (await inTurn({ key, size: width, work: make }, viewer))
    },
    stop: maker.stop,
  }
}

const opened = new WeakMap<MediaStore, Pictures>()

/** The pictures of a store: one process makes them, whoever asks. */
export function picturesOf(world: World): Pictures {
  const pictures = opened.get(world.store) ?? openPictures(world)
  opened.set(world.store, pictures)
  return pictures
}
