import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'

export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {wiring => <textarea rows={5} {...rest} {...wiring} className={styles.control} />}
    </Field>
  )
}
