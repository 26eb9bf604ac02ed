import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'
import styles from './parts.module.css'

/** A form on one of the ways in, its fields one below the other. */
export const StepForm = (props: ComponentProps<'form'>) => <form className={styles.form} {...props} />

/** Leads to another step. */
export const StepLink = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={styles.link} {...props} />
)

/** Why one stands here: a link that is over, time that ran out. */
export const StepAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.alert}>
    {children}
  </p>
)

interface AddressFieldProps {
  fault: (name: string) => string | undefined
  defaultValue?: string
}

/** The address by which one is known. */
export function AddressField({ fault, defaultValue }: AddressFieldProps) {
  const t = useT()
  return (
    <Input
      type="email"
      name="email"
      label={t('door_email')}
      autoComplete="username"
      defaultValue={defaultValue}
      error={fault('email')}
      required
    />
  )
}
