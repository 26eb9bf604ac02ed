import type { ReactNode } from 'react'
import type { TripShown } from '#contract/booking/trip-details'
import { formatDay } from '#domain/calendar/formats'
import type { FlightDirection, TripDetails } from '#domain/trip-details/trip-details'
import { tripFields, tripOfFields } from '#domain/trip-details/trip-fields'
import { EditConflicts, type EditStore, SaveStatus, useAutosave } from '#web/features/autosave/public'
import { useLanguage, useT } from '#web/messages'
import { BedsPart } from './beds-part'
import { FoodPart } from './food-part'
import { GuestsPart } from './guests-part'
import { JourneyPart } from './journey-part'
import { MissingFields } from './missing-fields'
import { NotesPart } from './notes-part'
import { OccasionsPart } from './occasions-part'
import styles from './trip-form.module.css'
import type { TripPart } from './trip-part'
import { useFieldNames } from './use-field-names'

interface TripFormProps {
  trip: TripShown
  /** The person who types: unsaved edits of others are not theirs. */
  owner: string
  readOnly: boolean
  /** Where unsaved edits are. */
  store: EditStore
  send: (details: TripDetails, revision: number) => Promise<TripShown>
  onSaved: (saved: TripShown) => void
  /** Parts of arrival and departure beside their fields. */
  beside?: (direction: FlightDirection) => ReactNode
}

const read = (owner: string) => (trip: TripShown) => ({
  id: `${trip.bookingId} ${owner}`,
  values: tripFields(trip.details),
  revision: trip.revision,
})

/** The details of a trip, saved while they are typed. */
export function TripForm({ trip, owner, readOnly, store, send, onSaved, beside }: TripFormProps) {
  const t = useT()
  const language = useLanguage()
  const autosave = useAutosave({
    row: trip,
    read: read(owner),
    send: (values, revision) => send(tripOfFields(values), revision),
    onSaved,
    store,
  })
  const { values, change, conflicts } = autosave
  const at = (field: string) => values[field] ?? ''
  const names = useFieldNames(trip, at)
  const saved = tripFields(trip.details)
  const part: TripPart = {
    trip,
    values,
    at,
    change,
    guestName: names.guestName,
    error: field => {
      const fault = trip.faults[field]
      return fault && at(field) === (saved[field] ?? '') ? t(`trips_fault_${fault}`) : undefined
    },
  }
  const isClosed = readOnly || !trip.open
  return (
    <>
      <div className={styles.intro}>
        <p>{t('trips_intro')}</p>
        <MissingFields trip={trip} labelOf={names.labelOf} />
        {!trip.open && <p className={styles.note}>{t('trips_closed')}</p>}
      </div>
      {conflicts.length > 0 && <EditConflicts autosave={autosave} labelOf={names.labelOf} shown={names.shown} />}
      <fieldset disabled={isClosed} className={styles.form}>
        <JourneyPart part={part} direction="to">
          {beside?.('to')}
        </JourneyPart>
        <JourneyPart part={part} direction="from">
          {beside?.('from')}
        </JourneyPart>
        <GuestsPart part={part} />
        <BedsPart part={part} />
        <FoodPart part={part} />
        <OccasionsPart part={part} />
        <NotesPart part={part} />
      </fieldset>
      <p className={styles.muted}>{t('trips_privacy', { day: formatDay(trip.erasedOn, language) })}</p>
      <div className={styles.status}>
        <SaveStatus autosave={autosave} savedAt={trip.savedAt} failed={t('trips_save_failed')} />
      </div>
    </>
  )
}
