import { useT } from '#web/messages'
import { PasswordField } from './password-field'

interface NewPasswordFieldsProps {
  name?: 'password' | 'newPassword'
  /** It is the first that they set. */
  first?: boolean
  fault: (name: string) => string | undefined
}

/** A password that is set, typed twice. */
export function NewPasswordFields({ name = 'password', first = false, fault }: NewPasswordFieldsProps) {
  const t = useT()
  return (
    <>
      <PasswordField
        name={name}
        label={t(first ? 'door_password' : 'door_new_password')}
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
