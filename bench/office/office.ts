import { batchOptions, connect, type Db } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/seeds/demo'
import { seedManyVillas } from '#database/seeds/many-villas'
import { todayAt } from '#domain/calendar/today'
import { systemClock } from '#server/platform/runtime/clock'
import { met, type Row, type Table } from '../report.ts'
import { median } from '../statistics.ts'
import type { World } from '../world.ts'
import { measureBrowser } from './browser.ts'
import { type OfficeApp, startOfficeApp } from './office-app.ts'
import { addOfficeRecords } from './records.ts'
import { rowsRead } from './rows.ts'
import { type OfficeCall, type OfficeList, officeCalls, officeExports, officeLists } from './steps.ts'

const aimMs = 100

/** Rows that a step may read: uses of pictures and villas of a region are the most. */
const mostRead = 40_000

const exportedRows = 10_000

/** Milliseconds after which a list is not read further: its last page is then the one it has come to. */
const walkMs = 3000

interface Measured {
  milliseconds: number
  read: number
}

/** Measures the median of some runs; one before them fills caches. */
async function measure(db: Db, act: () => Promise<unknown>, runs = 3): Promise<Measured> {
  await act()
  const taken: number[] = []
  let read = 0
  for (let run = 0; run < runs; run++) {
    const before = await rowsRead(db)
    const began = performance.now()
    await act()
    taken.push(performance.now() - began)
    read = (await rowsRead(db)) - before
  }
  return { milliseconds: median(taken), read }
}

const isMet = ({ milliseconds, read }: Measured) => milliseconds < aimMs && read < mostRead

async function request({ app, headers }: OfficeApp, { path, body }: OfficeCall) {
  const url = `/api/office/${path}`
  const reply = await app.inject(body ? { method: 'POST', url, payload: body, headers } : { url, headers })
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body.slice(0, 300)}`)
  return reply.json()
}

const pageOf = ({ path, body, cursor = 'cursor' }: OfficeList, value: string | number): OfficeCall =>
  body
    ? { path, body: { ...body, [cursor]: value } }
    : { path: `${path}${path.includes('?') ? '&' : '?'}${cursor}=${encodeURIComponent(value)}` }

/** Measures the first page of a list, and the last one up to `pages` that its cursors lead to in time. */
async function measureList(office: OfficeApp, what: string, list: OfficeList, pages: number): Promise<Row> {
  const first = await measure(office.db, () => request(office, list))
  let call: OfficeCall = list
  let number = 1
  const began = performance.now()
  for (; number < pages && performance.now() - began < walkMs; number++) {
    const { next } = await request(office, call)
    if (next === null || next === undefined) break
    call = pageOf(list, next)
  }
  const last = await measure(office.db, () => request(office, call))
  return {
    ...{ what, milliseconds: first.milliseconds, read: first.read, page: number },
    ...{ lastMilliseconds: last.milliseconds, lastRead: last.read, met: isMet(first) && isMet(last) },
  }
}

/** Reads the first rows of an export, and leaves it. */
async function readExport({ address, headers }: OfficeApp, { path, body }: OfficeCall): Promise<number> {
  const url = `${address}/api/office/${path}`
  const reply = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body ?? {}),
    headers: { ...headers, 'content-type': 'application/json' },
  })
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`)
  let rows = 0
  const reader = reply.body?.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    rows += decoder.decode(part.value).split('\n').length - 1
    if (rows >= exportedRows) break
  }
  await reader?.cancel()
  return rows
}

async function fill(url: string, { villas, bookings }: { villas: number; bookings: number }) {
  await migrate(url)
  const { db, close } = connect(url, batchOptions)
  await db.transaction(tx => seedDemo(tx, todayAt(systemClock.now())))
  await db.transaction(tx => seedManyVillas(tx, villas))
  await addOfficeRecords(db, { villas, bookings, clients: (bookings * 3) / 4, entries: bookings * 5 })
  await close()
}

const digits = 1

/** Milliseconds and rows of each list, search, count, record and export of the back office. */
export async function measureOffice(office: OfficeApp, size: string, pages: number): Promise<Table[]> {
  const { people } = await request(office, { path: 'people' })
  const lists: Row[] = []
  for (const [what, list] of Object.entries(officeLists(people.at(-1).id))) {
    await office.renew()
    lists.push(await measureList(office, what, list, pages))
    if (process.env.PROGRESS) console.log(JSON.stringify(lists.at(-1)))
  }
  const calls: Row[] = []
  for (const [what, call] of Object.entries(officeCalls)) {
    await office.renew()
    const taken = await measure(office.db, () => request(office, call))
    calls.push({ what, ...taken, met: isMet(taken) })
    if (process.env.PROGRESS) console.log(JSON.stringify(calls.at(-1)))
  }
  for (const [what, call] of Object.entries(officeExports)) {
    await office.renew()
    let rows = 0
    const readRows = async () => {
      rows = await readExport(office, call)
    }
    const taken = await measure(office.db, readRows, 1)
    calls.push({ what: `${what}, ${rows} rows`, ...taken, met: null })
  }
  const named = { key: 'what', head: '' }
  const times = [
    { key: 'milliseconds', head: 'ms', digits },
    { key: 'read', head: 'rows read' },
  ]
  const notes = [`Median of three runs. Targets: ${aimMs} ms and ${mostRead} rows a step; exports have none.`]
  return [
    {
      title: `Lists of the back office over ${size}`,
      columns: [
        named,
        ...times,
        { key: 'page', head: 'page' },
        { key: 'lastMilliseconds', head: 'ms', digits },
        { key: 'lastRead', head: 'rows read' },
        met,
      ],
      rows: lists,
      notes,
    },
    { title: `Counts, searches and records over ${size}`, columns: [named, ...times, met], rows: calls, notes },
  ]
}

/** The back office over 100,000 villas and 200,000 bookings, through the application itself. */
export async function benchOffice(world: World): Promise<Table[]> {
  const isQuick = world.effort.rounds === 1
  const size = isQuick ? { villas: 1000, bookings: 10_000 } : { villas: 100_000, bookings: 200_000 }
  const url = await world.newDatabase('office')
  await fill(url, size)
  const office = await startOfficeApp(url, world.folder)
  const named = `${size.villas.toLocaleString('en-GB')} villas and ${size.bookings.toLocaleString('en-GB')} bookings`
  const tables = await measureOffice(office, named, isQuick ? 5 : 500)
  await office.close()
  return [...tables, await measureBrowser(world)]
}
