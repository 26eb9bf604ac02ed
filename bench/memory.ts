import { setTimeout as wait } from 'node:timers/promises'
import type { Load, Stood } from './http/load.ts'
import { pagePaths, searchCalls } from './http/requests.ts'
import { ask, freePort, type Measured, startProcess, untilReady } from './processes.ts'
import type { Table } from './report.ts'
import type { World } from './world.ts'

/** Memory of the site's process at rest, under load and after it, beside a bare server under the same load. */
export async function benchMemory(world: World): Promise<Table[]> {
  const seconds = world.effort.seconds * 2
  const port = await freePort()
  const bareAddress = `http://127.0.0.1:${port}`
  const [site, generator] = [await world.startSite(), startProcess('bench/http/load.ts')]
  const bare = startProcess('bench/http/bare-server.ts', { PORT: String(port) })
  await untilReady(bareAddress, bare)
  await wait(2000)

  const resident = async (server: Measured) => (await server.usage()).residentMb
  const measure = async (what: string, server: Measured, address: string, paths: string[][]) => {
    const rest = await resident(server)
    let peak = rest
    for (const asked of paths) {
      const load: Load = { address, paths: asked, headers: { 'accept-encoding': 'br' }, connections: 32, seconds }
      await ask<{ stood: Stood }>(generator.child, { load }, 'stood')
      peak = Math.max(peak, await resident(server))
    }
    await wait(3000)
    return { what, rest, peak, after: await resident(server) }
  }

  const pages = Object.values(await pagePaths(site.address))
  const paths = [...pages.map(path => [path]), searchCalls]
  const rows = [
    await measure('site', site, site.address, paths),
    await measure('bare node:http', bare, bareAddress, paths),
  ]
  await Promise.all([site, bare, generator].map(process => process.stop()))
  return [
    {
      title: 'Memory: megabytes resident in the server’s process (the database has its own)',
      columns: [
        { key: 'what', head: 'server' },
        { key: 'rest', head: 'at rest' },
        { key: 'peak', head: 'under load' },
        { key: 'after', head: '3 s after' },
      ],
      rows,
    },
  ]
}
