import { eq } from 'drizzle-orm'
import type { TransferOptions, TransferPrices } from '#contract/extras/transfers'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { booking, transferTariff } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { todayAt } from '#domain/calendar/today'
import { kilometresBetween } from '#domain/geography/distance'
import { type CurrencyId, majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import {
  hoursOf,
  isChauffeur,
  type LocalMoment,
  maxPassengers,
  seatsOf,
  type TransferType,
  transferDirections,
  transferIdOf,
  type Vehicle,
  vehicles,
} from '#domain/transfers/transfer'
import { transferPolicy } from '#domain/transfers/transfer-policy'
import {
  convertedCents,
  drivingMinutes,
  legEuroCents,
  roadKilometres,
  type TransferTariff,
  tariffsOn,
} from '#domain/transfers/transfer-price'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import type { Content } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import { findBooked } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import type { World } from './queries.ts'

/** The farthest airport beyond the villa's own region, in kilometres in a straight line. */
const farthestAirport = 250
const maxAirports = 3
/** The farthest place that a driver goes to, and the longest list. */
const farthestPlace = 120
const maxPlaces = 40

/** A place of a transfer with its way to the villa. */
export interface TransferPlace {
  id: number
  name: string
  type: string
  kilometres: number
  /** Between an island without an airport and an airport of another region. */
  crossesWater: boolean
}

/** The places for a type of transfer, the nearest first: an airport can be in another region, a place is in the villa's. */
export function placesOf(
  { row }: Pick<CatalogueVilla, 'row'>,
  content: Pick<Content, 'places' | 'placesByRegion' | 'regionById'>,
  type: TransferType,
  language: Language,
): TransferPlace[] {
  if (isChauffeur(type)) return []
  const isAirport = (place: { type: string }) => place.type === 'Airport'
  const own = content.placesByRegion.get(row.regionId) ?? []
  const isIsland = content.regionById.get(row.regionId)?.island ?? false
  const near = (places: typeof own) =>
    places
      .map(place => ({ place, straight: kilometresBetween(row, place) }))
      .toSorted((one, other) => one.straight - other.straight || one.place.id - other.place.id)
  const all = near(content.places.filter(isAirport))
  const ownAirports = near(own.filter(isAirport))
  const within = all.filter(({ straight }) => straight <= farthestAirport)
  const airports = ownAirports.length > 0 ? ownAirports : (within.length > 0 ? within : all).slice(0, maxAirports)
  const others = near(own.filter(place => !isAirport(place)))
    .filter(({ straight }) => straight <= farthestPlace)
    .slice(0, maxPlaces)
  const seen = new Set<string>()
  return (type === 'airport' ? airports : others)
    .filter(({ place }) => !seen.has(place.name.en) && seen.add(place.name.en))
    .map(({ place, straight }) => ({
      id: place.id,
      name: place.name[language],
      type: place.type.replaceAll('_', ' '),
      kilometres: roadKilometres(straight),
      crossesWater: isIsland && place.regionId !== row.regionId,
    }))
}

/** A villa of the catalogue by its id. Throws `not-found`. */
export function getTransferVilla({ catalogue }: Pick<World, 'catalogue'>, villaId: number): CatalogueVilla {
  const found = catalogue.villas.get(villaId)
  if (!found) throw new ProblemError('not-found')
  return found
}

const optionOf = (type: TransferType, vehicle: Vehicle) => {
  const smaller = vehicles[vehicles.indexOf(vehicle) - 1]
  return {
    transferId: transferIdOf(type, vehicle),
    vehicle,
    minPassengers: smaller ? seatsOf[smaller] + 1 : 1,
    maxPassengers: seatsOf[vehicle],
  }
}

/** The vehicles and places for a type of transfer. Throws `not-found`. */
export function getTransferOptions(
  world: Pick<World, 'catalogue'>,
  { id, type, language }: { id: number; type: TransferType; language: Language },
): TransferOptions {
  const villa = getTransferVilla(world, id)
  const places = placesOf(villa, world.catalogue.content, type, language)
  return {
    propertyId: id,
    type,
    directions: isChauffeur(type) ? ['from-villa'] : [...transferDirections],
    hours: hoursOf[type],
    options: vehicles.map(vehicle => optionOf(type, vehicle)),
    places: places.map(({ id: regionPlaceId, name, type: placeType, kilometres }) => ({
      ...{ regionPlaceId, name, placeType, kilometres, minutes: drivingMinutes(kilometres) },
    })),
    maxPassengers,
  }
}

/** The tariffs of a region for requests at this moment, by vehicle: the version in force, or the first prices. */
export async function findTariffs(
  db: Queryable,
  { catalogue, clock }: PricingWorld,
  regionId: number,
): Promise<ReadonlyMap<Vehicle, TransferTariff>> {
  const tariffs = tariffsOn(todayAt(clock.now()), regionId, catalogue.content.settings.transferTariffs)
  if (tariffs) return new Map(vehicles.map(vehicle => [vehicle, tariffs[vehicle]]))
  const rows = await db.select().from(transferTariff).where(eq(transferTariff.regionId, regionId))
  return new Map(rows.map(row => [row.vehicle, row]))
}

export type PricingWorld = Pick<Context, 'catalogue' | 'clock'>

interface Priced {
  id: number
  type: TransferType
  passengers: number
  moment: LocalMoment
  bookingId: number | undefined
}

async function currencyOf(db: Queryable, actor: Actor, bookingId: number | undefined) {
  if (bookingId === undefined) return { currencyId: 1 as CurrencyId, rate: 1 }
  authorize(transferPolicy, actor, 'view', await findBooked(db, bookingId))
  const [found] = await db
    .select({ currencyId: booking.currencyId, rate: booking.rate })
    .from(booking)
    .where(eq(booking.id, bookingId))
  if (!found) throw new ProblemError('not-found')
  return found
}

/** The price of each vehicle that takes the passengers, to each place. Throws `not-found`. */
export async function getTransferPrices(
  db: Queryable,
  world: PricingWorld,
  actor: Actor,
  { id, type, passengers, moment, bookingId }: Priced,
): Promise<TransferPrices> {
  const villa = getTransferVilla(world, id)
  const { currencyId, rate } = await currencyOf(db, actor, bookingId)
  const tariffs = await findTariffs(db, world, villa.row.regionId)
  const places = placesOf(villa, world.catalogue.content, type, 'en')
  const ways: (TransferPlace | undefined)[] = isChauffeur(type) ? [undefined] : places
  const prices = vehicles
    .filter(vehicle => seatsOf[vehicle] >= passengers)
    .flatMap(vehicle => {
      const tariff = tariffs.get(vehicle)
      return ways.map(place => {
        const leg = { type, kilometres: place?.kilometres ?? 0, crossesWater: place?.crossesWater ?? false, ...moment }
        const price = tariff ? majorOf(convertedCents(legEuroCents(tariff, leg), rate)) : 0
        return { ...optionOf(type, vehicle), regionPlaceId: place?.id ?? null, price }
      })
    })
  return { propertyId: id, type, currencyId, prices: prices.filter(({ price }) => price > 0) }
}
