import { Fragment } from 'react'
import type { TripShown } from '#contract/booking/trip-details'
import { locales } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from './trip-form.module.css'

interface MissingFieldsProps {
  trip: Pick<TripShown, 'missing' | 'readiness'>
  labelOf: (field: string) => string
}

/** Moves to a field of the form. */
const focusField = (field: string) =>
  document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus({ preventScroll: false })

/** The details that the company still needs, each a button that leads to its field. */
export function MissingFields({ trip: { missing, readiness }, labelOf }: MissingFieldsProps) {
  const t = useT()
  const language = useLanguage()
  if (readiness === 'ready') return <p className={styles.progress}>{t('trips_complete')}</p>
  if (missing.length === 0) return null
  const parts = new Intl.ListFormat(locales[language]).formatToParts(missing)
  return (
    <p className={styles.missing}>
      {t('trips_missing')}{' '}
      {parts.map(({ type, value }, at) =>
        type === 'element' ? (
          <button key={value} type="button" className={styles.link} onClick={() => focusField(value)}>
            {labelOf(value)}
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity other than their place.
          <Fragment key={at}>{value}</Fragment>
        ),
      )}
    </p>
  )
}
