import { useState } from 'react'
import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import { api, CallError } from '#web/api'
import { StepForm, StepLink } from '#web/features/door/public'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './desk-door.module.css'

interface CodeFormProps {
  pending: string
  /** The second factor is being set up: there are no recovery codes yet. */
  isFirst: boolean
  onEntered: (entered: Reply<Calls['POST /office/token/secondfactor']>) => void
  /** Ten minutes have passed since the password. */
  onOver: () => void
}

/** The second factor: a code of the authenticator app, or a recovery code. */
export function CodeForm({ pending, isFirst, onEntered, onOver }: CodeFormProps) {
  const t = useT()
  const [recovering, setRecovering] = useState(false)
  const { state, problem, fault, props } = useForm<{ code: string }>(
    async ({ code }) => {
      try {
        onEntered(await api('POST /office/token/secondfactor', { body: { pending, code } }))
      } catch (error) {
        if (error instanceof CallError && error.code === 'session-ended') return onOver()
        throw error
      }
    },
    {
      shape: async () => (await import('#contract/forms/desk')).codeForm,
      words: { 'wrong-code': t('desk_code_wrong'), 'code invalid': t('desk_code_wrong') },
    },
  )
  return (
    <StepForm {...props}>
      {recovering ? (
        <Input
          key="recovery"
          name="code"
          label={t('desk_recovery_code')}
          hint={t('desk_recovery_hint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={styles.code}
          error={fault('code')}
          required
        />
      ) : (
        <Input
          key="code"
          name="code"
          label={t('desk_code')}
          hint={t('desk_code_hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          className={styles.code}
          error={fault('code')}
          required
        />
      )}
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_sending' : 'desk_enter')}
      </Button>
      {!isFirst && (
        <StepLink onClick={() => setRecovering(!recovering)}>
          {t(recovering ? 'desk_use_authenticator' : 'desk_use_recovery')}
        </StepLink>
      )}
    </StepForm>
  )
}
