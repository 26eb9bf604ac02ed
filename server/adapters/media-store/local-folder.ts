import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { MediaStore } from './media-store.ts'

/** Milliseconds after which a draft file belongs to a killed process. */
const abandonedAfter = 3_600_000

/** Stores files in a folder of this machine. */
export function localFolder(folder: string): MediaStore {
  const root = normalize(folder)
  const drafts = join(root, 'drafts')
  const pathOf = (key: string) => {
    const path = join(root, key)
    if (!path.startsWith(join(root, sep))) throw new Error(`The key ${key} leads out of the store`)
    return path
  }
  return {
    async find(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (/^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined
        throw error
      }
    },
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
    list: key => namesIn(pathOf(key)),
    remove: key => rm(pathOf(key), { recursive: true, force: true }),
    async tidy() {
      for (const name of await namesIn(drafts)) {
        const draft = join(drafts, name)
        const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(draft).catch(() => undefined)) ?? {}
        if (mtimeMs < Date.now() - abandonedAfter) await rm(draft, { force: true })
      }
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
