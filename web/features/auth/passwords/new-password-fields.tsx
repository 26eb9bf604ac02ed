import { useT } from '#web/messages'
import { PasswordField } from './password-field'

interface NewPasswordFieldsProps {
  name?: 'password' | 'newPassword'
  /** It is the user's first password. */
  first?: boolean
  fault: (name: string) => string | undefined
}

/** A new password with its repetition. */
export function NewPasswordFields({ name = 'password', first = false, fault }: NewPasswordFieldsProps) {
  const t = useT()
  return (
    <>
      <PasswordField
        name={name}
        label={t(first ? 'auth_password' : 'auth_new_password')}
        hint={t('password_rule')}
        autoComplete="new-password"
        error={fault(name)}
        required
      />
      <PasswordField
        name="confirm"
        label={t('auth_confirm_password')}
        autoComplete="new-password"
        error={fault('confirm')}
        required
      />
    </>
  )
}
