import { NewPasswordFields, PasswordField, passwordMessages } from '#web/features/auth/public'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../account-layout.module.css'

/** Changes the password, which signs out the other devices. */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ password: string; newPassword: string }>(
    async ({ password, newPassword }) => {
      await sessionApi('POST /core/contacts/changepassword', { body: { password, newPassword } })
      props.ref.current?.reset()
      onChanged()
    },
    {
      shape: async () => (await import('#contract/forms/account')).changeForm,
      messages: passwordMessages(t),
    },
  )
  return (
    <section className={styles.part}>
      <h2>{t('account_password')}</h2>
      <form className={styles.form} {...props}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t('account_password_current')}
          autoComplete="current-password"
          error={fault('password')}
          required
        />
        <NewPasswordFields name="newPassword" fault={fault} />
        <FormError>{problem}</FormError>
        {state === 'done' && <p role="status">{t('account_password_done')}</p>}
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'account_saving' : 'account_password_save')}
        </Button>
      </form>
    </section>
  )
}
