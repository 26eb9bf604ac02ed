import { locales } from '#domain/formats'
import type { Language } from '#domain/language'

/** "0.4 km", "24 km": tenths only where they matter. */
export const kilometres = (distance: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  }).format(distance)
