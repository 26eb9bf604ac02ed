import { type InputHTMLAttributes, useState } from 'react'
import { useT } from '#web/messages'
import { Field, type FieldProps } from '#web/ui/field'
import styles from './password-field.module.css'

interface PasswordFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that reveals its text. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {wiring => (
        <span className={styles.line}>
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="off"
            className={styles.control}
          />
          <button
            type="button"
            className={styles.show}
            aria-controls={wiring.id}
            aria-label={t(shown ? 'password_hide' : 'password_show')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'password_hide_short' : 'password_show_short')}
          </button>
        </span>
      )}
    </Field>
  )
}
