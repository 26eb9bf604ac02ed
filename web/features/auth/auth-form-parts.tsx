import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'
import styles from './auth-form-parts.module.css'

/** A form with stacked fields. */
export const StepForm = (props: ComponentProps<'form'>) => <form className={styles.form} {...props} />

export const StepLink = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={styles.link} {...props} />
)

/** Why this step is shown: an expired link, a timeout. */
export const StepAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.alert}>
    {children}
  </p>
)

interface AddressFieldProps {
  fault: (name: string) => string | undefined
  defaultValue?: string
}

/** The e-mail address of an account. */
export function EmailField({ fault, defaultValue }: AddressFieldProps) {
  const t = useT()
  return (
    <Input
      type="email"
      name="email"
      label={t('auth_email')}
      autoComplete="username"
      defaultValue={defaultValue}
      error={fault('email')}
      required
    />
  )
}
