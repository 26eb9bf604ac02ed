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

/** Services that guests pay on site, and that our invoices do not show. */
export const nonInvoicedServices: readonly Service[] = [
  { id: 1, name: { en: 'Shopping before arrival', fr: 'Courses avant l’arrivée', de: 'Einkauf vor der Anreise' } },
  { id: 2, name: { en: 'Restaurant table', fr: 'Table au restaurant', de: 'Tisch im Restaurant' } },
  { id: 3, name: { en: 'Car hire', fr: 'Location de voiture', de: 'Mietwagen' } },
]

/** The services of a kind that the site names; experiences are those of the catalogue. */
export const servicesOf = (kind: Exclude<ItemKind, 'villa' | 'experience-service'>): readonly Service[] =>
  kind === 'villa-service' ? villaServices : nonInvoicedServices

/** The kinds of booking items; services as the API groups them (SPEC B7). */
export const itemKinds = ['villa', 'villa-service', 'experience-service', 'non-invoiced'] as const
export type ItemKind = (typeof itemKinds)[number]
