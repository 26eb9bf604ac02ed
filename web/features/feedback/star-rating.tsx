import { type ReactNode, useId } from 'react'
import { useT } from '#web/messages'
import { StarIcon } from '#web/ui/icons'
import styles from './star-rating.module.css'

interface StarRatingProps {
  name: string
  label: string
  /** One to five; 0 is not rated. */
  defaultValue: number
  required?: boolean
  error?: ReactNode
}

/**
 * Five stars as a radio group: arrow keys choose, and each star says what it stands for. One that is not required can
 * also be left out.
 */
export function StarRating({ name, label, defaultValue, required = false, error }: StarRatingProps) {
  const t = useT()
  const id = useId()
  const wiring = {
    name,
    type: 'radio',
    required,
    className: styles.input,
    ...(error && { 'aria-describedby': id, 'aria-invalid': true as const }),
  }
  return (
    <fieldset className={styles.rating}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        <div className={styles.stars}>
          {[1, 2, 3, 4, 5].map(count => (
            <label key={count} className={styles.star}>
              <input {...wiring} value={count} defaultChecked={count === defaultValue} />
              <StarIcon className={styles.icon} />
              <span className={styles.words}>{t('feedback_stars', { count })}</span>
            </label>
          ))}
        </div>
        {!required && (
          <label className={styles.none}>
            <input {...wiring} value="" defaultChecked={defaultValue === 0} />
            {t('feedback_rating_none')}
          </label>
        )}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
