import { join } from 'node:path'
import { freePort, startProcess, untilReady } from './processes.ts'
import { met, type Table } from './report.ts'
import { median, spread } from './statistics.ts'
import type { World } from './world.ts'

const aimSeconds = 3

/** Seconds from `npm start` (built, with a seeded database) to “ready”, compared with an empty server. */
export async function benchStart({ folder, effort }: World): Promise<Table[]> {
  const environment = { DATA_DIR: join(folder, 'start'), RATE_LIMIT_PER_MINUTE: '100000' }

  const time = async (script: string, path: string) => {
    const port = await freePort()
    const server = startProcess(script, { ...environment, PORT: String(port) })
    const milliseconds = await untilReady(`http://127.0.0.1:${port}${path}`, server)
    await server.stop()
    return milliseconds / 1000
  }
  const site = () => time('tools/start.ts', '/readyz')
  const bare = () => time('bench/http/bare-server.ts', '/')

  const first = await site()
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < Math.max(effort.rounds, 2); round++) {
    ours.push(await site())
    theirs.push(await bare())
  }
  return [
    {
      title: 'Start: seconds from npm start to ready, embedded database included',
      columns: [
        { key: 'what', head: 'start' },
        { key: 'seconds', head: 's', digits: 2 },
        { key: 'aim', head: 'aim <' },
        met,
        { key: 'bare', head: 'bare server', digits: 2 },
        { key: 'spread', head: 'spread', unit: '%' },
        { key: 'rounds', head: 'rounds' },
      ],
      rows: [
        { what: 'the very first: makes and seeds the database', seconds: first, rounds: 1 },
        {
          what: 'every other',
          seconds: median(ours),
          aim: aimSeconds,
          met: median(ours) < aimSeconds,
          bare: median(theirs),
          spread: spread(ours) * 100,
          rounds: ours.length,
        },
      ],
    },
  ]
}
