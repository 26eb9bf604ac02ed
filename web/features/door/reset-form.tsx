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
  onSaved: () => void
  onOver: () => void
}

/** Sets a new password by the link of a letter. */
export function ResetForm({ userType, email, token, waysIn, onSaved, onOver }: ResetFormProps) {
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
      onSaved()
    },
    {
      shape: async () => (await import('#contract/forms/account')).recoveryForm,
      words: { ...passwordWords(t), failed: t('door_server_error') },
    },
  )
  return (
    <StepForm {...props}>
      <p>{t('door_reset_for', { email })}</p>
      {/* For those whose browser keeps passwords: it has to know whose this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields fault={fault} />
      <OtherWays waysIn={waysIn} />
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_sending' : 'door_reset_save')}
      </Button>
    </StepForm>
  )
}
