import { type FormEvent, useState } from 'react'
import type { UserType } from '#domain/accounts'
import { unbroken } from '#domain/phone'
import { api, CallError } from '#web/api'
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

/** Typed values that the next step reuses. */
export interface Typed {
  email: string
  password: string
}

interface LogInFormProps {
  userType: UserType
  /** Outlives the step. */
  typed: Typed
  onForgotten: () => void
  onSignedIn: () => void
}

/** After these errors the user can be of the other kind; the hint is the same for any address. */
const refusals = ['no-such-account', 'wrong-password']

/** Step 1: e-mail address and password. */
export function LogInForm({ userType, typed, onForgotten, onSignedIn }: LogInFormProps) {
  const t = useT()
  const { company } = useSite()
  const [refused, setRefused] = useState(false)
  const { state, problem, fault, props } = useForm<{ email: string; password: string }>(
    async ({ email, password }) => {
      await rest(doorDelays.call)
      const authorization = `Basic ${base64(`${email}:${password}`)}`
      setRefused(false)
      try {
        session.signedIn(await api('POST /auth/token', { headers: { authorization, usertype: userType } }))
      } catch (error) {
        setRefused(error instanceof CallError && refusals.includes(error.code))
        throw error
      }
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
      {problem && refused && <p>{t(userType === 'contact' ? 'door_other_guest' : 'door_other_lead')}</p>}
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_logging_in' : 'door_log_in')}
      </Button>
      <StepLink onClick={onForgotten}>{t('door_forgotten')}</StepLink>
    </StepForm>
  )
}
