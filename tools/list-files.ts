import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** All files in a folder and its subfolders; none if the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}
