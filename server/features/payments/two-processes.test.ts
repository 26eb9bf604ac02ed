import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testBank } from '#testing/bookings/bank'
import { cardholder, type Held, paying } from '#testing/bookings/paying'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { run as reconcileAll } from './attempts/reconcile-all.ts'

// Starting whole processes takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, clock, context } = site
const { beginElsewhere, hold, pay, send, as, attemptsOf, booksOf, agreed, bookingStatusOf } = paying(site, bank)

const both = ['checkout', 'opayo'] as const
type Provider = (typeof both)[number]
type Part = 'deposit' | 'balance'

const payment = async (held: Held, provider: Provider, part: Part, amount: number) => ({
  what: 'pay' as const,
  actor: { kind: 'guest-user' as const, guestUserId: 1, bookingId: held.id },
  wanted: {
    bookingId: held.id,
    part,
    amount,
    provider,
    language: 'en' as const,
    key: undefined,
    card: await bank.tokenOf(provider, '4000000000000010'),
    payer: cardholder,
    browser: { ip: '192.0.2.1', accept: '*/*', userAgent: '', language: 'en' },
  },
})

/** Pays in a process of its own; resolves when that has ended, however. */
function payElsewhere(work: Awaited<ReturnType<typeof payment>>): Promise<unknown> {
  return once(beginElsewhere(work), 'exit')
}

/** Runs the site's job of each minute. */
async function goOn(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await clock.set(clock.at + 3 * 60_000)
    await reconcileAll(context, {}, { signal: new AbortController().signal }).catch(() => undefined)
  }
}

describe('two processes that capture money concurrently', () => {
  test('for one option: one card is charged, and the other is freed', async () => {
    const held = await hold()
    const works = await Promise.all(both.map(provider => payment(held, provider, 'deposit', held.deposit)))
    await Promise.all(works.map(payElsewhere))
    await goOn()
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(Math.round(held.deposit * 100)))
  })

  test('for one balance: it is paid once', async () => {
    const held = await hold()
    expect((await pay(held)).body.state).toBe('paid')
    const { body } = await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))
    const { amount } = body.payments.find(({ kind }: { kind: string }) => kind === 'balance')
    const works = await Promise.all(both.map(provider => payment(held, provider, 'balance', amount)))
    await Promise.all(works.map(payElsewhere))
    await goOn()
    expect(await booksOf(held.id)).toEqual(agreed(Math.round((held.deposit + amount) * 100)))
  })
})

test.each(both)(
  'a database that ends all connections while %s is requested loses no payment, and charges once',
  async provider => {
    const held = await hold()
    const work = await payment(held, provider, 'deposit', held.deposit)
    bank.faults.add({ on: 'payments', fault: 'silent', times: 1, seconds: 2 })
    const ended = payElsewhere(work)
    await expect.poll(() => bank.faults.all().length, { timeout: 60_000 }).toBe(0)
    await db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined)
    await ended
    await eventually(async () => {
      await goOn()
      expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([3])
    })
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(Math.round(held.deposit * 100)))
  },
)
