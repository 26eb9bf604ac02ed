import { rm } from 'node:fs/promises'
import { afterAll, onTestFinished } from 'vitest'
import { newFolder } from './folder.ts'

/** Creates a folder that is removed after the running test, or after the file if no test runs yet. */
export async function testFolder(prefix: string): Promise<string> {
  const folder = await newFolder(prefix)
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    onTestFinished(remove)
  } catch {
    afterAll(remove)
  }
  return folder
}
