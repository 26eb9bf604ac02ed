import { useT } from '#web/messages'
import { PasswordField } from './password-field'

interface NewPasswordFieldsProps {
  name?: 'password' | 'newPassword'
  fault: (name: string) => string | undefined
}

/** A new password, typed twice. */
export function NewPasswordFields({ name = 'password', fault }: NewPasswordFieldsProps) {
  const t = useT()
  return (
    <>
      <PasswordField
        name={name}
        label={t('door_new_password')}
        hint={t('password_rule')}
        autoComplete="new-password"
        error={fault(name)}
        required
      />
      <PasswordField
        name="confirm"
        label={t('door_confirm_password')}
        autoComplete="new-password"
        error={fault('confirm')}
        required
      />
    </>
  )
}
