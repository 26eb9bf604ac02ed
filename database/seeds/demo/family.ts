import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { addDays, type Day, weekdayOf } from '#domain/calendar/day'
import { overlap } from '#domain/calendar/stay'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { emptyPassport, type PassportDetails } from '#domain/passports/passport'
import { type DemonstrationVilla, sell, villaIn } from './bookings.ts'

/** The booking of the family; the sequences begin after it. */
export const familyBookingId = 9005

/** How the site names and encrypts passport details: the keys are not in the database. */
export interface PassportStore {
  idOf: (bookingId: number, slot: number) => string
  encrypt: (id: string, details: PassportDetails) => string
}

/**
 * The first week from Saturday to Saturday, three weeks ahead, on which the villa is free: near enough for wine (PD-115)
 * and transfers, whatever the season.
 */
function nextWeek({ occupancies }: DemonstrationVilla, today: Day) {
  const start = addDays(today, 21)
  for (let from = addDays(start, (13 - weekdayOf(start)) % 7); ; from = addDays(from, 7)) {
    const stay = { from, to: addDays(from, 7) }
    if (!occupancies.some(taken => overlap(taken, stay))) return stay
  }
}

/** The family as far as it has filled in its passport details: two complete, one begun, three to come. */
const family: readonly Partial<PassportDetails>[] = [
  {
    ...{ givenNames: 'Eleanor', surname: 'Hartley', sex: 'f', birthDate: '1984-03-12', birthCountry: 'GB' },
    ...{ birthPlace: 'Bath', nationality: 'GB', documentType: 'passport', documentNumber: '533401372' },
    ...{ issueCountry: 'GB', issuePlace: 'London', issuedOn: '2022-05-04', expiresOn: '2032-05-04' },
  },
  {
    ...{ givenNames: 'James', surname: 'Hartley', sex: 'm', birthDate: '1982-11-30', birthCountry: 'GB' },
    ...{ birthPlace: 'Leeds', nationality: 'GB', documentType: 'passport', documentNumber: '533401398' },
    ...{ issueCountry: 'GB', issuePlace: 'London', issuedOn: '2022-05-04', expiresOn: '2032-05-04' },
  },
  { givenNames: 'Rose', surname: 'Hartley', birthDate: '2016-07-21' },
]

/** A family whose stay begins soon, with half of its passport details: the next trip of the demonstration's lead booker. */
export async function seedFamily(tx: Transaction, today: Day, passports: PassportStore): Promise<void> {
  const [lead] = await tx
    .select({ id: tables.contact.id })
    .from(tables.contact)
    .where(eq(tables.contact.email, demonstrationAccounts.leadBooker))
  if (!lead) throw new Error('the demonstration has no lead booker')
  const villa = await villaIn(tx, 'umbria')
  await sell(tx, lead.id, {
    ...{ id: familyBookingId, villa, stay: nextWeek(villa, today), soldOn: addDays(today, -90) },
    ...{ status: bookingStatus.confirmed, paid: ['deposit', 'balance'], anySeason: true },
  })
  await tx.insert(tables.passport).values(
    family.map((details, at) => {
      const slot = at + 1
      const id = passports.idOf(familyBookingId, slot)
      const row = { id, bookingId: familyBookingId, kind: 'party' as const, slot }
      return { ...row, details: passports.encrypt(id, { ...emptyPassport, ...details }) }
    }),
  )
}
