import { expect, test } from 'vitest'
import { testClock } from '#testing/clock'
import { testDatabase } from '#testing/database'
import { followDatabase, todayAt } from './clock.ts'

test('today begins an hour earlier in Greece than in Italy and France', () => {
  const beforeMidnightInRome = Date.UTC(2027, 5, 30, 21, 30)
  expect(todayAt(beforeMidnightInRome, 'Europe/Rome')).toBe('2027-06-30')
  expect(todayAt(beforeMidnightInRome, 'Europe/Paris')).toBe('2027-06-30')
  expect(todayAt(beforeMidnightInRome, 'Europe/Athens')).toBe('2027-07-01')
})

test('a day turns at its midnight, forwards and back', () => {
  const midnight = Date.UTC(2027, 0, 14, 23)
  expect(todayAt(midnight - 1)).toBe('2027-01-14')
  expect(todayAt(midnight)).toBe('2027-01-15')
  expect(todayAt(midnight - 1)).toBe('2027-01-14')
})

test('the application goes by the time of the database, however far that is from the machine’s', async () => {
  const { db } = await testDatabase()
  const inTenYears = Date.now() + 10 * 365 * 86_400_000
  await testClock(db).set(inTenYears)
  const clock = await followDatabase(db)
  clock.stop()
  expect(todayAt(clock.now() + 60_000) >= todayAt(inTenYears)).toBe(true)
})
