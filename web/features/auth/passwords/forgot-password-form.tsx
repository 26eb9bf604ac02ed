import { type FormEvent, useRef, useState } from 'react'
import type { UserType } from '#domain/people/accounts'
import { useForm } from '#web/features/forms/public'
import { ApiError, api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { EmailField, StepForm, StepLink } from '../auth-form-parts'
import { authDelays, sleep } from '../auth-placement'
import type { Typed } from '../log-in/log-in-form'

/** Content of the e-mail: a password reset, or a log-in link. */
export type RecoveryEmailKind = 'reset' | 'link'

interface ForgottenFormProps {
  userType: UserType
  typed: Typed
  onSent: (what: RecoveryEmailKind) => void
  onBack: () => void
}

/** Requests an e-mail with a password reset or a log-in link. */
export function ForgotPasswordForm({ userType, typed, onSent, onBack }: ForgottenFormProps) {
  const t = useT()
  const lang = useLanguage()
  const wanted = useRef<RecoveryEmailKind>('reset')
  // Contact for users with an unknown address, from the server's error.
  const [helper, setHelper] = useState<string>()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string }>(
    async ({ email }) => {
      setHelper(undefined)
      await sleep(authDelays.call)
      if (wanted.current === 'link') {
        await api('POST /auth/token/bytoken/send', { headers: { usertype: userType }, body: { email, lang } })
        return onSent('link')
      }
      const asked = { params: { email }, query: { lang } }
      if (userType === 'contact')
        await api('POST /core/contacts/passwordrecovery/email/{email}', asked).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'no-such-account')
            setHelper(String(error.problem.supportEmail))
          throw error
        })
      else await api('POST /core/cosignins/passwordrecovery/email/{email}', asked)
      onSent('reset')
    },
    {
      shape: async () => (await import('#contract/forms/account')).addressForm,
      messages: {
        'too-many-emails': t('account_too_many_emails'),
        'email missing': t('auth_email_missing'),
        'no-such-account': t('auth_unknown_guest'),
      },
    },
  )
  const note = (event: FormEvent<HTMLFormElement>) => {
    typed.email = (event.target as HTMLInputElement).value
    props.onInput(event)
  }
  const want = (what: RecoveryEmailKind) => {
    wanted.current = what
  }
  return (
    <StepForm {...props} onInput={note}>
      <p>{t('auth_forgotten_text')}</p>
      <EmailField fault={fault} defaultValue={typed.email} />
      <FormError>{problem && helper ? t('auth_forgotten_unknown', { email: helper }) : problem}</FormError>
      <Button type="submit" wide disabled={state === 'sending'} onClick={() => want('reset')}>
        {t(state === 'sending' ? 'auth_sending' : 'auth_forgotten_send')}
      </Button>
      <Button type="submit" wide variant="secondary" disabled={state === 'sending'} onClick={() => want('link')}>
        {t('auth_link_send')}
      </Button>
      <StepLink onClick={onBack}>{t('auth_back_to_log_in')}</StepLink>
    </StepForm>
  )
}
