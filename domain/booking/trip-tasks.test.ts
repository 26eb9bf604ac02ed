import { expect, test } from 'vitest'
import type { ScheduleRow } from './payment-schedule.ts'
import { isRunningOut, type TripFacts, tripTasks } from './trip-tasks.ts'

const row = (kind: ScheduleRow['kind'], cents: number, due: string, state: ScheduleRow['state']): ScheduleRow => ({
  ...{ kind, cents, due, state },
})
const paidDeposit = row('deposit', 300_00, '2026-12-01', 'paid')
const trip: TripFacts = { status: 2, arrival: '2027-07-03', today: '2027-01-15' }
const kinds = (facts: Partial<TripFacts>) =>
  tripTasks({ ...trip, ...facts }).map(({ kind, state }) => `${kind} ${state}`)

test('a held villa only needs its deposit', () => {
  const schedule = [
    row('deposit', 300_00, '2027-01-18', 'to-come'),
    row('balance', 700_00, '2027-04-24', 'to-come'),
    row('tourist-tax', 40_00, '2027-04-24', 'to-come'),
  ]
  expect(tripTasks({ ...trip, status: 1, schedule, passports: { ready: 0, count: 6 }, guestsInvited: 0 })).toEqual([
    { kind: 'deposit', state: 'open', due: '2027-01-18', cents: 300_00 },
  ])
})

test('what is overdue comes first, then what is open by its day, and last what is done', () => {
  const schedule = [
    paidDeposit,
    row('balance', 400_00, '2027-04-24', 'to-come'),
    row('tourist-tax', 40_00, '2027-01-10', 'due'),
  ]
  expect(kinds({ schedule, passports: { ready: 1, count: 6 }, guestsInvited: 0 })).toEqual([
    'services overdue',
    'balance open',
    'passports open',
    'guests optional',
    'deposit done',
  ])
})

test('parts of a balance that are due on different days are asked for one after the other', () => {
  const parts = [row('balance', 400_00, '2027-03-01', 'to-come'), row('balance', 300_00, '2027-04-24', 'to-come')]
  const first = tripTasks({ ...trip, schedule: [paidDeposit, ...parts] })[0]
  expect(first).toEqual({ kind: 'balance', state: 'open', due: '2027-03-01', cents: 400_00 })
})

test('an earlier part that was missed is added to the one that is due', () => {
  const parts = [row('balance', 400_00, '2027-01-10', 'due'), row('balance', 300_00, '2027-01-15', 'due')]
  const first = tripTasks({ ...trip, schedule: [paidDeposit, ...parts] })[0]
  expect(first).toEqual({ kind: 'balance', state: 'overdue', due: '2027-01-10', cents: 700_00 })
})

test('a payment is in time on its day', () => {
  expect(kinds({ schedule: [row('balance', 400_00, '2027-01-15', 'due')] })).toEqual(['balance open'])
})

test('passports are done once every guest is complete', () => {
  expect(tripTasks({ ...trip, passports: { ready: 6, count: 6 } })).toEqual([
    { kind: 'passports', state: 'done', progress: { done: 6, total: 6 } },
  ])
  expect(kinds({ passports: { ready: 5, count: 6 }, today: '2027-07-04' })).toEqual(['passports overdue'])
  expect(kinds({ passports: { ready: 0, count: 0 } })).toEqual([])
})

test('an invitation is optional, and done with the first guest', () => {
  expect(kinds({ guestsInvited: 0 })).toEqual(['guests optional'])
  expect(kinds({ guestsInvited: 2 })).toEqual(['guests done'])
})

test('what a viewer may not know makes no task, and nothing is asked of a trip that is over', () => {
  expect(kinds({})).toEqual([])
  for (const status of [3, 4, 5] as const)
    expect(kinds({ status, schedule: [row('balance', 1, '2027-01-10', 'due')], guestsInvited: 0 })).toEqual([])
})

test('an option runs out in its last three days', () => {
  const now = Date.parse('2027-01-15T10:00:00Z')
  expect(isRunningOut('2027-01-18T09:59:00Z', now)).toBe(true)
  expect(isRunningOut('2027-01-18T10:00:00Z', now)).toBe(false)
  expect(isRunningOut(null, now)).toBe(false)
})

test('a journey is told, or open until the day of arrival; guests are not asked for it', () => {
  expect(tripTasks({ ...trip, journeyTold: true })).toEqual([{ kind: 'journey', state: 'done' }])
  expect(tripTasks({ ...trip, journeyTold: false })).toEqual([{ kind: 'journey', state: 'open', due: trip.arrival }])
  expect(kinds({ journeyTold: false, today: '2027-07-04' })).toEqual(['journey overdue'])
  expect(kinds({})).toEqual([])
})
