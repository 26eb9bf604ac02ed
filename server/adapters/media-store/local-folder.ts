import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { assertStoreKey, type MediaStore, MediaStoreFailed } from './media-store.ts'

/** Milliseconds after which a draft file belongs to a killed process. */
const abandonedAfter = 3_600_000

const isMissing = (error: unknown) => /^(ENOENT|ENOTDIR|EISDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')

/** The result, or undefined where the file is missing. */
async function ifThere<Found>(work: Promise<Found>): Promise<Found | undefined> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    const { code } = error as NodeJS.ErrnoException
    throw new MediaStoreFailed(`The media folder cannot be read: ${code}`, { cause: error })
  }
}

/** Stores files in a folder of this machine. */
export function localFolder(folder: string): MediaStore {
  const root = normalize(folder)
  const drafts = join(root, 'drafts')
  const pathOf = (key: string) => {
    assertStoreKey(key)
    return join(root, key)
  }
  const store: MediaStore = {
    find: key => ifThere(readFile(pathOf(key))),
    async open(key) {
      const file = await ifThere(open(pathOf(key)))
      if (!file) return undefined
      const about = await file.stat()
      if (about.isFile()) return { size: about.size, content: file.createReadStream() }
      await file.close()
      return undefined
    },
    has: async key => (await ifThere(stat(pathOf(key))))?.isFile() ?? false,
    async save(key, bytes) {
      const path = pathOf(key)
      await Promise.all([dirname(path), drafts].map(folder => mkdir(folder, { recursive: true })))
      // Atomic: readers never see a partial file, and two writers of one key do not mix.
      const draft = join(drafts, randomUUID())
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    list: key => namesIn(key === undefined ? root : pathOf(key)),
    async *files(key) {
      if (await store.has(key)) return yield key
      for await (const name of namesIn(pathOf(key))) yield* store.files(`${key}/${name}`)
    },
    remove: key => rm(pathOf(key), { recursive: true, force: true }),
    async tidy() {
      for await (const name of namesIn(drafts)) {
        const draft = join(drafts, name)
        const { mtimeMs = Number.POSITIVE_INFINITY } = (await ifThere(stat(draft))) ?? {}
        if (mtimeMs < Date.now() - abandonedAfter) await rm(draft, { force: true })
      }
    },
  }
  return store
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await ifThere(opendir(folder))
  for await (const { name } of entries ?? []) yield name
}
