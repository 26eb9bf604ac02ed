import { useId } from 'react'
import { useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'
import styles from './trip-form.module.css'
import { fieldProps, type TripPart } from './trip-part'

/** The party: names and ages that are not known yet, and the room of each guest. */
export function GuestsPart({ part }: { part: TripPart }) {
  const t = useT()
  const names = useId()
  const { trip, guestName } = part
  return (
    <section className={styles.part}>
      <h2>{t('trips_guests')}</h2>
      <p className={styles.muted}>{t('trips_guests_text')}</p>
      <datalist id={names}>
        {trip.names.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className={styles.guests}>
        {trip.party.map(({ slot, kind, name, age }) => (
          <li key={slot}>
            <fieldset className={styles.guest}>
              <legend>
                {name || t('trips_guest', { number: slot })}
                <span className={styles.muted}>
                  {' · '}
                  {age === null ? t(`trips_guest_${kind}`) : t('trips_age_known', { age })}
                </span>
              </legend>
              {name === '' && (
                <Input
                  {...fieldProps(part, `guests.${slot}.name`, 100)}
                  label={t('trips_guest_name')}
                  list={names}
                  autoComplete="off"
                />
              )}
              {kind !== 'adult' && age === null && (
                <Input
                  {...fieldProps(part, `guests.${slot}.age`, 3)}
                  label={t('trips_age')}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
              {trip.villa.rooms.length > 0 && (
                <Select
                  {...fieldProps(part, `guests.${slot}.room`)}
                  label={t('trips_sleeps_in')}
                  aria-label={t('trips_field_of', { row: guestName(String(slot)), field: t('trips_sleeps_in') })}
                >
                  <option value="">{t('trips_open_room')}</option>
                  {trip.villa.rooms.map((room, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity other than their number.
                    <option key={at} value={at + 1}>
                      {t('trips_room_of', {
                        room: t('trips_room', { number: at + 1 }),
                        kind: t(`trips_room_kind_${room.kind}`),
                      })}
                    </option>
                  ))}
                </Select>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  )
}
