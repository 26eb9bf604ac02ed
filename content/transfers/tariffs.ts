import type { CountrySlug } from '#content/shapes'
import type { Vehicle } from '#domain/transfers/transfer'
import type { TransferTariff } from '#domain/transfers/transfer-price'

// Prices of drivers by country, a level for each region, and the vehicles. Euros here, cents below.

const ofCountry: Readonly<Record<CountrySlug, { base: number; kilometre: number; crossing: number; day: number }>> = {
  greece: { base: 28, kilometre: 1.7, crossing: 260, day: 420 },
  italy: { base: 35, kilometre: 1.9, crossing: 320, day: 520 },
  france: { base: 42, kilometre: 2.3, crossing: 380, day: 640 },
}

/** Regions where drivers cost more or less than in the rest of their country, in per cent. */
const levels: Readonly<Record<string, number>> = {
  ...{ mykonos: 155, santorini: 150, paros: 115, antiparos: 120, hydra: 130, symi: 115, 'athens-riviera': 115 },
  ...{ 'amalfi-coast': 145, sardinia: 120, puglia: 95, sicily: 95, 'cote-d-azur': 140, corsica: 115 },
}

/** A vehicle in per cent of a sedan. */
const ofVehicle: Readonly<Record<Vehicle, number>> = { sedan: 100, van: 145, minibus: 240 }

const nightPercent = 20
const seasonPercent = 15
const halfDayPercent = 60

/** The tariff of a region for a vehicle; every region has one. */
export function tariffOf(region: string, country: CountrySlug, vehicle: Vehicle): TransferTariff {
  const { base, kilometre, crossing, day } = ofCountry[country]
  const level = (levels[region] ?? 100) * ofVehicle[vehicle]
  /** Euros at this level as cents, to ten cents. */
  const cents = (euros: number) => Math.round((euros * level) / 1000) * 10
  return {
    baseCents: cents(base),
    perKilometreCents: cents(kilometre),
    crossingCents: cents(crossing),
    dayCents: cents(day),
    halfDayCents: Math.round((cents(day) * halfDayPercent) / 1000) * 10,
    nightPercent,
    seasonPercent,
  }
}
