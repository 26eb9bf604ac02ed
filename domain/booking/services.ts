import type { Text } from '#domain/text/language'

/** A service that is booked beside a villa. */
export interface Service {
  id: number
  name: Text
}

/** Services that the site itself adds to a booking. */
export const touristTax = 1
export const damageWaiver = 2
/** Charged for hours that the office has granted on request (PD-113). */
export const earlyArrival = 8
export const lateDeparture = 9

/** The services of a villa's stay. */
export const villaServices: readonly Service[] = [
  { id: touristTax, name: { en: 'Tourist tax', fr: 'Taxe de séjour', de: 'Kurtaxe' } },
  { id: damageWaiver, name: { en: 'Damage waiver', fr: 'Garantie dommages', de: 'Kautionsverzicht' } },
  { id: 3, name: { en: 'Heating of the pool', fr: 'Chauffage de la piscine', de: 'Beheizung des Pools' } },
  { id: 4, name: { en: 'Additional cleaning', fr: 'Ménage supplémentaire', de: 'Zusätzliche Reinigung' } },
  { id: 5, name: { en: 'Additional linen', fr: 'Linge supplémentaire', de: 'Zusätzliche Wäsche' } },
  { id: 6, name: { en: 'Cook', fr: 'Cuisinier', de: 'Köchin oder Koch' } },
  { id: 7, name: { en: 'Child care', fr: 'Garde d’enfants', de: 'Kinderbetreuung' } },
  { id: earlyArrival, name: { en: 'Early arrival', fr: 'Arrivée anticipée', de: 'Frühe Anreise' } },
  { id: lateDeparture, name: { en: 'Late departure', fr: 'Départ tardif', de: 'Späte Abreise' } },
]

/** The kinds of booking items; services as the API groups them (SPEC B7). */
export const itemKinds = ['villa', 'villa-service', 'experience-service', 'transfer', 'wine', 'non-invoiced'] as const
export type ItemKind = (typeof itemKinds)[number]
