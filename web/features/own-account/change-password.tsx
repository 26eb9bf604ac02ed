import { NewPasswordFields, PasswordField, passwordWords } from '#web/features/door/public'
import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './own-frame.module.css'

/** Changes the password, which signs out the other devices. */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const t = useT()
  const { state, problem, fault, props } = useForm<{ password: string; newPassword: string }>(
    async ({ password, newPassword }) => {
      await ownApi('POST /core/contacts/changepassword', { body: { password, newPassword } })
      props.ref.current?.reset()
      onChanged()
    },
    {
      shape: async () => (await import('#contract/forms/account')).changeForm,
      words: passwordWords(t),
    },
  )
  return (
    <section className={styles.part}>
      <h2>{t('own_password')}</h2>
      <form className={styles.form} {...props}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t('own_password_current')}
          autoComplete="current-password"
          error={fault('password')}
          required
        />
        <NewPasswordFields name="newPassword" fault={fault} />
        <Problem>{problem}</Problem>
        {state === 'done' && <p role="status">{t('own_password_done')}</p>}
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'own_saving' : 'own_password_save')}
        </Button>
      </form>
    </section>
  )
}
