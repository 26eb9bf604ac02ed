import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCutLog, createLimitedServer, limitsFor } from './sockets.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first closed connection is logged immediately, further ones as a sum once a minute', () => {
  const told: unknown[] = []
  const warn = (...said: unknown[]) => told.push(said)
  const tell = createCutLog(() => ({ warn }))
  const tellAll = (times: number) => {
    for (let i = 0; i < times; i++) tell('idle')
    tell('slow')
  }
  tell('refused')
  vi.advanceTimersByTime(100)
  expect(told).toEqual([[{ connections: { refused: 1 } }, 'connections were closed']])
  tellAll(500)
  vi.advanceTimersByTime(50_000)
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  expect(told[1]).toEqual([{ connections: { idle: 500, slow: 1 } }, 'connections were closed'])
  vi.advanceTimersByTime(120_000)
  expect(told).toHaveLength(2)
})

test('a server that never listens keeps no timer, and with it no application', () => {
  createLimitedServer(limitsFor(100), () => undefined, { tell: () => undefined, refusal: () => '' })
  expect(vi.getTimerCount()).toBe(0)
})
