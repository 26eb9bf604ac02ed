import { formatDay } from '#domain/calendar/formats'
import { diets } from '#domain/trip-details/trip-details'
import { useLanguage, useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { TextArea } from '#web/ui/text-area'
import styles from './trip-form.module.css'
import { fieldProps, type TripPart } from './trip-part'

/** Dietary wishes and allergies. */
export function FoodPart({ part }: { part: TripPart }) {
  const t = useT()
  const language = useLanguage()
  const { trip, at, change } = part
  return (
    <section className={styles.part}>
      <h2>{t('trips_food')}</h2>
      <fieldset className={styles.diets}>
        <legend>{t('trips_diets')}</legend>
        {diets.map(diet => (
          <CheckboxField
            key={diet}
            name={`diets.${diet}`}
            checked={at(`diets.${diet}`) === 'yes'}
            onChange={event => change({ [`diets.${diet}`]: event.target.checked ? 'yes' : '' })}
          >
            {t(`trips_diet_${diet}`)}
          </CheckboxField>
        ))}
      </fieldset>
      <TextArea
        {...fieldProps(part, 'allergies', 5000)}
        rows={3}
        label={t('trips_allergies')}
        hint={t('trips_allergies_hint', { day: formatDay(trip.erasedOn, language) })}
      />
    </section>
  )
}
