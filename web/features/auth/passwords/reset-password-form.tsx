import type { UserType } from '#domain/people/accounts'
import { useForm } from '#web/features/forms/public'
import { ApiError, api } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { base64, isLinkExpired } from '../auth-flow'
import { StepForm } from '../auth-form-parts'
import { authDelays, sleep } from '../auth-placement'
import { OtherWays, type WaysIn } from '../log-in/other-ways'
import { NewPasswordFields } from './new-password-fields'
import { passwordMessages } from './password-messages'

interface ResetFormProps {
  userType: UserType
  email: string
  token: string
  waysIn: WaysIn | undefined
  /** It is the first password of an invited guest. */
  invited?: boolean
  onSaved: (password: string) => unknown
  onOver: () => void
}

/** Sets a password by an e-mail link: a new one, or the first of an invited guest. */
export function ResetPasswordForm({
  userType,
  email,
  token,
  waysIn,
  invited = false,
  onSaved,
  onOver,
}: ResetFormProps) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ password: string; removeOtherWays: boolean }>(
    async ({ password, removeOtherWays }) => {
      await sleep(authDelays.call)
      const input = { headers: { input: base64(JSON.stringify({ password, token, removeOtherWays })) } }
      try {
        if (userType === 'contact') await api('POST /core/contacts/passwordreset', input)
        else await api('POST /core/cosignins/passwordreset', input)
      } catch (error) {
        if (error instanceof ApiError && isLinkExpired(error)) return onOver()
        throw error
      }
      await onSaved(password)
    },
    {
      shape: async () => (await import('#contract/forms/account')).recoveryForm,
      messages: { ...passwordMessages(t), failed: t('auth_server_error') },
    },
  )
  return (
    <StepForm {...props}>
      <p>{t(invited ? 'auth_invited_password' : 'auth_reset_for', { email })}</p>
      {/* Password managers need the user name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields first={invited} fault={fault} />
      {/* An invited person has neither sessions nor other ways to log in. */}
      {!invited && <OtherWays waysIn={waysIn} />}
      <FormError>{problem}</FormError>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'auth_sending' : invited ? 'auth_invited_accept' : 'auth_reset_save')}
      </Button>
    </StepForm>
  )
}
