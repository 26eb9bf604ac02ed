import type { TripShown } from '#contract/booking/trip-details'
import { parseDay } from '#domain/calendar/day'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { tripFields } from '#domain/trip-details/trip-fields'
import { useLanguage, useT } from '#web/messages'
import { Fact, Facts } from '#web/ui/facts'
import { useFieldNames } from './use-field-names'

/** The details of a trip for staff who cannot change them; empty fields are left out. */
export function TripFacts({ trip }: { trip: TripShown }) {
  const t = useT()
  const language = useLanguage()
  const fields = tripFields(trip.details)
  const { labelOf, shown } = useFieldNames(trip, field => fields[field] ?? '')
  const given = Object.entries(fields).filter(([field, value]) => value !== '' && !field.endsWith('.direction'))
  if (given.length === 0) return <p>{t('trips_none_given')}</p>
  const textOf = (field: string, value: string) => {
    if (field.startsWith('diets.')) return t('trips_yes')
    const day = field.endsWith('.day') ? parseDay(value) : undefined
    if (day) return formatDay(day, language)
    return /^\d\d:\d\d$/.test(value) ? formatTime(value, language) : shown(field, value)
  }
  return (
    <Facts>
      {given.map(([field, value]) => (
        <Fact key={field} name={labelOf(field)}>
          {textOf(field, value)}
        </Fact>
      ))}
    </Facts>
  )
}
