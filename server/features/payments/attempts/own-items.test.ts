import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Actor } from '#domain/access/actor'
import { addDays } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { itemStatus } from '#domain/lifecycles/item-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'
import { createAttempt } from './create-attempt.ts'

const { app, db } = await testApp()
const bookingId = 9002
const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const [coSignIn] = await db.select().from(tables.coSignIn).where(eq(tables.coSignIn.email, demonstrationAccounts.guest))
const actor: Actor = { kind: 'co-sign-in', coSignInId: coSignIn?.id ?? 0 } as Actor
const [stayItem] = await db
  .select()
  .from(tables.bookingItem)
  .where(and(eq(tables.bookingItem.bookingId, bookingId), eq(tables.bookingItem.kind, 'villa')))
if (!stayItem) throw new Error('no stay')
const { villaId, stay } = stayItem

/** An experience that can be paid, requested by the guest or by the lead booker. */
async function anExperience(by: 'guest' | 'lead'): Promise<number> {
  const [item] = await db
    .insert(tables.bookingItem)
    .values({
      ...{ bookingId, villaId, kind: 'experience-service', serviceId: 42, priceCents: 12_000 },
      ...{ stay: { from: stay.from, to: addDays(stay.from, 1) }, status: itemStatus.provisional },
    })
    .returning()
  await db.insert(tables.plannedExperience).values({
    ...{ id: randomUUID(), bookingId, villaItemId: stayItem?.id ?? 0, experienceId: 42, itemId: item?.id },
    ...{ day: stay.from, adults: 2, children: 0, coSignInId: by === 'guest' ? coSignIn?.id : null },
  })
  return item?.id ?? 0
}
const pay = (itemIds: number[] | undefined, cents = 12_000) =>
  withTransaction(db, tx =>
    createAttempt(
      tx,
      { actor },
      {
        ...{ bookingId, part: 'service', amount: cents / 100, itemIds, provider: 'checkout', language: 'en' },
        card: { kind: 'token', token: 'tok_1' } as never,
        key: randomUUID(),
      },
    ),
  ).then(
    ({ attempt }) => attempt.cents,
    error => error.code,
  )
const shown = async () =>
  (await app.inject({ url: `/api/core/bookings/${bookingId}`, headers: guest })).json().clientInvoice
    .bookingItemsPayable as { id: number; price: number }[]

beforeEach(async () => {
  await db.delete(tables.paymentAttempt)
  await db.delete(tables.plannedExperience)
  await db.delete(tables.bookingItem).where(eq(tables.bookingItem.kind, 'experience-service'))
  await db.update(tables.guestLogin).set({ showsPrices: false })
})

describe('an invited person without prices', () => {
  test('sees and pays what they have requested', async () => {
    const mine = await anExperience('guest')
    expect(await shown()).toMatchObject([{ id: mine, price: 120 }])
    expect(await pay([mine])).toBe(12_000)
  })

  test('neither sees nor pays anything else', async () => {
    const [mine, theirs] = [await anExperience('guest'), await anExperience('lead')]
    expect((await shown()).map(({ id }) => id)).toEqual([mine])
    for (const itemIds of [[theirs], [mine, theirs], [], undefined]) expect(await pay(itemIds)).toBe('not-found')
  })

  test('pays other items once they are invited with prices', async () => {
    const theirs = await anExperience('lead')
    await db.update(tables.guestLogin).set({ showsPrices: true })
    expect(await pay([theirs])).toBe(12_000)
  })
})
