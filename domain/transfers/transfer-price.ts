import { type Dated, versionOn } from '#domain/calendar/dated-versions'
import { type Day, partsOf } from '#domain/calendar/day'
import { roundCents } from '#domain/pricing/money'
import { isChauffeur, type LocalMoment, type TransferType, type Vehicle } from '#domain/transfers/transfer'

/** The tariff of a region for one vehicle, in cents of euros. */
export interface TransferTariff {
  /** For each journey, before its kilometres. */
  baseCents: number
  perKilometreCents: number
  /** For a journey that crosses water. */
  crossingCents: number
  /** A driver for the day, and for half of it. */
  dayCents: number
  halfDayCents: number
  /** Surcharges in per cent: pickup at night, and in high summer. */
  nightPercent: number
  seasonPercent: number
}

/** The tariffs of a region by vehicle, for transfers that are requested from a day on until the next version (PD-238). */
export interface DatedTariffs extends Dated {
  regionId: number
  tariffs: Readonly<Record<Vehicle, TransferTariff>>
}

/** The tariffs of a region on the day of a request; undefined before its first version. */
export const tariffsOn = (
  day: Day,
  regionId: number,
  versions: readonly DatedTariffs[],
): DatedTariffs['tariffs'] | undefined =>
  versionOn(
    day,
    versions.filter(version => version.regionId === regionId),
  )?.tariffs

/** A journey to be priced: its kilometres by road, and its local moment of pickup. */
export interface PricedLeg extends LocalMoment {
  type: TransferType
  kilometres: number
  crossesWater: boolean
}

const nightBegins = '22:00'
const nightEnds = '06:00'

/** Whether the night surcharge applies: from 22:00 until before 06:00. */
export const isNight = (time: string): boolean => time >= nightBegins || time < nightEnds

/** Whether the surcharge of high summer applies: from 15 June through 15 September. */
export function isHighSeason(day: Day): boolean {
  const { month, day: date } = partsOf(day)
  const inYear = month * 100 + date
  return inYear >= 615 && inYear <= 915
}

/** Roads bend: kilometres by road for each kilometre in a straight line. */
const detour = 1.3
/** Kilometres in a minute, on the roads of the coast. */
const kilometresPerMinute = 0.9

/** Whole kilometres by road, from a distance in a straight line. */
export const roadKilometres = (straight: number): number => Math.max(1, Math.round(straight * detour))

/** About how long a journey takes, in minutes rounded to five. */
export const drivingMinutes = (kilometres: number): number =>
  Math.max(5, Math.round((kilometres / kilometresPerMinute + 5) / 5) * 5)

/**
 * The price of one journey in cents of euros. Surcharges are shares of the price before them and add up; each is
 * rounded by itself.
 */
export function legEuroCents(tariff: TransferTariff, { type, kilometres, crossesWater, day, time }: PricedLeg): number {
  const plain = isChauffeur(type)
    ? type === 'chauffeur'
      ? tariff.dayCents
      : tariff.halfDayCents
    : tariff.baseCents + kilometres * tariff.perKilometreCents + (crossesWater ? tariff.crossingCents : 0)
  const night = isNight(time) ? roundCents((plain * tariff.nightPercent) / 100) : 0
  const season = isHighSeason(day) ? roundCents((plain * tariff.seasonPercent) / 100) : 0
  return plain + night + season
}

/** Cents of a currency for cents of euros; `rate` is units of it per euro. Each journey is converted by itself. */
export const convertedCents = (euroCents: number, rate: number): number => roundCents(euroCents * rate)
