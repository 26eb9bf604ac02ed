import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSite } from '#testing/site-process'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the running site. */
    siteAddress: string
  }
}

/** One running site for all journeys, exactly as `npm start` serves it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'maestrale-site-'))
  await chmod(folder, 0o755)
  const site = await startSite({ DATA_DIR: folder, CALLS_PER_MINUTE: '100000' })
  project.provide('siteAddress', site.address)
  return async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
