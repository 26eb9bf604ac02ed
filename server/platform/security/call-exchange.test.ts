import { expect, test, vi } from 'vitest'
import { callChannel, openCallExchange } from './call-exchange.ts'

/** Processes whose notifications reach each other, but for what the database loses. */
function processes(count: number, { key = 'a secret' } = {}) {
  const sent: string[] = []
  const all = Array.from({ length: count }, () =>
    openCallExchange(
      {
        execute: (async (query: { queryChunks: unknown[] }) => {
          const [channel, payload] = query.queryChunks.filter(chunk => typeof chunk === 'string')
          expect(channel).toBe(callChannel)
          sent.push(String(payload))
        }) as never,
      },
      key,
    ),
  )
  const exchange = async () => {
    for (const each of all) await each.report()
    for (const payload of sent.splice(0)) {
      for (const each of all) each.receive(payload)
    }
  }
  return { all, sent, exchange }
}

const minute = 60_000
const call = (
  counts: { count: (caller: string, window: number) => { current: number } },
  times: number,
  caller = 'c',
) => {
  let last = 0
  for (let number = 0; number < times; number++) last = counts.count(caller, minute).current
  return last
}

test('calls on one process count on the others, once', async () => {
  const { all, exchange } = processes(3)
  const [one, two, three] = all.map(each => each.countsOf('all', 100))
  if (!one || !two || !three) throw new Error('three processes')
  call(one, 40)
  call(two, 30)
  await exchange()
  await exchange()
  expect([call(one, 1), call(two, 1), call(three, 1)]).toEqual([71, 71, 71])
  await exchange()
  // Each has counted one more call. The third has made too few to report them.
  expect([call(one, 1), call(two, 1)]).toEqual([73, 73])
  expect(call(three, 1)).toBe(74)
})

test('limits and callers are counted apart', async () => {
  const { all, exchange } = processes(2)
  const [one, two] = all
  call(one?.countsOf('GET /search', 100) as never, 50)
  await exchange()
  expect(call(two?.countsOf('GET /search', 100) as never, 1, 'another')).toBe(1)
  expect(call(two?.countsOf('GET /villas', 100) as never, 1)).toBe(1)
})

test('a report has no address, and none is sent for callers who make few calls', async () => {
  const { all, sent } = processes(1)
  const counts = all[0]?.countsOf('all', 1200)
  call(counts as never, 59, '192.0.2.7')
  await all[0]?.report()
  expect(sent).toEqual([])
  call(counts as never, 1, '192.0.2.7')
  await all[0]?.report()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/^[\w-]{12}\n[\w-]{12} [\w-]{12} 60 \d+$/)
})

test('a report of thousands of callers stays below the size of a notification', async () => {
  const { all, sent } = processes(1)
  const counts = all[0]?.countsOf('all', 1)
  for (let number = 0; number < 5000; number++) call(counts as never, 1, `caller ${number}`)
  await all[0]?.report()
  expect(sent.length).toBe(4)
  expect(Math.max(...sent.map(payload => Buffer.byteLength(payload)))).toBeLessThan(8000)
})

test('reports of another key, malformed ones and unlimited windows do nothing', async () => {
  const [ours, theirs] = [processes(1), processes(1, { key: 'another' })]
  const counts = ours.all[0]?.countsOf('all', 10)
  call(theirs.all[0]?.countsOf('all', 10) as never, 10)
  await theirs.all[0]?.report()
  for (const payload of [...theirs.sent, '', 'x', `x\n${'y '.repeat(9000)}`, 'x\n0 0 -1 99999999999'])
    ours.all[0]?.receive(payload)
  expect(call(counts as never, 1)).toBe(1)
})

test('a window ends for calls of other processes too', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { all, exchange } = processes(2)
    const [one, two] = all.map(each => each.countsOf('all', 100))
    call(one as never, 90)
    await exchange()
    expect(call(two as never, 1)).toBe(91)
    vi.advanceTimersByTime(minute)
    expect(call(two as never, 1)).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
