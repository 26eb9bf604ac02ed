import { maxOccasions, occasionKinds } from '#domain/trip-details/trip-details'
import { rowsOf } from '#domain/trip-details/trip-fields'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import styles from './trip-form.module.css'
import { fieldProps, fieldsOfRow, newRowId, type TripPart } from './trip-part'

/** Birthdays, honeymoons and the like. */
export function OccasionsPart({ part }: { part: TripPart }) {
  const t = useT()
  const { values, change } = part
  const rows = rowsOf(values, 'occasions')
  const add = () => {
    const id = newRowId()
    change({ [`occasions.${id}.kind`]: 'birthday', [`occasions.${id}.day`]: '', [`occasions.${id}.note`]: '' })
  }
  return (
    <section className={styles.part}>
      <h2>{t('trips_occasions')}</h2>
      <p className={styles.muted}>{t('trips_occasions_text')}</p>
      {rows.map(id => (
        <Occasion key={id} part={part} id={id} />
      ))}
      {rows.length < maxOccasions && (
        <p>
          <Button variant="secondary" onClick={add}>
            {t('trips_add_occasion')}
          </Button>
        </p>
      )}
    </section>
  )
}

function Occasion({ part, id }: { part: TripPart; id: string }) {
  const t = useT()
  const { values, at, change } = part
  const name = (field: string) => `occasions.${id}.${field}`
  const kind = occasionKinds.find(one => one === at(name('kind'))) ?? 'other'
  const title = t(`trips_occasion_${kind}`)
  return (
    <fieldset className={styles.row}>
      <legend>{title}</legend>
      <div className={styles.occasion}>
        <Select {...fieldProps(part, name('kind'))} label={t('trips_occasion')}>
          {occasionKinds.map(one => (
            <option key={one} value={one}>
              {t(`trips_occasion_${one}`)}
            </option>
          ))}
        </Select>
        <Input {...fieldProps(part, name('day'))} type="date" max="2200-12-31" label={t('trips_day')} />
        <Input
          {...fieldProps(part, name('note'), 200)}
          label={t('trips_note')}
          hint={t('trips_occasion_note_hint')}
          autoComplete="off"
        />
      </div>
      <Button
        variant="quiet"
        aria-label={t('trips_remove_row', { row: title })}
        onClick={() => change({}, fieldsOfRow(values, 'occasions', id))}
      >
        {t('trips_remove')}
      </Button>
    </fieldset>
  )
}
