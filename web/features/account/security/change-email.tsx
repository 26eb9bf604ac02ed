import { useState } from 'react'
import { PasswordField, passwordMessages } from '#web/features/auth/public'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import styles from '../account-layout.module.css'

/** The e-mail address for log-in, and its change by an e-mail to the new one. */
export function ChangeEmail({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useT()
  const [asked, setAsked] = useState(false)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string; password: string }>(
    async body => {
      await sessionApi('POST /core/contacts/changeemail', { body })
      props.ref.current?.reset()
      setAsked(true)
    },
    {
      draft: 'address',
      shape: async () => (await import('#contract/forms/account')).changeAddressForm,
      messages: {
        ...passwordMessages(t),
        'address-taken': t('account_address_taken'),
        'too-many-emails': t('account_too_many_emails'),
      },
    },
  )
  return (
    <section className={styles.part}>
      <h2>{t('account_address_title')}</h2>
      <p>{t('account_address_now', { email })}</p>
      {hasPassword && (
        <form className={styles.form} {...props}>
          <Input
            type="email"
            name="email"
            label={t('account_address_new')}
            autoComplete="email"
            error={fault('email')}
            required
          />
          <PasswordField
            name="password"
            label={t('account_address_password')}
            autoComplete="current-password"
            error={fault('password')}
            required
          />
          <FormError>{problem}</FormError>
          {asked && state === 'done' && <p role="status">{t('account_address_asked')}</p>}
          <Button type="submit" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'account_saving' : 'account_address_ask')}
          </Button>
        </form>
      )}
    </section>
  )
}
