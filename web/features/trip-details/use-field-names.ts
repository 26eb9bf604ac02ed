import type { TripShown } from '#contract/booking/trip-details'
import { type MessageKey, useT } from '#web/messages'

const plain: Readonly<Record<string, MessageKey>> = {
  arrivalTime: 'trips_arrival_time',
  departureTime: 'trips_departure_time',
  arrivalBy: 'trips_arrival_by',
  departureBy: 'trips_departure_by',
  phone: 'trips_phone',
  notes: 'trips_notes',
  allergies: 'trips_allergies',
  cots: 'trips_cots',
  highChairs: 'trips_high_chairs',
}

const ofRow: Readonly<Record<string, MessageKey>> = {
  'flights.number': 'trips_flight_number',
  'flights.airport': 'trips_airport',
  'flights.day': 'trips_day',
  'guests.name': 'trips_guest_name',
  'guests.age': 'trips_age',
  'guests.room': 'trips_sleeps_in',
  'rooms.beds': 'trips_beds',
  'occasions.kind': 'trips_occasion',
  'occasions.day': 'trips_day',
  'occasions.note': 'trips_note',
}

/** Names of fields and their values, as the form shows them: "Guest 2: Name". */
export function useFieldNames({ party }: Pick<TripShown, 'party'>, at: (field: string) => string) {
  const t = useT()
  const guestName = (slot: string) =>
    party.find(guest => String(guest.slot) === slot)?.name ||
    at(`guests.${slot}.name`) ||
    t('trips_guest', { number: slot })

  const labelOf = (field: string): string => {
    const [list = '', row = '', name = ''] = field.split('.')
    if (list === 'diets') return t(`trips_diet_${row as 'vegan'}`)
    const direction = at(`flights.${row}.direction`) === 'from' ? 'from' : 'to'
    if (list === 'flights')
      return t('trips_field_of', {
        row: t(`trips_flight_${direction}`),
        field: t(name === 'time' ? `trips_${direction}_time` : (ofRow[`flights.${name}`] ?? 'trips_flight_number')),
      })
    if (list === 'guests')
      return t('trips_field_of', { row: guestName(row), field: t(ofRow[`guests.${name}`] ?? 'trips_guest_name') })
    if (list === 'rooms') return t('trips_field_of', { row: t('trips_room', { number: row }), field: t('trips_beds') })
    if (list === 'occasions')
      return t('trips_field_of', { row: t('trips_occasion'), field: t(ofRow[`occasions.${name}`] ?? 'trips_note') })
    return t(plain[field] ?? 'trips_notes')
  }

  const shown = (field: string, value: string): string => {
    if (/^guests\.\d+\.room$/.test(field)) return t('trips_room', { number: value })
    if (field.startsWith('rooms.')) return t(value === 'twin' ? 'trips_beds_twin' : 'trips_beds_double')
    if (/^occasions\..+\.kind$/.test(field)) return t(`trips_occasion_${value as 'other'}`)
    return value
  }

  return { guestName, labelOf, shown }
}
