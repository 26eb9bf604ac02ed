import type { FormEvent } from 'react'
import type { UserType } from '#domain/accounts'
import { unbroken } from '#domain/phone'
import { api } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { session } from '#web/features/session/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { base64 } from './base64'
import { doorDelays, rest } from './contexts'
import { keepAddress } from './kept-address'
import { AddressField, StepForm, StepLink } from './parts'
import { PasswordField } from './password-field'

/** What was typed into one step, and stands in the next. */
export interface Typed {
  email: string
  password: string
}

interface LogInFormProps {
  userType: UserType
  /** Lasts longer than the step. */
  typed: Typed
  onForgotten: () => void
  onSignedIn: () => void
}

/** Step 1: address and password. */
export function LogInForm({ userType, typed, onForgotten, onSignedIn }: LogInFormProps) {
  const t = useT()
  const { company } = useSite()
  const { state, problem, fault, props } = useForm<{ email: string; password: string }>(
    async ({ email, password }) => {
      await rest(doorDelays.call)
      const authorization = `Basic ${base64(`${email}:${password}`)}`
      session.signedIn(await api('POST /auth/token', { headers: { authorization, usertype: userType } }))
      keepAddress('')
      onSignedIn()
    },
    {
      shape: async () => (await import('#contract/forms/account')).logInForm,
      words: {
        'email missing': t('door_email_missing'),
        'password missing': t('password_missing'),
        'no-such-account':
          userType === 'contact' ? t('door_unknown', { phone: unbroken(company.phone) }) : t('door_unknown_guest'),
        'wrong-password': t('password_wrong'),
      },
    },
  )
  const note = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement
    if (name === 'email' || name === 'password') typed[name] = value
    if (name === 'email') keepAddress(value)
    props.onInput(event)
  }
  return (
    <StepForm {...props} onInput={note}>
      <AddressField fault={fault} defaultValue={typed.email} />
      <PasswordField
        name="password"
        label={t('door_password')}
        autoComplete="current-password"
        defaultValue={typed.password}
        error={fault('password')}
        required
      />
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_logging_in' : 'door_log_in')}
      </Button>
      <StepLink onClick={onForgotten}>{t('door_forgotten')}</StepLink>
    </StepForm>
  )
}
