import { maxCots } from '#domain/trip-details/trip-details'
import { useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import styles from './trip-form.module.css'
import { fieldProps, type TripPart } from './trip-part'

const counts = Array.from({ length: maxCots }, (_, at) => at + 1)

/** How beds are made up, where the room allows both ways; cots and high chairs. */
export function BedsPart({ part }: { part: TripPart }) {
  const t = useT()
  const rooms = part.trip.villa.rooms
    .map(({ kind }, at) => ({ kind, number: at + 1 }))
    .filter(({ kind }) => kind === 'double' || kind === 'twin')
  return (
    <section className={styles.part}>
      <h2>{t('trips_beds')}</h2>
      {rooms.length > 0 && (
        <>
          <p className={styles.muted}>{t('trips_beds_text')}</p>
          <div className={styles.columns}>
            {rooms.map(({ kind, number }) => (
              <Select
                key={number}
                {...fieldProps(part, `rooms.${number}.beds`)}
                label={t('trips_room_of', {
                  room: t('trips_room', { number }),
                  kind: t(`trips_room_kind_${kind}`),
                })}
              >
                <option value="">{t('trips_beds_as_is')}</option>
                <option value="double">{t('trips_beds_double')}</option>
                <option value="twin">{t('trips_beds_twin')}</option>
              </Select>
            ))}
          </div>
        </>
      )}
      <FieldRow>
        {(['cots', 'highChairs'] as const).map(name => (
          <Select
            key={name}
            {...fieldProps(part, name)}
            label={t(name === 'cots' ? 'trips_cots' : 'trips_high_chairs')}
          >
            <option value="">0</option>
            {counts.map(count => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        ))}
      </FieldRow>
    </section>
  )
}
