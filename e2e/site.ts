import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { freePort } from '#testing/network/free-port'
import { copyOfData, prepareData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the running site. */
    siteAddress: string
    /** Folder with prepared data, to be copied by further sites. */
    preparedData: string
  }
}

/** One running site for all journeys, as `npm start` runs it. */
export default async function setup(project: TestProject) {
  const prepared = await prepareData()
  const folder = await copyOfData(prepared)
  // Identity providers redirect to the site's public URL, which must be its own.
  const PORT = String(await freePort())
  // All journeys together hold more of the few villas than real visitors could.
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', HOLD_PERCENT: '100' }
  const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1', PORT, ...limits })
  project.provide('siteAddress', site.address)
  project.provide('preparedData', prepared)
  return async () => {
    await site.stop()
    for (const made of [folder, prepared]) await rm(made, { recursive: true, force: true })
  }
}
