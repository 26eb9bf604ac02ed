import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { MediaStore } from './media-store.ts'

/** Keeps files in a folder of this machine. */
export function localFolder(folder: string): MediaStore {
  const root = normalize(folder)
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
      await mkdir(dirname(path), { recursive: true })
      // Readers never see half a file, and two writers of one key do not mix.
      const draft = `${path}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    async list(key) {
      try {
        return await readdir(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
        throw error
      }
    },
    remove: key => rm(pathOf(key), { recursive: true, force: true }),
  }
}
