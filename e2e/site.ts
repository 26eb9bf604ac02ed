import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { newFolder } from '#testing/folder'
import { freePort } from '#testing/free-port'
import { startSite } from '#testing/site-process'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the running site. */
    siteAddress: string
  }
}

/** One running site for all journeys, exactly as `npm start` serves it. */
export default async function setup(project: TestProject) {
  const folder = await newFolder('maestrale-site-')
  // Providers of identities send browsers back to the site's public address, which must be its own.
  const PORT = String(await freePort())
  const site = await startSite({ DATA_DIR: folder, CALLS_PER_MINUTE: '100000', TRUST_PROXY: '1', PORT })
  project.provide('siteAddress', site.address)
  return async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
