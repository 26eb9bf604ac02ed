import { expect, test } from 'vitest'
import { type Actor, anonymous } from '#domain/access/actor'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { findAttempt } from '../queries.ts'
import { presentAttempt } from './present-attempt.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, context } = site
const { hold, pay, stateOf, challengeOf, bringBack } = paying(site, bank)

const shownTo = async (id: number, actor: Actor) => {
  const attempt = await findAttempt(db, id)
  if (!attempt) throw new Error('there is no such attempt')
  return (await presentAttempt(db, context, attempt, { actor })).card
}

test.each(['checkout', 'opayo'] as const)('the card of a payment by %s is shown to its payer only', async provider => {
  const held = await hold()
  const { body } = await pay(held, { provider })
  const card = { brand: 'Visa', last4: '0010', wallet: null }
  expect(body).toMatchObject({ state: 'paid', card })
  expect((await stateOf(body.id, held)).card).toEqual(card)
  expect(await shownTo(body.id, anonymous)).toBeNull()
  const other = await hold()
  const payer = (await findAttempt(db, (await pay(other, { provider })).body.id))?.payer ?? ''
  const guestUserId = Number(/^guest-user (\d+)$/.exec(payer)?.[1])
  expect(guestUserId).toBeGreaterThan(0)
  expect(await shownTo(body.id, { kind: 'guest-user', guestUserId, bookingId: other.id })).toBeNull()
})

test('a card that waits for its bank, or was declined, is not shown', async () => {
  const held = await hold()
  const { body } = await pay(held, { number: '4242424242424242' })
  expect([body.state, body.card]).toEqual(['challenge', null])
  await bringBack(await bank.answerChallenge(challengeOf(body), 'wrong', { returnUrl: body.termurl }))
  expect(await stateOf(body.id, held)).toMatchObject({ state: 'failed', card: null })
})
