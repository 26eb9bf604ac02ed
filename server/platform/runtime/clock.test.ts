import { expect, test } from 'vitest'
import { todayAt } from '#domain/calendar/today'
import { testClock } from '#testing/site/clock'
import { testDatabase } from '#testing/site/database'
import { databaseSyncedClock } from './clock.ts'

test('the application goes by the time of the database, however far that is from the machine’s', async () => {
  const { db } = await testDatabase()
  const inTenYears = Date.now() + 10 * 365 * 86_400_000
  await testClock(db).set(inTenYears)
  const clock = await databaseSyncedClock(db)
  clock.stop()
  expect(todayAt(clock.now() + 60_000) >= todayAt(inTenYears)).toBe(true)
})
