import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import { testBank } from '#testing/bookings/bank'
import { cardholder, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import type { Death, PaymentWork } from '#testing/site/payment-process'
import { cases } from '#testing/soak'
import { run as reconcileAll } from './attempts/reconcile-all.ts'

// Starting whole processes takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { clock, context } = site
const { beginElsewhere, hold, pay, challengeOf, attemptsOf, bookingStatusOf, booksOf, agreed } = paying(site, bank)

const minute = 60_000
const { begun, challenged, authorised, paid, failed } = attemptStatus
const statuses = async (id: number) => (await attemptsOf(id)).map(({ status }) => status)

/** Runs the work in a process that kills itself; returns the signal that ended it. */
async function dieIn(work: PaymentWork): Promise<unknown> {
  const [, signal] = await once(beginElsewhere(work), 'exit')
  return signal
}

/** Runs the site's job of each minute until nothing is open. */
async function goOn(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await clock.set(clock.at + 2 * minute)
    await reconcileAll(context, {}, { signal: new AbortController().signal })
  }
}

/** The stored statuses at the moment of death, and after the jobs have run. */
interface Step extends Death {
  at: number[]
  later: number[]
}

describe.each(cases(['checkout', 'opayo'] as const, 1))('a process that pays by %s and is killed', provider => {
  test.each<Step>(
    cases(
      [
        { commit: 1, when: 'after', at: [begun], later: [failed] },
        { commit: 2, when: 'before', at: [begun], later: [paid] },
        { commit: 2, when: 'after', at: [authorised], later: [paid] },
        // Nothing was stored, so no provider was requested.
        { commit: 1, when: 'before', at: [], later: [] },
        { commit: 3, when: 'before', at: [authorised], later: [paid] },
        { commit: 3, when: 'after', at: [paid], later: [paid] },
      ],
      3,
    ),
  )('$when its commit $commit has charged once in the end', async ({ commit, when, at, later }) => {
    const held = await hold()
    const by = { kind: 'guest-user' as const, guestUserId: 1, bookingId: held.id }
    const wanted = {
      ...{ bookingId: held.id, part: 'deposit' as const, amount: held.deposit, provider, language: 'en' as const },
      ...{ key: undefined, payer: cardholder, card: await bank.tokenOf(provider, '4000000000000010') },
      browser: { ip: '192.0.2.1', accept: '*/*', userAgent: '', language: 'en' },
    }
    expect(await dieIn({ what: 'pay', actor: by, wanted, dies: { commit, when } })).toBe('SIGKILL')
    expect(await statuses(held.id)).toEqual(at)
    await goOn()
    expect(await statuses(held.id)).toEqual(later)
    // A visitor who was charged nothing still holds the villa, and pays.
    if (!later.includes(paid)) expect((await pay(held, { provider })).body.state).toBe('paid')
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test.each<Step>(
    cases(
      [
        { commit: 1, when: 'before', at: [challenged], later: [paid] },
        { commit: 1, when: 'after', at: [authorised], later: [paid] },
        { commit: 2, when: 'before', at: [authorised], later: [paid] },
        { commit: 2, when: 'after', at: [paid], later: [paid] },
      ],
      2,
    ),
  )('when its holder comes back, $when its commit $commit, has charged once in the end', async step => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: '4242424242424242' })
    const { fields } = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    const result = { ...(fields.cres && { cRes: fields.cres }) }
    const challenge = { provider: provider as ProviderName, batchCode: String(body.md), result }
    const dies = { commit: step.commit, when: step.when }
    expect(await dieIn({ what: 'finish', challenge, dies })).toBe('SIGKILL')
    expect(await statuses(held.id)).toEqual(step.at)
    await goOn()
    expect(await statuses(held.id)).toEqual(step.later)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })
})
