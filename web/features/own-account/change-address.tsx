import { useState } from 'react'
import { PasswordField, passwordWords } from '#web/features/door/public'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './own-frame.module.css'

/** The e-mail address for log-in, and its change by an e-mail to the new one. */
export function ChangeAddress({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useT()
  const [asked, setAsked] = useState(false)
  const { state, problem, fault, props } = useForm<{ email: string; password: string }>(
    async body => {
      await ownApi('POST /core/contacts/changeemail', { body })
      props.ref.current?.reset()
      setAsked(true)
    },
    {
      draft: 'address',
      shape: async () => (await import('#contract/forms/account')).changeAddressForm,
      words: {
        ...passwordWords(t),
        'address-taken': t('own_address_taken'),
        'too-many-emails': t('own_too_many_emails'),
      },
    },
  )
  return (
    <section className={styles.part}>
      <h2>{t('own_address_title')}</h2>
      <p>{t('own_address_now', { email })}</p>
      {hasPassword && (
        <form className={styles.form} {...props}>
          <Input
            type="email"
            name="email"
            label={t('own_address_new')}
            autoComplete="email"
            error={fault('email')}
            required
          />
          <PasswordField
            name="password"
            label={t('own_address_password')}
            autoComplete="current-password"
            error={fault('password')}
            required
          />
          <Problem>{problem}</Problem>
          {asked && state === 'done' && <p role="status">{t('own_address_asked')}</p>}
          <Button type="submit" disabled={state === 'sending'}>
            {t(state === 'sending' ? 'own_saving' : 'own_address_ask')}
          </Button>
        </form>
      )}
    </section>
  )
}
