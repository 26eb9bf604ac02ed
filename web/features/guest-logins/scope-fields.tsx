import { type ReactNode, useId } from 'react'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import styles from './guest-logins.module.css'
import type { OwnTrip } from './own-trips'
import type { Scope } from './scope-values'

interface ScopeFieldsProps {
  trips: readonly OwnTrip[]
  /** Initial selection. */
  scope: Scope
  /** Validation error of the bookings. */
  error: string | undefined
}

/** Role, bookings and visibility of prices of an invitation. */
export function ScopeFields({ trips, scope, error }: ScopeFieldsProps) {
  const t = useT()
  const about = useId()
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('invite_scope_role')}</legend>
        <Choice name="role" value="1" checked={scope.role === 1} hint={t('invite_scope_guest_text')}>
          {t('invite_scope_guest')}
        </Choice>
        <Choice name="role" value="2" checked={scope.role === 2} hint={t('invite_scope_agent_text')}>
          {t('invite_scope_agent')}
        </Choice>
      </fieldset>
      <fieldset className={styles.group} aria-describedby={error && about}>
        <legend>{t('invite_scope_trips')}</legend>
        <Choice name="which" value="some" checked={!scope.allBookings}>
          {t('invite_scope_some')}
        </Choice>
        <div className={styles.trips}>
          {trips.map(({ id, villa, days, isPast }) => (
            <CheckboxField
              key={id}
              name="bookings"
              value={id}
              defaultChecked={scope.bookings.includes(id)}
              {...(error && { 'aria-invalid': true })}
            >
              {villa}
              <small>{isPast ? t('invite_scope_past', { days }) : days}</small>
            </CheckboxField>
          ))}
          {trips.length === 0 && <p>{t('invite_scope_none')}</p>}
        </div>
        <Choice name="which" value="all" checked={scope.allBookings} hint={t('invite_scope_all_text')}>
          {t('invite_scope_all')}
        </Choice>
        {error && (
          <p id={about} className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('invite_scope_prices')}</legend>
        <CheckboxField name="prices" value="yes" defaultChecked={scope.prices}>
          {t('invite_scope_show_prices')}
          <small>{t('invite_scope_prices_text')}</small>
        </CheckboxField>
      </fieldset>
    </>
  )
}

interface ChoiceProps {
  name: string
  value: string
  checked: boolean
  hint?: string
  children: ReactNode
}

const Choice = ({ name, value, checked, hint, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="radio" name={name} value={value} defaultChecked={checked} />
    <span>
      {children}
      {hint && <small>{hint}</small>}
    </span>
  </label>
)
