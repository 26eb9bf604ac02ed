import { type FormEvent, useState } from 'react'
import type { UserType } from '#domain/people/accounts'
import { unbroken } from '#domain/people/phone'
import { useForm } from '#web/features/forms/public'
import { session } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { base64, storeDraftEmail } from '../auth-flow'
import { EmailField, StepForm, StepLink } from '../auth-form-parts'
import { authDelays, sleep } from '../auth-placement'
import { PasswordField } from '../passwords/password-field'

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
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string; password: string }>(
    async ({ email, password }) => {
      await sleep(authDelays.call)
      const authorization = `Basic ${base64(`${email}:${password}`)}`
      setRefused(false)
      try {
        session.signedIn(await api('POST /auth/token', { headers: { authorization, usertype: userType } }))
      } catch (error) {
        setRefused(error instanceof ApiError && refusals.includes(error.code))
        throw error
      }
      storeDraftEmail('')
      onSignedIn()
    },
    {
      shape: async () => (await import('#contract/forms/account')).logInForm,
      messages: {
        'email missing': t('auth_email_missing'),
        'password missing': t('password_missing'),
        'no-such-account':
          userType === 'contact' ? t('auth_unknown', { phone: unbroken(company.phone) }) : t('auth_unknown_guest'),
        'wrong-password': t('password_wrong'),
      },
    },
  )
  const note = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement
    if (name === 'email' || name === 'password') typed[name] = value
    if (name === 'email') storeDraftEmail(value)
    props.onInput(event)
  }
  return (
    <StepForm {...props} onInput={note}>
      <EmailField fault={fault} defaultValue={typed.email} />
      <PasswordField
        name="password"
        label={t('auth_password')}
        autoComplete="current-password"
        defaultValue={typed.password}
        error={fault('password')}
        required
      />
      <FormError>{problem}</FormError>
      {problem && refused && <p>{t(userType === 'contact' ? 'auth_other_guest' : 'auth_other_lead')}</p>}
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'auth_logging_in' : 'auth_log_in')}
      </Button>
      <StepLink onClick={onForgotten}>{t('auth_forgotten')}</StepLink>
    </StepForm>
  )
}
