import { expect, test } from 'vitest'
import {
  type AttemptStatus,
  attemptLifecycle,
  attemptStatus,
  nextActions,
  openAttemptStatuses,
} from '#domain/lifecycles/attempt'
import { canTransition } from '#domain/lifecycles/state-machine'

const all = Object.values(attemptStatus)
const next = (status: AttemptStatus) => all.filter(other => canTransition(attemptLifecycle, status, other))

test('every status can be reached from the first', () => {
  const reached = new Set<AttemptStatus>(attemptLifecycle.initial)
  for (const status of reached) for (const other of next(status)) reached.add(other)
  expect([...reached].toSorted()).toEqual(all.toSorted())
})

test('paid, declined and released are final', () => {
  for (const status of [attemptStatus.paid, attemptStatus.declined, attemptStatus.released]) {
    expect(next(status)).toEqual([])
    expect(nextActions[status]).toEqual({})
  }
})

test('from every open status there is a way to an end', () => {
  const ends: readonly AttemptStatus[] = all.filter(status => !openAttemptStatuses.includes(status))
  for (const status of openAttemptStatuses) {
    const reached = new Set([status])
    for (const one of reached) for (const other of next(one)) reached.add(other)
    expect([...reached].some(one => ends.includes(one))).toBe(true)
  }
})

test('a damage deposit is claimed, given back, or has lapsed: nothing of it is taken by itself', () => {
  expect(next(attemptStatus.held).toSorted()).toEqual(
    [attemptStatus.authorised, attemptStatus.releasing, attemptStatus.released].toSorted(),
  )
  expect(Object.values(nextActions[attemptStatus.held])).not.toContain('capture')
  expect(Object.values(nextActions[attemptStatus.held])).not.toContain('pay')
})

test('an authorisation is never ignored while an attempt is open, nor after it was abandoned', () => {
  for (const status of [...openAttemptStatuses, attemptStatus.failed]) {
    expect(nextActions[status].authorised).toBeDefined()
    expect(nextActions[status].captured).toBeDefined()
  }
})
