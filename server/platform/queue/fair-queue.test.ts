import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFairQueue, type QueueLimits } from './fair-queue.ts'

const usual: QueueLimits = { concurrency: 1, maxQueued: 100, maxPerClient: 100, timeoutMs: 60_000 }
const turn = () => new Promise(setImmediate)

/** A queue whose work ends when the test says so. */
function heldQueue(limits: Partial<QueueLimits> = {}) {
  const { run: inTurn, isOverQuota: isSpent } = createFairQueue({ ...usual, ...limits })
  const begun: string[] = []
  const ends = new Map<string, (value: string) => void>()
  const wanted = new Map<string, () => boolean>()
  return {
    begun,
    isSpent,
    isWanted: (key: string) => wanted.get(key)?.(),
    end: async (key: string, value = key) => {
      ends.get(key)?.(value)
      await turn()
      await turn()
    },
    ask: (
      key: string,
      { size = 1, address = 'a', gone = new AbortController().signal, holds = (): boolean => true } = {},
    ): Promise<string> => {
      const work = (isWanted: () => boolean) => {
        begun.push(key)
        wanted.set(key, isWanted)
        return new Promise<string>(done => ends.set(key, done))
      }
      const asked = inTurn({ key, cost: size, work, isFresh: holds }, { address, abortSignal: gone })
      asked.catch(() => undefined)
      return asked
    },
  }
}

const refused = { code: 'unavailable', retryAfter: 5 }

test('work runs a few at a time, small first, then in order of arrival', async () => {
  const { ask, begun, end } = heldQueue({ concurrency: 2 })
  for (const [key, size] of [
    ['a', 9],
    ['b', 9],
    ['large', 9],
    ['small', 1],
    ['small too', 1],
  ] as const)
    ask(key, { size })
  expect(begun).toEqual(['a', 'b'])
  for (const key of ['a', 'b', 'small', 'small too']) await end(key)
  expect(begun).toEqual(['a', 'b', 'small', 'small too', 'large'])
})

test('addresses are served fairly, however much one of them requests', async () => {
  const { ask, begun, end } = heldQueue()
  for (let i = 0; i < 50; i++) ask(`greedy ${i}`, { address: 'greedy' })
  ask('one', { address: 'b' })
  ask('two', { address: 'b' })
  ask('three', { address: 'c' })
  for (let i = 0; i < 6; i++) await end(begun.at(-1) ?? '')
  expect(begun).toEqual(['greedy 0', 'one', 'three', 'greedy 1', 'two', 'greedy 2', 'greedy 3'])
})

test('one address has no more concurrent runs than its share, and others continue meanwhile', async () => {
  const { ask, begun, end } = heldQueue({ concurrency: 3, concurrencyPerClient: 1 })
  for (let i = 0; i < 3; i++) ask(`a ${i}`, { address: 'a' })
  expect(begun).toEqual(['a 0'])
  ask('b 0', { address: 'b' })
  expect(begun).toEqual(['a 0', 'b 0'])
  const gone = new AbortController()
  ask('c 0', { address: 'c', gone: gone.signal })
  // It has no requesters any more, but it continues: other work of that address waits until it has ended.
  gone.abort('gone')
  ask('c 1', { address: 'c' })
  await end('a 0')
  expect(begun).toEqual(['a 0', 'b 0', 'c 0', 'a 1'])
  await end('c 0')
  expect(begun.at(-1)).toBe('c 1')
})

test('an address with expensive requests waits for those with cheap ones', async () => {
  const { ask, begun, end } = heldQueue()
  for (let i = 0; i < 3; i++) ask(`large ${i}`, { address: 'a', size: 1920 })
  for (let i = 0; i < 9; i++) ask(`small ${i}`, { address: 'b', size: 200 })
  for (let i = 0; i < 11; i++) await end(begun.at(-1) ?? '')
  expect(begun.indexOf('large 1')).toBeGreaterThanOrEqual(9)
})

test('an idle address earns no credit', async () => {
  const { ask, begun, end } = heldQueue()
  ask('first', { address: 'a' })
  for (let i = 0; i < 20; i++) ask(`a ${i}`, { address: 'a' })
  for (let i = 0; i < 10; i++) await end(begun.at(-1) ?? '')
  for (let i = 0; i < 5; i++) ask(`b ${i}`, { address: 'b' })
  const before = begun.length
  for (let i = 0; i < 6; i++) await end(begun.at(-1) ?? '')
  expect(begun.slice(before).filter(key => key.startsWith('a'))).toHaveLength(3)
})

test('concurrent requests with the same key share one run', async () => {
  const { ask, begun, end } = heldQueue()
  const both = [ask('a'), ask('a')]
  await end('a')
  expect(await Promise.all(both)).toEqual(['a', 'a'])
  expect(begun).toEqual(['a'])
})

test('shared work runs at the turn of its first requester', async () => {
  const { ask, begun, end } = heldQueue()
  ask('now')
  for (let i = 0; i < 5; i++) ask(`a ${i}`)
  ask('a 4', { address: 'b' })
  await end('now')
  expect(begun).toEqual(['now', 'a 4'])
})

test('an outdated run is repeated for new requesters, and answered to earlier ones', async () => {
  const { ask, begun, end } = heldQueue({ concurrency: 2 })
  let holds = true
  const before = ask('a', { holds: () => holds })
  holds = false
  const after = ask('a')
  expect(begun).toEqual(['a', 'a'])
  await end('a', 'new')
  expect(await after).toBe('new')
  expect(await Promise.race([before, 'waits'])).toBe('waits')
})

test('abandoned work is dropped; work with another requester is done', async () => {
  const { ask, begun, end } = heldQueue()
  const [gone, other] = [new AbortController(), new AbortController()]
  ask('now')
  const left = ask('left', { gone: gone.signal })
  ask('shared', { gone: gone.signal })
  const shared = ask('shared', { gone: other.signal })
  gone.abort()
  await expect(left).rejects.toMatchObject(refused)
  await end('now')
  await end('shared')
  expect(await shared).toBe('shared')
  expect(begun).toEqual(['now', 'shared'])
})

test('running work learns that it has been abandoned, and new requesters do not join it', async () => {
  const { ask, begun, isWanted, end } = heldQueue({ concurrency: 2 })
  const [gone, other] = [new AbortController(), new AbortController()]
  ask('a', { gone: gone.signal })
  ask('a', { gone: other.signal })
  expect(isWanted('a')).toBe(true)
  gone.abort()
  expect(isWanted('a')).toBe(true)
  other.abort()
  expect(isWanted('a')).toBe(false)
  const again = ask('a')
  expect(begun).toEqual(['a', 'a'])
  await end('a')
  expect(await again).toBe('a')
})

test('a requester that has left uses no share, though others still wait for the same work', async () => {
  const { ask } = heldQueue({ maxPerClient: 1 })
  const gone = new AbortController()
  ask('a', { gone: gone.signal })
  ask('a', { address: 'b' })
  gone.abort()
  const again = ask('b')
  expect(await Promise.race([again, 'waits'])).toBe('waits')
})

test('in a full queue large work is evicted for small, otherwise the newcomer is rejected', async () => {
  const { ask, begun, end } = heldQueue({ maxQueued: 2 })
  ask('now')
  ask('middle', { size: 5 })
  const large = ask('large', { size: 9 })
  await expect(ask('another large', { size: 9 })).rejects.toMatchObject(refused)
  ask('small', { size: 1 })
  await expect(large).rejects.toMatchObject(refused)
  await end('now')
  await end('small')
  expect(begun).toEqual(['now', 'small', 'middle'])
})

test('in a full queue the greediest address loses, and a modest one does not', async () => {
  const { ask } = heldQueue({ maxQueued: 4 })
  ask('now', { address: 'greedy' })
  const greedy = [1, 2, 3].map(i => ask(`greedy ${i}`, { address: 'greedy' }))
  const modest = ask('modest', { address: 'b' })
  const newcomer = ask('newcomer', { address: 'c' })
  await expect(greedy[2]).rejects.toMatchObject(refused)
  await expect(ask('greedy 4', { address: 'greedy' })).rejects.toMatchObject(refused)
  for (const waits of [greedy[0], greedy[1], modest, newcomer])
    expect(await Promise.race([waits, 'waits'])).toBe('waits')
})

test('no address takes all places: beyond its share it is rejected, until its own work is done', async () => {
  const { ask, end, isSpent } = heldQueue({ maxPerClient: 2 })
  ask('a')
  expect(isSpent('a')).toBe(false)
  ask('b')
  expect([isSpent('a'), isSpent('b')]).toEqual([true, false])
  await expect(ask('c')).rejects.toMatchObject(refused)
  ask('c', { address: 'another' })
  await end('a')
  const again = ask('d')
  for (const key of ['c', 'b', 'd']) await end(key)
  expect(await again).toBe('d')
})

test('waiting is bounded, and work that hangs gives its place to the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, begun, end, isWanted } = heldQueue({ timeoutMs: 50 })
  const hanging = ask('hangs')
  const waiting = ask('waits')
  vi.advanceTimersByTime(50)
  await expect(hanging).rejects.toMatchObject(refused)
  await expect(waiting).rejects.toMatchObject(refused)
  expect(isWanted('hangs')).toBe(false)
  await turn()
  const next = ask('next')
  await end('next')
  expect(await next).toBe('next')
  // Its late end frees no place but its own.
  await end('hangs')
  ask('after')
  ask('after that')
  expect(begun).toEqual(['hangs', 'next', 'after'])
})

test('failing work rejects for its requesters, and the next continues', async () => {
  const { run: inTurn } = createFairQueue(usual)
  const asker = { address: 'a', gone: new AbortController().signal }
  const failing = inTurn({ key: 'a', work: () => Promise.reject(new Error('broken')) }, asker)
  const thrown = inTurn(
    {
      key: 'b',
      work: () => {
        throw new Error('thrown')
      },
    },
    asker,
  )
  const next = inTurn({ key: 'c', work: async () => 'done' }, asker)
  await expect(failing).rejects.toThrow('broken')
  await expect(thrown).rejects.toThrow('thrown')
  expect(await next).toBe('done')
})

test('between two pieces of work whatever else has arrived is seen to', async () => {
  const { run: inTurn } = createFairQueue(usual)
  const order: string[] = []
  const work = async () => {
    order.push('work')
    setImmediate(() => order.push('others'))
  }
  await Promise.all([1, 2, 3].map(i => inTurn({ key: String(i), work }, { address: 'a' })))
  await turn()
  expect(order).toEqual(['work', 'others', 'work', 'others', 'work', 'others'])
})

test('in any order of requests, departures and ends, every requester is answered and no limit exceeded', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('ask' as const),
      key: fc.nat({ max: 20 }),
      address: fc.nat({ max: 4 }),
      size: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constantFrom('leave' as const, 'end' as const), which: fc.nat({ max: 100 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async steps => {
      const limits = { concurrency: 2, maxQueued: 6, maxPerClient: 4, timeoutMs: 60_000 }
      const { run: inTurn } = createFairQueue(limits)
      const running = new Set<() => void>()
      const open = new Set<AbortController>()
      const answers: Promise<unknown>[] = []
      for (const step of steps) {
        if (step.kind === 'ask') {
          const gone = new AbortController()
          const work = async () => {
            const { promise, resolve } = Promise.withResolvers<void>()
            running.add(resolve)
            expect(running.size).toBeLessThanOrEqual(limits.concurrency)
            await promise
            running.delete(resolve)
          }
          const asker = { address: String(step.address), gone: gone.signal }
          const answer = inTurn({ key: String(step.key), cost: step.size, work }, asker)
          open.add(gone)
          answers.push(answer.catch(error => expect(error).toMatchObject(refused)).finally(() => open.delete(gone)))
        } else {
          const among = [...(step.kind === 'leave' ? open : running)]
          const chosen = among[step.which % among.length]
          if (chosen instanceof AbortController) chosen.abort()
          else chosen?.()
        }
        await turn()
        expect(open.size).toBeLessThanOrEqual(5 * limits.maxPerClient)
      }
      for (let idle = 0; idle < 3; idle++) {
        if (running.size > 0) idle = 0
        for (const end of running) end()
        await turn()
      }
      await Promise.all(answers)
      // The state is as if there had been no requests.
      const again = Array.from({ length: limits.maxPerClient }, (_, i) =>
        inTurn({ key: `again ${i}`, work: async () => i }, { address: '0' }),
      )
      expect(await Promise.all(again)).toEqual([0, 1, 2, 3])
    }),
    { numRuns: 200 },
  )
})
