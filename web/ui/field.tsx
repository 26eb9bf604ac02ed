import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { cx } from './cx'
import styles from './field.module.css'
import { ChevronDownIcon } from './icons'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Validation error, and how to correct the value. */
  error?: ReactNode
  className?: string | undefined
}

interface Wiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A control with its label, hint and validation error, linked by ARIA attributes. */
export function Field({
  label,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, ...(about && { 'aria-describedby': about }), ...(error && { 'aria-invalid': true as const }) })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

export function Input({ label, hint, error, className, ...rest }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {wiring => <input {...rest} {...wiring} className={styles.control} />}
    </Field>
  )
}

/** A native select; the options are children. */
export function Select({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {wiring => (
        <span className={styles.select}>
          <select {...rest} {...wiring} className={styles.control} />
          <ChevronDownIcon className={styles.mark} />
        </span>
      )}
    </Field>
  )
}
