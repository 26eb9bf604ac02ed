import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'

const newestIn = async (files: string[]) =>
  Math.max(0, ...(await Promise.all(files.map(async file => (await stat(file)).mtimeMs))))

/** Whether the build exists and no source is newer. A container has the build alone, without the sources of pages. */
export async function isBuilt(): Promise<boolean> {
  // The last output of the build.
  const made = await stat(join(root, 'dist', 'documents', 'entry.js')).catch(() => undefined)
  if (!made) return false
  const canBuild = await stat(join(root, 'vite.config.ts')).catch(() => undefined)
  if (!canBuild) return true
  const folders = await Promise.all(
    ['admin', 'web', 'documents', 'domain', 'contract'].map(folder => listFiles(join(root, folder))),
  )
  const sources = [...folders.flat(), join(root, 'vite.config.ts'), join(root, 'package-lock.json')]
  return (await newestIn(sources)) < made.mtimeMs
}
