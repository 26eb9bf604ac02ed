import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

test('work is done once for all who ask for it meanwhile, and again for who asks later', async () => {
  const once = singleFlight<number>()
  let times = 0
  const work = async () => ++times
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
  expect(await once('a', work)).toBe(3)
})

test('work that fails is tried again by whoever asks next', async () => {
  const once = singleFlight<number>()
  const fail = async (): Promise<number> => {
    throw new Error('not now')
  }
  await expect(once('a', fail)).rejects.toThrow('not now')
  expect(await once('a', async () => 1)).toBe(1)
})

test('work that hangs is given up: who waits is refused, and who asks next begins it anew', async () => {
  const once = singleFlight<number>(50)
  const hangs = Promise.withResolvers<number>()
  const waiting = [once('a', () => hangs.promise), once('a', () => hangs.promise)]
  for (const refused of await Promise.allSettled(waiting))
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  expect(await once('a', async () => 2)).toBe(2)
  hangs.reject(new Error('much later'))
})
