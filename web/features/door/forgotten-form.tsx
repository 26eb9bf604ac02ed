import { type FormEvent, useRef, useState } from 'react'
import type { UserType } from '#domain/accounts'
import { api, CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { doorDelays, rest } from './contexts'
import type { Typed } from './log-in-form'
import { AddressField, StepForm, StepLink } from './parts'

/** Content of the e-mail: a password reset, or a log-in link. */
export type Sent = 'reset' | 'link'

interface ForgottenFormProps {
  userType: UserType
  typed: Typed
  onSent: (what: Sent) => void
  onBack: () => void
}

/** Requests an e-mail with a password reset or a log-in link. */
export function ForgottenForm({ userType, typed, onSent, onBack }: ForgottenFormProps) {
  const t = useT()
  const lang = useLanguage()
  const wanted = useRef<Sent>('reset')
  // Contact for users with an unknown address, from the server's error.
  const [helper, setHelper] = useState<string>()
  const { state, problem, fault, props } = useForm<{ email: string }>(
    async ({ email }) => {
      setHelper(undefined)
      await rest(doorDelays.call)
      if (wanted.current === 'link') {
        await api('POST /auth/token/bytoken/send', { headers: { usertype: userType }, body: { email, lang } })
        return onSent('link')
      }
      const asked = { params: { email }, query: { lang } }
      if (userType === 'contact')
        await api('POST /core/contacts/passwordrecovery/email/{email}', asked).catch((error: unknown) => {
          if (error instanceof CallError && error.code === 'no-such-account')
            setHelper(String(error.problem.supportEmail))
          throw error
        })
      else await api('POST /core/cosignins/passwordrecovery/email/{email}', asked)
      onSent('reset')
    },
    {
      shape: async () => (await import('#contract/forms/account')).addressForm,
      words: {
        'too-many-emails': t('own_too_many_emails'),
        'email missing': t('door_email_missing'),
        'no-such-account': t('door_unknown_guest'),
      },
    },
  )
  const note = (event: FormEvent<HTMLFormElement>) => {
    typed.email = (event.target as HTMLInputElement).value
    props.onInput(event)
  }
  const want = (what: Sent) => {
    wanted.current = what
  }
  return (
    <StepForm {...props} onInput={note}>
      <p>{t('door_forgotten_text')}</p>
      <AddressField fault={fault} defaultValue={typed.email} />
      <Problem>{problem && helper ? t('door_forgotten_unknown', { email: helper }) : problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'} onClick={() => want('reset')}>
        {t(state === 'sending' ? 'door_sending' : 'door_forgotten_send')}
      </Button>
      <Button type="submit" wide look="secondary" disabled={state === 'sending'} onClick={() => want('link')}>
        {t('door_link_send')}
      </Button>
      <StepLink onClick={onBack}>{t('door_back_to_log_in')}</StepLink>
    </StepForm>
  )
}
