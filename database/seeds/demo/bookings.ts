import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { firstDamageTerms } from '#domain/booking/damage'
import { priceInEuros, saleIn } from '#domain/booking/sale'
import { firstTaxRules } from '#domain/booking/tax/tax-rules'
import { rulesAt } from '#domain/booking/tax/tourist-tax'
import { addDays, type Day, weekdayOf } from '#domain/calendar/day'
import { overlap } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { firstTerms } from '#domain/pricing/terms'
import { findAlternativeStays } from '#domain/search/alternative-stays'

const {
  booking,
  bookingItem,
  conditionsAcceptance,
  contact,
  country,
  currency,
  instalment,
  occupancy,
  option,
  priceLine,
  region,
  season,
  trip,
  villa,
} = tables

const party = { adults: 4, children: 2, people: 6 }
const day = 86_400_000

/** The last villa of a region, which visitors of the demonstration see least. */
export async function villaIn(tx: Transaction, slug: string) {
  const rows = await tx
    .select({ row: villa, country: country.slug })
    .from(villa)
    .innerJoin(region, and(eq(region.id, villa.regionId), eq(region.slug, slug)))
    .innerJoin(country, eq(country.id, region.countryId))
    .orderBy(asc(villa.id))
  const last = rows.findLast(({ row }) => row.sleeps >= party.people)
  if (!last) throw new Error(`no villa of ${slug} sleeps the demonstration's party`)
  const seasons = await tx.select().from(season).where(eq(season.villaId, last.row.id)).orderBy(asc(season.nights))
  const taken = await tx.select().from(occupancy).where(eq(occupancy.villaId, last.row.id))
  return {
    id: last.row.id,
    tiers: last.row.tiers,
    regionId: last.row.regionId,
    place: last.row.place,
    country: last.country,
    damageDepositCents: last.row.damageDepositCents ?? 0,
    seasons: seasons.map(({ nights, flexible, ...terms }) => ({
      ...nights,
      ...terms,
      flexible: flexible ?? undefined,
    })),
    occupancies: taken.map(({ kind, nights }) => ({ kind, ...nights, expiresAt: Number.POSITIVE_INFINITY })),
  }
}

export type DemonstrationVilla = Awaited<ReturnType<typeof villaIn>>

/** The first available week of the villa from a day on. */
function freeWeek(villa: DemonstrationVilla, today: Day, from: number) {
  for (let ahead = from; ahead < from + 365; ahead += 14) {
    const asked = { from: addDays(today, ahead), to: addDays(today, ahead + 7) }
    const [found] = findAlternativeStays(asked, villa, { today, now: 0, party: party.people })
    if (found && found.from >= addDays(today, from)) return { from: found.from, to: found.to }
  }
  throw new Error('the demonstration has no free week')
}

/** A free week from Saturday to Saturday some months ago. */
function pastWeek({ occupancies }: DemonstrationVilla, today: Day) {
  const start = addDays(today, -120)
  for (let from = addDays(start, -((weekdayOf(start) + 1) % 7)); ; from = addDays(from, -7)) {
    const stay = { from, to: addDays(from, 7) }
    if (!occupancies.some(taken => overlap(taken, stay))) return stay
  }
}

interface Sold {
  id: number
  villa: DemonstrationVilla
  stay: { from: Day; to: Day }
  soldOn: Day
  status: 1 | 2 | 3
  paid: readonly ('deposit' | 'balance')[]
  whiteKey?: true
  /** It costs as much as in the first season, whatever its days. */
  anySeason?: true
}

/** Inserts a booking of the demonstration's lead booker as the site would have sold it. */
export async function sell(tx: Transaction, contactId: number, sold: Sold): Promise<void> {
  const { id, villa, stay, soldOn, status, paid, whiteKey = false, anySeason } = sold
  const currencies = await tx.select().from(currency).orderBy(asc(currency.id))
  const terms = firstTerms
  // A past summer costs as much as the next one.
  const seasons =
    anySeason || status === bookingStatus.completed
      ? villa.seasons.slice(0, 1).map(one => ({ ...one, ...stay }))
      : villa.seasons
  const euros = priceInEuros(
    { ...villa, seasons, taxRules: rulesAt(villa, firstTaxRules), damageTerms: [firstDamageTerms] },
    { stay, ...party },
    soldOn,
  )
  if (!euros) throw new Error('a booking of the demonstration has no price')
  const sale = saleIn(euros, 1, { currencies, terms })
  await tx.insert(booking).values({
    id,
    status,
    contactId,
    whiteKey,
    adults: party.adults,
    children: party.children,
    rooms: sale.rooms,
    ratedOn: soldOn,
    termsFrom: terms.from,
    damageDepositCents: sale.damageDepositCents,
    damageWaiverCents: sale.damageWaiverCents,
    soldFor: euros,
    createdAt: new Date(`${soldOn}T10:00:00Z`),
  })
  if (paid.length > 0) {
    const acceptedAt = new Date(`${soldOn}T10:00:00Z`)
    await tx
      .insert(conditionsAcceptance)
      .values({ bookingId: id, acceptedBy: 'client', version: terms.from, language: 'en', acceptedAt })
  }
  const isOption = status === bookingStatus.officeOption
  const [item] = await tx
    .insert(bookingItem)
    .values({
      bookingId: id,
      villaId: villa.id,
      stay,
      priceCents: sale.villaCents,
      status: isOption ? itemStatus.option : itemStatus.confirmed,
    })
    .returning({ id: bookingItem.id })
  if (!item) throw new Error('an item of the demonstration was not kept')
  const startedAt = new Date(`${soldOn}T10:00:00Z`)
  const expiresAt = new Date(Number(startedAt) + 30 * day)
  if (isOption) await tx.insert(option).values({ bookingItemId: item.id, startedAt, expiresAt })
  const heldThrough = todayAt(Number(expiresAt))
  const [tax] = sale.services
  const [taxItem] = tax
    ? await tx
        .insert(bookingItem)
        .values({
          bookingId: id,
          kind: 'villa-service',
          villaId: villa.id,
          stay,
          serviceId: tax.serviceId,
          priceCents: tax.cents,
          status: paid.includes('balance') ? itemStatus.confirmed : itemStatus.provisional,
        })
        .returning({ id: bookingItem.id })
    : []
  const linesOf = [
    { bookingItemId: item.id, lines: sale.lines },
    ...(tax && taxItem ? [{ bookingItemId: taxItem.id, lines: tax.lines }] : []),
  ]
  await tx.insert(priceLine).values(
    linesOf.flatMap(({ bookingItemId, lines }) =>
      lines.map(({ from, to, ...amounts }, position) => ({
        bookingItemId,
        position,
        nights: { from, to },
        ...amounts,
      })),
    ),
  )
  await tx.insert(instalment).values(
    sale.instalments.map(one => ({
      bookingId: id,
      ...one,
      ...(isOption && one.due < heldThrough && { due: heldThrough }),
      paidAt: paid.includes(one.kind) ? new Date(`${one.due}T10:00:00Z`) : null,
    })),
  )
}

/**
 * The bookings of the demonstration's lead booker (PD-40): a provisional one, one that is coming with its deposit
 * paid, in Sicily, one that is past, and one made under the White Key programme.
 */
export async function seedBookings(tx: Transaction, today: Day): Promise<void> {
  const [lead] = await tx
    .select({ id: contact.id })
    .from(contact)
    .where(eq(contact.email, demonstrationAccounts.leadBooker))
  if (!lead) throw new Error('the demonstration has no lead booker')
  const [corfu, sicily, tuscany, puglia] = [
    await villaIn(tx, 'corfu'),
    await villaIn(tx, 'sicily'),
    await villaIn(tx, 'tuscany'),
    await villaIn(tx, 'puglia'),
  ]
  const month = addDays(today, -30)
  const past = pastWeek(puglia, today)
  const { officeOption, confirmed, completed } = bookingStatus
  await sell(tx, lead.id, {
    ...{ id: 9001, villa: corfu, stay: freeWeek(corfu, today, 150), soldOn: addDays(today, -1) },
    ...{ status: officeOption, paid: [] },
  })
  await sell(tx, lead.id, {
    ...{ id: 9002, villa: sicily, stay: freeWeek(sicily, today, 100), soldOn: month },
    ...{ status: confirmed, paid: ['deposit'] },
  })
  await sell(tx, lead.id, {
    ...{ id: 9003, villa: puglia, stay: past, soldOn: addDays(past.from, -200) },
    ...{ status: completed, paid: ['deposit', 'balance'] },
  })
  await sell(tx, lead.id, {
    ...{ id: 9004, villa: tuscany, stay: freeWeek(tuscany, today, 180), soldOn: month },
    ...{ status: confirmed, paid: ['deposit'], whiteKey: true },
  })
  await tx.insert(trip).values({ bookingId: 9002, arrivalTime: '15:40', arrivalBy: 'BA 2612, Catania' })
}
