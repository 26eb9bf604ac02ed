import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Attacked } from './attack/attacker.ts'
import { attackPaths, coldPictures, visitedPaths } from './attack/paths.ts'
import { inManyRounds } from './faults/chance.ts'
import { ask, residentOfAll, startProcess } from './processes.ts'
import { met, type Table } from './report.ts'
import { median } from './statistics.ts'
import type { World } from './world.ts'

const usualMinutes = 10
const aimRatio = 1.5
const everyMs = 2000

/** Interleaves the lists. */
const mixed = (...lists: string[][]): string[] =>
  Array.from({ length: 20_000 }, (_, i) => {
    const list = lists[i % lists.length] as string[]
    return list[Math.floor(i / lists.length) % list.length] as string
  })

/** Memory over minutes of mixed load: cached pages, rendered pages, missing pages, and pictures. */
export async function benchSoak(world: World): Promise<Table[]> {
  const minutes = world.effort.sizes[0] ?? (world.effort.rounds === 1 ? 0.5 : usualMinutes)
  const site = await world.startSite({ environment: { TRUST_PROXY: 'true' } })
  const attacker = startProcess('bench/attack/attacker.ts')
  const { dated, combined, unknown, misspelt, calls } = await attackPaths(site.address)
  const pictures = await coldPictures(site.address)
  const paths = mixed(await visitedPaths(site.address), dated, combined, unknown, misspelt, calls, pictures)
  const attack: Attack = {
    address: site.address,
    connections: 8,
    seconds: minutes * 60,
    from: Array.from({ length: 50 }, (_, i) => `203.0.113.${i + 1}`),
    how: 'ask',
    paths,
  }
  const load = ask<{ attacked: Attacked }>(attacker.child, { attack }, 'attacked')
  const resident: number[] = []
  let over = false
  load.finally(() => {
    over = true
  })
  while (!over) {
    await wait(everyMs)
    if (!over) resident.push(await residentOfAll(site))
  }
  const { statuses, seconds } = (await load).attacked
  await Promise.all([site.stop(), attacker.stop()])
  // The first tenth is the warm-up, the second the baseline.
  const tenth = Math.max(1, Math.floor(resident.length / 10))
  const begin = median(resident.slice(tenth, 2 * tenth))
  const end = median(resident.slice(-tenth))
  return [
    {
      title: `Soak: megabytes resident in all processes of the site over ${minutes} minutes of mixed load`,
      columns: [
        { key: 'perSecond', head: 'responses/s' },
        { key: 'failed', head: 'status 500' },
        { key: 'begin', head: 'beginning' },
        { key: 'most', head: 'max' },
        { key: 'end', head: 'end' },
        { key: 'ratio', head: '×', digits: 2 },
        { key: 'aim', head: 'aim ≤', digits: 1 },
        met,
      ],
      rows: [
        {
          perSecond: Object.values(statuses).reduce((sum, count) => sum + count, 0) / seconds,
          failed: statuses['500'] ?? 0,
          begin,
          most: Math.max(...resident),
          end,
          ratio: end / begin,
          aim: aimRatio,
          met: end / begin <= aimRatio && !statuses['500'],
        },
      ],
    },
    await inManyRounds('Calls generated from openapi.json, answered as it declares', [
      'server/tests/declared-answers.test.ts',
    ]),
  ]
}
