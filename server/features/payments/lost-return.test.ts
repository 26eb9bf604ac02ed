import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { doJob } from '#testing/site/do-jobs'
import { run as reconcileAttempt } from './attempts/reconcile-attempt.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, clock } = site
const { hold, pay, challengeOf, attemptsOf, bookingStatusOf, booksOf, agreed } = paying(site, bank)

test('an Opayo cardholder who approved and whose return was lost learns by e-mail that nothing was charged', async () => {
  const held = await hold()
  const { body } = await pay(held, { provider: 'opayo', number: '4242424242424242' })
  await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
  await clock.set(clock.at + 5 * 3_600_000)
  const [attempt] = await attemptsOf(held.id)
  await reconcileAttempt(site.context, { attemptId: attempt?.id ?? 0 })
  expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([attemptStatus.failed])
  for (let i = 0; i < 2; i++) await doJob(site, 'tidy-options')
  expect(await bookingStatusOf(held.id)).toBe(bookingStatus.expired)
  expect(await booksOf(held.id)).toEqual(agreed(0))
  const mails = await db.select().from(tables.mail).where(eq(tables.mail.recipient, held.email)).orderBy(tables.mail.id)
  const ended = mails.filter(({ subject }) => subject.endsWith('has ended'))
  expect(ended.map(({ text }) => text)).toEqual([expect.stringContaining('nothing has been charged')])
})
