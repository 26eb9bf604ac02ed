import type { InformationPack } from '#contract/booking/information-pack'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { touristTax } from '#domain/booking/services'
import { todayAt } from '#domain/calendar/today'
import { emergencyNumbers } from '#domain/information-pack/emergency-numbers'
import { packingList, weatherOf } from '#domain/information-pack/packing-list'
import { paidBookingStatuses } from '#domain/lifecycles/booking-status'
import { closedItemStatuses } from '#domain/lifecycles/item-status'
import type { Language } from '#domain/text/language'
import { presentAmenities, presentPicture, presentPropertyDetail } from '#server/catalogue/present'
import { readVillaTexts } from '#server/catalogue/read-villa'
import type { Context } from '#server/context'
import { type FoundBooking, findBookings, managerOf } from '#server/features/bookings/public'
import { presentClientManager } from '#server/features/team/public'
import { usefulInformation } from '#server/features/villas/public'
import { authorize } from '#server/platform/auth/authorize'

export type PackWorld = Pick<Context, 'catalogue' | 'configuration' | 'clock'>

/** A hospital further away, in kilometres, is of no use: guests call the emergency number. */
const hospitalWithin = 80

/** The template of the page about car hire. */
const carHireTemplate = 81

/**
 * The information pack of a booking, for those who may see it. Throws `not-found`, and `not-in-this-state` before the
 * booking is confirmed and once it is cancelled.
 */
export async function getInformationPack(
  db: Queryable,
  world: PackWorld,
  actor: Actor,
  { id, language }: { id: number; language: Language },
): Promise<InformationPack> {
  const [found] = await findBookings(db, [id])
  authorize(bookingPolicy, actor, 'view', found?.booked)
  const isPaid = found && (paidBookingStatuses as readonly number[]).includes(found.row.status)
  if (!isPaid) throw new ProblemError('not-in-this-state')
  return presentInformationPack(db, world, found, language)
}

/** The pack of a loaded booking. Throws `not-found` where its villa no longer exists. */
export async function presentInformationPack(
  db: Queryable,
  world: PackWorld,
  found: FoundBooking,
  language: Language,
): Promise<InformationPack> {
  const { catalogue, configuration, clock } = world
  const { content } = catalogue
  const { row, items } = found
  const item = items.find(({ kind }) => kind === 'villa')
  const villa = item && catalogue.villas.get(item.villa.id)
  const region = villa && content.regionById.get(villa.row.regionId)
  const texts = villa && (await readVillaTexts(db, world, villa.row.id))
  if (!item || !villa || !region || !texts) throw new ProblemError('not-found')

  const house = presentPropertyDetail(villa, texts, content, language, todayAt(clock.now(), villa.timezone))
  const weather = weatherOf(item.stay, region.climate)
  const manager = managerOf(world, found)
  const pathOf = (pageId: number | null) => content.pageById.get(pageId ?? 0)?.path ?? null
  return {
    bookingId: row.id,
    reference: row.reference,
    ...item.stay,
    timezone: villa.timezone,
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    villa: {
      id: villa.row.id,
      name: house.name,
      url: villa.row.path,
      place: house.loc,
      region: house.region,
      country: house.country,
      countryCode: house.countryCode,
      lat: villa.row.lat,
      lng: villa.row.lng,
      location: house.location,
      picture: presentPicture(villa.row.thumb, language),
      arrivalFrom: house.arrivalFrom,
      departureBy: house.departureBy,
      nearby: house.nearby,
      houseRules: house.houseRules,
      included: house.included,
      extras: house.extras,
      amenities: presentAmenities(villa, content, language).flatMap(({ amenities }) =>
        amenities.map(({ name }) => name),
      ),
    },
    hospital:
      usefulInformation(villa, content, language).find(
        ({ type, kilometres }) => type === 'Hospital' && kilometres <= hospitalWithin,
      ) ?? null,
    region: {
      introduction: region.introduction[language],
      guidePath: pathOf(region.guidePageId),
      weatherPath: pathOf(region.weatherPageId),
      carHirePath:
        [...content.pageById.values()].find(({ templateId }) => templateId === carHireTemplate)?.path ?? null,
    },
    weather,
    packing: packingList({ weather, children: row.children, infants: row.infants }),
    emergency: emergencyNumbers(house.countryCode),
    touristTax: items.some(
      ({ kind, serviceId, status }) =>
        kind === 'villa-service' && serviceId === touristTax && !closedItemStatuses.includes(status),
    ),
    clientManager: manager ? presentClientManager(manager, world, language) : null,
    office: { phone: configuration.office.phone, email: configuration.office.email },
  }
}
