import type { Transaction } from '#database/connection'
import type { Day } from '#domain/calendar/day'
import { seedAccounts } from './demo/accounts.ts'
import { seedBookings } from './demo/bookings.ts'
import { seedEditorial } from './demo/editorial.ts'
import { seedExperiences } from './demo/experiences.ts'
import { type PassportStore, seedFamily } from './demo/family.ts'
import { seedGeography } from './demo/geography.ts'
import { seedMessages } from './demo/messages.ts'
import { seedPages } from './demo/pages.ts'
import { seedPayments } from './demo/payments.ts'
import { pictureList } from './demo/pictures.ts'
import { seedTeam } from './demo/team.ts'
import { seedTransferTariffs } from './demo/transfers.ts'
import { seedVillas } from './demo/villas.ts'
import { seedAllowance, seedWine } from './demo/wine.ts'

/**
 * Seeds the demonstration catalogue in the caller's transaction, into an empty database; `today` decides the years of
 * its calendars. The family's trip is part of it where `passports` can be encrypted.
 */
export async function seedDemo(tx: Transaction, today: Day, passports?: PassportStore): Promise<void> {
  const pictures = await pictureList(tx)
  await seedGeography(tx, today)
  await seedTransferTariffs(tx)
  await seedVillas(tx, today, pictures)
  await seedPages(tx, today, pictures)
  await seedExperiences(tx, today, pictures)
  await seedEditorial(tx, today, pictures)
  await seedTeam(tx)
  await seedAccounts(tx)
  await seedBookings(tx, today)
  await seedMessages(tx)
  await seedWine(tx)
  await seedAllowance(tx)
  if (passports) await seedFamily(tx, today, passports)
  // After all bookings: invoices are numbered in the order of their days.
  await seedPayments(tx)
  await continueSequences(tx)
}

/** Rows were inserted with their ids: the sequences must continue after them. */
async function continueSequences(tx: Pick<Transaction, 'execute'>) {
  await tx.execute(`
    select setval(pg_get_serial_sequence(name, 'id'), 10000)
    from unnest(array['villa', 'picture', 'slideshow', 'booking', 'feedback']) as name`)
}
