import { useT } from '#web/messages'
import { Input } from '#web/ui/field'
import { TextArea } from '#web/ui/text-area'
import styles from './trip-form.module.css'
import { fieldProps, type TripPart } from './trip-part'

/** A number to call on the way, and anything else. */
export function NotesPart({ part }: { part: TripPart }) {
  const t = useT()
  const { knownPhone } = part.trip
  return (
    <section className={styles.part}>
      <h2>{t('trips_notes')}</h2>
      <Input
        {...fieldProps(part, 'phone', 40)}
        type="tel"
        autoComplete="tel"
        className={styles.narrow}
        label={t('trips_phone')}
        hint={knownPhone ? t('trips_phone_hint', { phone: knownPhone }) : t('trips_phone_hint_none')}
      />
      <TextArea {...fieldProps(part, 'notes', 5000)} rows={4} label={t('trips_note')} hint={t('trips_notes_hint')} />
    </section>
  )
}
