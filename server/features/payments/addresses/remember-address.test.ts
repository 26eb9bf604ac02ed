import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Actor } from '#domain/access/actor'
import { testDatabase } from '#testing/site/database'
import { rememberAddress } from './remember-address.ts'

const { db } = await testDatabase()
const typed = { firstName: 'Ada', lastName: 'Holm', address: '1 Quay', city: 'Corfu', country: 'GR' }
let contacts = 0
const newContact = async () => {
  const [made] = await db
    .insert(tables.contact)
    .values({ email: `billing-${++contacts}@example.com` })
    .returning({ id: tables.contact.id })
  return made?.id ?? 0
}
const addressesOf = (contactId: number) =>
  db.select().from(tables.contactAddress).where(eq(tables.contactAddress.contactId, contactId))
const remember = (actor: Actor, more: object = {}) =>
  withTransaction(db, tx => rememberAddress(tx, actor, { ...typed, ...more }))

test('the billing address of a client’s card is stored in their profile, where none exists', async () => {
  const contactId = await newContact()
  const actor = { kind: 'lead-booker', contactId } as const
  await remember(actor, { address: undefined, city: undefined, country: undefined })
  expect(await addressesOf(contactId)).toEqual([])
  await remember(actor)
  await remember(actor, { address: '2 Quay' })
  expect(await addressesOf(contactId)).toMatchObject([
    { kind: 'billing', line1: '1 Quay', city: 'Corfu', country: 'GR' },
  ])
})

test('addresses of other payers are not stored, nor those entered during impersonation', async () => {
  const contactId = await newContact()
  await remember({ kind: 'lead-booker', contactId, impersonated: { staffId: 1 } })
  await remember({ kind: 'guest-user', guestUserId: 1, bookingId: 1 })
  await remember({ kind: 'co-sign-in', coSignInId: 1, role: 'guest' })
  expect(await addressesOf(contactId)).toEqual([])
})
