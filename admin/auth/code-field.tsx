import { useState } from 'react'
import { StepLink } from '#web/features/auth/public'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'
import styles from './admin-login.module.css'

interface CodeFieldProps {
  error: string | undefined
  /** There are no recovery codes yet. */
  onlyApp?: boolean
}

/** The field for a code of the authenticator app, or for a recovery code instead. */
export function CodeField({ error, onlyApp = false }: CodeFieldProps) {
  const t = useT()
  const [isRecovering, setRecovering] = useState(false)
  return (
    <>
      {isRecovering ? (
        <Input
          key="recovery"
          name="code"
          label={t('admin_recovery_code')}
          hint={t('admin_recovery_hint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={styles.code}
          error={error}
          required
        />
      ) : (
        <Input
          key="code"
          name="code"
          label={t('admin_code')}
          hint={t('admin_code_hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          className={styles.code}
          error={error}
          required
        />
      )}
      {!onlyApp && (
        <StepLink onClick={() => setRecovering(!isRecovering)}>
          {t(isRecovering ? 'admin_use_authenticator' : 'admin_use_recovery')}
        </StepLink>
      )}
    </>
  )
}
