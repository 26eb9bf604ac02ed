import { expect, test } from 'vitest'
import { workQueue } from './queue.ts'

/** A queue whose work ends when the test says so. */
function heldQueue(limits: Partial<Parameters<typeof workQueue>[0]> = {}) {
  const inTurn = workQueue<string>({ atOnce: 1, most: 100, mostOfOne: 100, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: async (key: string) => {
      ends.get(key)?.()
      await new Promise(setImmediate)
    },
    ask: (key: string, { size = 1, address = 'a', gone = new AbortController().signal } = {}) => {
      const work = () => {
        begun.push(key)
        return new Promise<string>(done => ends.set(key, () => done(key)))
      }
      const asked = inTurn({ key, size, work }, { address, gone })
      asked.catch(() => undefined)
      return asked
    },
  }
}

test('work is done a few at a time, the small first, and then in the order in which it was asked for', async () => {
  const { ask, begun, end } = heldQueue({ atOnce: 2 })
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

test('who asks for what is asked for already gets the same', async () => {
  const { ask, begun, end } = heldQueue()
  const both = [ask('a'), ask('a')]
  await end('a')
  expect(await Promise.all(both)).toEqual(['a', 'a'])
  expect(begun).toEqual(['a'])
})

test('what nobody waits for any more is dropped; what one of two still waits for is done', async () => {
  const { ask, begun, end } = heldQueue()
  const [gone, other] = [new AbortController(), new AbortController()]
  ask('now')
  const left = ask('left', { gone: gone.signal })
  ask('shared', { gone: gone.signal })
  const shared = ask('shared', { gone: other.signal })
  gone.abort()
  await expect(left).rejects.toMatchObject({ code: 'unavailable' })
  await end('now')
  await end('shared')
  expect(await shared).toBe('shared')
  expect(begun).toEqual(['now', 'shared'])
})

test('where too much waits, what is large gives way to what is small, and else the newcomer is refused', async () => {
  const { ask, begun, end } = heldQueue({ most: 2 })
  ask('now')
  ask('middle', { size: 5 })
  const large = ask('large', { size: 9 })
  await expect(ask('another large', { size: 9 })).rejects.toMatchObject({ code: 'unavailable' })
  ask('small', { size: 1 })
  await expect(large).rejects.toMatchObject({ code: 'unavailable' })
  await end('now')
  await end('small')
  expect(begun).toEqual(['now', 'small', 'middle'])
})

test('no address takes all places: beyond its share it is refused, and has it again when its own is done', async () => {
  const { ask, end } = heldQueue({ mostOfOne: 2 })
  ask('a')
  ask('b')
  await expect(ask('c')).rejects.toMatchObject({ code: 'unavailable' })
  ask('c', { address: 'another' })
  await end('a')
  const again = ask('d')
  for (const key of ['b', 'c', 'd']) await end(key)
  expect(await again).toBe('d')
})

test('work that fails fails for who asked, and the next goes on', async () => {
  const inTurn = workQueue<string>({ atOnce: 1, most: 10, mostOfOne: 10 })
  const asker = { address: 'a', gone: new AbortController().signal }
  const failing = inTurn({ key: 'a', size: 1, work: () => Promise.reject(new Error('broken')) }, asker)
  const next = inTurn({ key: 'b', size: 1, work: async () => 'done' }, asker)
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
