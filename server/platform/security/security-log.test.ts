import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfiguration } from '../config/configuration.ts'
import { openSecurityLog, type SecurityRule } from './security-log.ts'

const minute = 60_000
const lines: string[] = []
const log = { write: (line: string) => lines.push(line) }

/** A request that a proxy passes on for an address. */
function from(address: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  return Object.assign(request, { method: 'GET', headers: { 'x-forwarded-for': address } })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The logged lines: rule, address, and count. */
function told() {
  return lines.splice(0).map(line => {
    const { rule, address, times } = JSON.parse(line)
    return [rule, address, times].filter(Boolean).join(' ')
  })
}

test('a repeated event is one line a minute; after a quiet minute it is logged anew', () => {
  const { securityEvent, stop } = openSecurityLog(readConfiguration({ TRUST_PROXY: 'true' }), log)
  const knock = (times: number, rule: SecurityRule = 'not-theirs', address = '203.0.113.1') => {
    for (let i = 0; i < times; i++) securityEvent(rule, from(address))
  }
  knock(50)
  knock(1, 'too-large')
  knock(1, 'not-theirs', '203.0.113.2')
  expect(told()).toEqual(['not-theirs 203.0.113.1', 'too-large 203.0.113.1', 'not-theirs 203.0.113.2'])
  vi.advanceTimersByTime(minute)
  expect(told()).toEqual(['not-theirs 203.0.113.1 49'])
  knock(7)
  knock(1, 'too-large')
  expect(told()).toEqual(['too-large 203.0.113.1'])
  vi.advanceTimersByTime(minute)
  expect(told()).toEqual(['not-theirs 203.0.113.1 7'])
  vi.advanceTimersByTime(minute)
  knock(1)
  expect(told()).toEqual(['not-theirs 203.0.113.1'])
  knock(3)
  stop()
  expect(told()).toEqual(['not-theirs 203.0.113.1 3'])
  vi.advanceTimersByTime(10 * minute)
  expect(told()).toEqual([])
})

test('a sign-in of staff is logged, not as a warning; an invalid address is not repeated', () => {
  const { securityEvent, stop } = openSecurityLog(readConfiguration({ TRUST_PROXY: 'true' }), log)
  securityEvent('signed-in', from('203.0.113.1'))
  securityEvent('not-signed-in', from('evil" address="203.0.113.9'))
  const [entered, refused] = lines.splice(0).map(line => JSON.parse(line))
  expect(entered).toMatchObject({ rule: 'signed-in', address: '203.0.113.1', msg: 'let in' })
  expect(refused).toMatchObject({ rule: 'not-signed-in', msg: 'refused' })
  expect(refused.level).not.toBe(entered.level)
  expect(refused.address).not.toContain('evil')
  stop()
})
