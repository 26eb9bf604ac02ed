import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testDatabase } from '#testing/site/database'
import { clientAddress } from './client-address.ts'

const { db } = await testDatabase()

test('the known address is as entered with a card, else the billing address of the profile, else the home address', async () => {
  const [contact] = await db.insert(tables.contact).values({ email: 'invoiced@example.com' }).returning()
  const contactId = contact?.id ?? 0
  const [made] = await db.insert(tables.booking).values({ contactId, status: bookingStatus.confirmed }).returning()
  const id = made?.id ?? 0
  const found = () => clientAddress(db, id, 'de')
  expect(await found()).toEqual({ set: '', known: '' })
  const at = { contactId, line1: '2 Hill', line2: '', city: 'Noto', region: '', postcode: '96017', country: 'IT' }
  await db.insert(tables.contactAddress).values({ ...at, kind: 'home' })
  expect(await found()).toEqual({ set: '', known: '2 Hill\n96017 Noto\nItalien' })
  await db.insert(tables.contactAddress).values({ ...at, kind: 'billing', line1: '3 Gate' })
  expect(await found()).toEqual({ set: '', known: '3 Gate\n96017 Noto\nItalien' })
  const change = (values: Partial<typeof tables.booking.$inferInsert>) =>
    db.update(tables.booking).set(values).where(eq(tables.booking.id, id))
  await change({ billingAddress: '4 Card' })
  expect(await found()).toEqual({ set: '', known: '4 Card' })
  // Entries set by the client come first, and hide none of the others.
  await change({ invoiceAddress: '5 Office' })
  expect(await found()).toEqual({ set: '5 Office', known: '4 Card' })
})

test('a booking without an account has no profile', async () => {
  const [made] = await db
    .insert(tables.booking)
    .values({ status: bookingStatus.onlineOption, online: true })
    .returning()
  expect(await clientAddress(db, made?.id ?? 0, 'en')).toEqual({ set: '', known: '' })
  expect(await clientAddress(db, 2_000_000_000, 'en')).toEqual({ set: '', known: '' })
})
