import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProblemError } from '#contract/problems'
import { createRejectionLog } from './request-queues.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched() {
  const lines: unknown[] = []
  const log = { warn: (facts: unknown) => lines.push(facts) } as unknown as FastifyBaseLogger
  return { lines, refusals: createRejectionLog('calls', log) }
}
const later = () => vi.advanceTimersByTimeAsync(10_000)

test('rejections are logged as a sum once in a while', async () => {
  const { lines, refusals } = watched()
  for (let i = 0; i < 3; i++) refusals.count()
  expect(lines).toEqual([])
  await later()
  expect(lines).toEqual([{ kind: 'calls', refused: 3, seconds: 10 }])
  await later()
  refusals.count()
  await later()
  expect(lines.slice(1)).toEqual([{ kind: 'calls', refused: 1, seconds: 10 }])
})

test('only rejections for lack of room count, of clients that still wait', async () => {
  const { lines, refusals } = watched()
  const asker = { address: '192.0.2.1' }
  const left = { ...asker, abortSignal: AbortSignal.abort('gone') }
  const of = (code: 'unavailable' | 'not-found') => Promise.reject(new ProblemError(code))
  expect(await refusals.during(Promise.resolve('done'), asker)).toBe('done')
  await expect(refusals.during(of('not-found'), asker)).rejects.toMatchObject({ code: 'not-found' })
  await expect(refusals.during(of('unavailable'), left)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(refusals.during(Promise.reject(new Error('a bug')), asker)).rejects.toThrow('a bug')
  await later()
  expect(lines).toEqual([])
  await expect(refusals.during(of('unavailable'), asker)).rejects.toMatchObject({ code: 'unavailable' })
  await later()
  expect(lines).toMatchObject([{ refused: 1 }])
})
