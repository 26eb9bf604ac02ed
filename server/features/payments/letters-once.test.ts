import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { run as tellOfPayment } from './send-payment-email.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, context } = site
const { work, hold, pay, mailsOf } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

test('confirmation, receipt and calendar are sent once, however often their job is repeated', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  await expect.poll(() => mailsOf(held.id), { timeout: 20_000 }).toEqual(['Receipt', 'Your booking is confirmed'])
  const [attempt] = await db.select().from(tables.paymentAttempt).where(eq(tables.paymentAttempt.bookingId, held.id))
  const attemptId = attempt?.id ?? 0
  // Each run is a new job, so that no stored step skips it.
  const step = async (_name: string, _work: unknown, keep?: (tx: never) => Promise<void>) =>
    withTransaction(db, async tx => keep?.(tx as never))
  const repeated = (told: 'confirmation' | 'receipt') =>
    tellOfPayment(context, { attemptId, told }, { step: step as never })
  await Promise.all([1, 2, 3].flatMap(() => [repeated('confirmation'), repeated('receipt')]))
  expect(await mailsOf(held.id)).toEqual(['Receipt', 'Your booking is confirmed'])
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, held.id))
  const mails = await db.select().from(tables.mail).orderBy(tables.mail.id)
  const withCalendar = mails.filter(({ calendar }) => calendar?.includes(row?.reference.toLowerCase() ?? '?'))
  expect(withCalendar.map(({ calendarMethod, subject }) => [calendarMethod, subject.split(':')[0]])).toEqual([
    ['publish', 'Your booking is confirmed'],
  ])
})
