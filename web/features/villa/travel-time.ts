import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import type { TravelMode } from '#domain/geography/nearby'
import type { Language } from '#domain/text/language'
import type { MessageKey } from '#web/messages'

/** Message keys of travel modes: "{time} on foot". */
export const travelModeKeys: Record<TravelMode, MessageKey> = {
  foot: 'villa_way_foot',
  car: 'villa_way_car',
  boat: 'villa_way_boat',
  'car-and-boat': 'villa_way_car_and_boat',
}

/** "35 mins", "1 hr 15 mins". */
export function formatTravelTime(minutes: number, language: Language): string {
  const told = (value: number, unit: 'hour' | 'minute') =>
    numberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && told(hours, 'hour'), minutes % 60 > 0 && told(minutes % 60, 'minute')].filter(Boolean).join(' ')
}
