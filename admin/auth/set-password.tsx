import { isLinkExpired, NewPasswordFields, passwordMessages, StepForm } from '#web/features/auth/public'
import { useForm } from '#web/features/forms/public'
import { ApiError, api } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'

interface SetPasswordProps {
  token: string
  onSet: () => void
  onOver: () => void
}

/** Sets a staff member's password, by the link of an e-mail. */
export function SetPassword({ token, onSet, onOver }: SetPasswordProps) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ password: string }>(
    async ({ password }) => {
      try {
        await api('POST /office/password', { body: { token, password } })
      } catch (error) {
        if (error instanceof ApiError && isLinkExpired(error)) return onOver()
        throw error
      }
      onSet()
    },
    { shape: async () => (await import('#contract/forms/account')).resetForm, messages: passwordMessages(t) },
  )
  return (
    <StepForm {...props}>
      <NewPasswordFields fault={fault} />
      <FormError>{problem}</FormError>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'auth_sending' : 'auth_reset_save')}
      </Button>
    </StepForm>
  )
}
