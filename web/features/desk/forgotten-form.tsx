import { api } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './desk-door.module.css'

interface ForgottenFormProps {
  onSent: () => void
  onBack: () => void
}

/** Asks for the letter by which somebody who works here sets a password. */
export function ForgottenForm({ onSent, onBack }: ForgottenFormProps) {
  const t = useT()
  const { state, problem, fault, props } = useForm<{ email: string }>(
    async body => {
      await api('POST /office/passwordrecovery', { body })
      onSent()
    },
    {
      draft: 'desk',
      shape: async () => (await import('#contract/forms/account')).addressForm,
      words: { 'email missing': t('door_email_missing') },
    },
  )
  return (
    <form className={styles.form} {...props}>
      <p>{t('desk_forgotten_text')}</p>
      <Input
        type="email"
        name="email"
        label={t('door_email')}
        autoComplete="username"
        error={fault('email')}
        required
      />
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_sending' : 'desk_send_link')}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        {t('desk_back_to_sign_in')}
      </button>
    </form>
  )
}
