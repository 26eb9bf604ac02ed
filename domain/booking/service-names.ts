import { type ItemKind, type Service, villaServices } from '#domain/booking/services'
import type { Language } from '#domain/text/language'

/** Services that guests pay on site, and that our invoices do not show. */
const nonInvoicedServices: readonly Service[] = [
  { id: 1, name: { en: 'Shopping before arrival', fr: 'Courses avant l’arrivée', de: 'Einkauf vor der Anreise' } },
  { id: 2, name: { en: 'Restaurant table', fr: 'Table au restaurant', de: 'Tisch im Restaurant' } },
  { id: 3, name: { en: 'Car hire', fr: 'Location de voiture', de: 'Mietwagen' } },
]

/** Journeys by car, by the type of transfer (SPEC B2). */
const transferServices: readonly Service[] = [
  { id: 1, name: { en: 'Airport transfer', fr: 'Transfert aéroport', de: 'Flughafentransfer' } },
  { id: 2, name: { en: 'Transfer', fr: 'Transfert', de: 'Transfer' } },
  { id: 3, name: { en: 'Chauffeur for the day', fr: 'Chauffeur à la journée', de: 'Chauffeur für den Tag' } },
  {
    id: 4,
    name: { en: 'Chauffeur for half a day', fr: 'Chauffeur à la demi-journée', de: 'Chauffeur für den halben Tag' },
  },
]

/** An order of wine, and the wine that the company gives (SPEC B4). */
export const paidWine = 1
export const complimentaryWine = 2
const wineServices: readonly Service[] = [
  { id: paidWine, name: { en: 'Wine', fr: 'Vins', de: 'Wein' } },
  { id: complimentaryWine, name: { en: 'Complimentary wine', fr: 'Vin offert', de: 'Wein als Geschenk' } },
]

const balanceWords: Readonly<Record<Language, string>> = { en: 'balance', fr: 'solde', de: 'Restbetrag' }

/** The name of the second payment for a service with a deposit. */
export const balanceName = (name: string, language: Language): string => `${name} (${balanceWords[language]})`

/** The kinds whose services the site names; the villa has none, and experiences are those of the catalogue. */
type NamedKind = Exclude<ItemKind, 'villa' | 'experience-service'>

const services: Readonly<Record<NamedKind, readonly Service[]>> = {
  'villa-service': villaServices,
  transfer: transferServices,
  wine: wineServices,
  'non-invoiced': nonInvoicedServices,
}

/** The services of a kind that the site names. */
export const servicesOf = (kind: NamedKind): readonly Service[] => services[kind]
