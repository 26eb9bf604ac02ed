import { api, CallError } from '#web/api'
import { isLinkOver, NewPasswordFields, passwordWords, StepForm } from '#web/features/door/public'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'

interface SetPasswordProps {
  token: string
  onSet: () => void
  onOver: () => void
}

/** Sets a staff member's password, by the link of an e-mail. */
export function SetPassword({ token, onSet, onOver }: SetPasswordProps) {
  const t = useT()
  const { state, problem, fault, props } = useForm<{ password: string }>(
    async ({ password }) => {
      try {
        await api('POST /office/password', { body: { token, password } })
      } catch (error) {
        if (error instanceof CallError && isLinkOver(error)) return onOver()
        throw error
      }
      onSet()
    },
    { shape: async () => (await import('#contract/forms/account')).resetForm, words: passwordWords(t) },
  )
  return (
    <StepForm {...props}>
      <NewPasswordFields fault={fault} />
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_sending' : 'door_reset_save')}
      </Button>
    </StepForm>
  )
}
