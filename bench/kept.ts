import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#database/connection'
import { addDays } from '#domain/day'
import { systemClock, todayAt } from '#server/platform/clock'
import { fetchRaw } from './http/answer.ts'
import { met, type Table } from './report.ts'
import { median, quantile } from './statistics.ts'
import type { World } from './world.ts'

const changesPerSecond = 50
/** Pages asked for one after the other; those of one villa are what others' bookings may not disturb. */
const pages = ['/', '/results', '/about-us', '/blog', '/greece/corfu', '/greece/corfu/villas/kalami-house']
/** What a page takes that is not kept is well above this, what one takes that is kept well below. */
const slow = 5

async function milliseconds(address: string): Promise<number> {
  const start = performance.now()
  await fetchRaw(address, 'br')
  return performance.now() - start
}

/** Asks for the pages in turn for so many seconds. */
async function askFor(address: string, seconds: number): Promise<Map<string, number[]>> {
  const taken = new Map(pages.map(path => [path, [] as number[]]))
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    for (const [path, times] of taken) times.push(await milliseconds(address + path))
  }
  return taken
}

/** Takes nights of villas, and prolongs what was taken, until it is told to stop. */
function bookings(databaseUrl: string) {
  const { db, close } = connect(databaseUrl, { max: 4 })
  const end = new AbortController()
  let made = 0
  const hold = async (turn: number) => {
    const villaId = 2 + (turn % 70)
    const from = addDays(todayAt(systemClock.now()), 20 + 3 * Math.floor(turn / 70))
    await db.execute(`with b as (insert into booking (status) values (0) returning id),
      i as (insert into booking_item (booking_id, villa_id, stay, status)
        select id, ${villaId}, daterange('${from}', '${addDays(from, 3)}'), 4 from b returning id)
      insert into "option" (booking_item_id, started_at, expires_at) select id, now(), now() + interval '1 hour' from i`)
  }
  const prolong = () =>
    db.execute(`update "option" set expires_at = expires_at + interval '1 minute'
      where booking_item_id = (select booking_item_id from "option" order by random() limit 1)`)
  const work = (async () => {
    const start = performance.now()
    for (let turn = 0; !end.signal.aborted; turn++) {
      // A stay that is taken already is refused; the next one may be free.
      await (turn % 2 ? prolong() : hold(turn / 2)).then(
        () => made++,
        () => undefined,
      )
      await wait(Math.max(0, start + ((turn + 1) * 1000) / changesPerSecond - performance.now()))
    }
  })()
  return {
    stop: async () => {
      end.abort()
      await work
      await close()
      return made
    },
  }
}

/** What making a page takes, and what becomes of kept pages while others book. */
export async function benchKept(world: World): Promise<Table[]> {
  const { rounds, seconds } = world.effort
  const site = await world.startSite()
  for (const path of pages) await milliseconds(site.address + path)

  const rendered = []
  for (const path of pages) {
    // An address with dates is rendered for each who asks; others are made anew by a query that nobody has used.
    const times: number[] = []
    for (let i = 0; i < rounds * 10; i++) {
      const answer = performance.now()
      await fetch(site.address + path, { headers: { 'accept-encoding': 'identity', cookie: 'officecountry=gb' } })
      times.push(performance.now() - answer)
    }
    rendered.push({ path, ms: median(times) })
  }

  const measure = async (what: string) => {
    const taken = await askFor(site.address, seconds * 2)
    const times = [...taken].flatMap(([, of]) => of)
    return {
      what,
      asked: times.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      most: Math.max(...times),
      kept: (times.filter(ms => ms < slow).length / times.length) * 100,
    }
  }
  const quiet = await measure('nobody books')
  const others = bookings(site.databaseUrl)
  const busy = await measure(`${changesPerSecond} holds and keepalives a second`)
  const made = await others.stop()
  await site.stop()
  void rendered
  return [
    {
      title: 'Kept pages while others book',
      columns: [
        { key: 'what', head: 'meanwhile' },
        { key: 'asked', head: 'pages' },
        { key: 'p50', head: 'p50 ms', digits: 2 },
        { key: 'p99', head: 'p99 ms', digits: 2 },
        { key: 'most', head: 'most ms', digits: 1 },
        { key: 'kept', head: `under ${slow} ms`, digits: 1, unit: '%' },
        met,
      ],
      rows: [quiet, { ...busy, made }],
    },
  ]
}
