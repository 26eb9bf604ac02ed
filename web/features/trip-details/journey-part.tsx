import { type ReactNode, useId } from 'react'
import { formatZone } from '#domain/calendar/format-datetime'
import { formatTime } from '#domain/calendar/formats'
import type { FlightDirection } from '#domain/trip-details/trip-details'
import { maxFlights } from '#domain/trip-details/trip-details'
import { rowsOf } from '#domain/trip-details/trip-fields'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import styles from './trip-form.module.css'
import { fieldProps, fieldsOfRow, newRowId, type TripPart } from './trip-part'

interface JourneyPartProps {
  part: TripPart
  direction: FlightDirection
  children?: ReactNode
}

/** Arrival or departure: the time at the villa, the means, and flights. */
export function JourneyPart({ part, direction, children }: JourneyPartProps) {
  const t = useT()
  const language = useLanguage()
  const { trip, values, at, change } = part
  const { villa, timezone } = trip
  const isTo = direction === 'to'
  const zone = formatZone(timezone, language)
  const limit = isTo ? villa.arrivalFrom : villa.departureBy
  const flights = rowsOf(values, 'flights').filter(id => (at(`flights.${id}.direction`) === 'from') !== isTo)
  const add = () => {
    const id = newRowId()
    const named = (name: string) => `flights.${id}.${name}`
    change({
      [named('direction')]: direction,
      [named('number')]: '',
      [named('airport')]: villa.airports[0] ?? '',
      [named('day')]: isTo ? trip.arrival : trip.departure,
      [named('time')]: '',
    })
  }
  return (
    <section className={styles.part}>
      <h2>{t(isTo ? 'trips_arrival' : 'trips_departure')}</h2>
      <p className={styles.muted}>
        {limit
          ? t(isTo ? 'trips_arrival_from' : 'trips_departure_until', { time: formatTime(limit, language), zone })
          : t('trips_zone', { zone })}
      </p>
      <FieldRow>
        <Input
          {...fieldProps(part, isTo ? 'arrivalTime' : 'departureTime')}
          type="time"
          label={t(isTo ? 'trips_arrival_time' : 'trips_departure_time')}
        />
        <Input
          {...fieldProps(part, isTo ? 'arrivalBy' : 'departureBy', 200)}
          label={t(isTo ? 'trips_arrival_by' : 'trips_departure_by')}
          hint={t('trips_arrival_by_hint')}
        />
      </FieldRow>
      {children}
      {flights.map(id => (
        <Flight key={id} part={part} id={id} direction={direction} />
      ))}
      {rowsOf(values, 'flights').length < maxFlights && (
        <p>
          <Button variant="secondary" onClick={add}>
            {t('trips_add_flight')}
          </Button>
        </p>
      )}
    </section>
  )
}

function Flight({ part, id, direction }: { part: TripPart; id: string; direction: FlightDirection }) {
  const t = useT()
  const list = useId()
  const { trip, values, change, at } = part
  const name = (field: string) => `flights.${id}.${field}`
  const title = t(`trips_flight_${direction}`)
  return (
    <fieldset className={styles.row}>
      <legend>{title}</legend>
      <div className={styles.flight}>
        <Input
          {...fieldProps(part, name('number'), 10)}
          label={t('trips_flight_number')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Input {...fieldProps(part, name('airport'), 100)} label={t('trips_airport')} list={list} autoComplete="off" />
        <datalist id={list}>
          {trip.villa.airports.map(airport => (
            <option key={airport} value={airport} />
          ))}
        </datalist>
        <Input {...fieldProps(part, name('day'))} type="date" max="2200-12-31" label={t('trips_day')} />
        <Input {...fieldProps(part, name('time'))} type="time" label={t(`trips_${direction}_time`)} />
      </div>
      <Button
        variant="quiet"
        aria-label={t('trips_remove_row', { row: `${title} ${at(name('number'))}`.trim() })}
        onClick={() => change({}, fieldsOfRow(values, 'flights', id))}
      >
        {t('trips_remove')}
      </Button>
    </fieldset>
  )
}
