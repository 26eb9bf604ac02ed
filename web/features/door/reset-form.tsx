import type { UserType } from '#domain/accounts'
import { api, CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { base64 } from './base64'
import { doorDelays, rest } from './contexts'
import { isLinkOver } from './link-over'
import { NewPasswordFields } from './new-password-fields'
import { OtherWays, type WaysIn } from './other-ways'
import { StepForm } from './parts'
import { passwordWords } from './password-words'

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
export function ResetForm({ userType, email, token, waysIn, invited = false, onSaved, onOver }: ResetFormProps) {
  const t = useT()
  const { state, problem, fault, props } = useForm<{ password: string; removeOtherWays: boolean }>(
    async ({ password, removeOtherWays }) => {
      await rest(doorDelays.call)
      const input = { headers: { input: base64(JSON.stringify({ password, token, removeOtherWays })) } }
      try {
        if (userType === 'contact') await api('POST /core/contacts/passwordreset', input)
        else await api('POST /core/cosignins/passwordreset', input)
      } catch (error) {
        if (error instanceof CallError && isLinkOver(error)) return onOver()
        throw error
      }
      await onSaved(password)
    },
    {
      shape: async () => (await import('#contract/forms/account')).recoveryForm,
      words: { ...passwordWords(t), failed: t('door_server_error') },
    },
  )
  return (
    <StepForm {...props}>
      <p>{t(invited ? 'door_invited_password' : 'door_reset_for', { email })}</p>
      {/* Password managers need the user name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields first={invited} fault={fault} />
      {/* An invited person has neither sessions nor other ways to log in. */}
      {!invited && <OtherWays waysIn={waysIn} />}
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_sending' : invited ? 'door_invited_accept' : 'door_reset_save')}
      </Button>
    </StepForm>
  )
}
