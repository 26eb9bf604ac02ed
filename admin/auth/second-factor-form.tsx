import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { StepForm } from '#web/features/auth/public'
import { useForm } from '#web/features/forms/public'
import { ApiError, api } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { CodeField } from './code-field'

interface CodeFormProps {
  pending: string
  /** The second factor is being set up: there are no recovery codes yet. */
  isFirst: boolean
  onEntered: (entered: ResponseBody<Endpoints['POST /office/token/secondfactor']>) => void
  /** Ten minutes have passed since the password. */
  onOver: () => void
}

/** The second factor: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ pending, isFirst, onEntered, onOver }: CodeFormProps) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ code: string }>(
    async ({ code }) => {
      try {
        onEntered(await api('POST /office/token/secondfactor', { body: { pending, code } }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'session-ended') return onOver()
        throw error
      }
    },
    {
      shape: async () => (await import('#contract/forms/staff')).codeForm,
      messages: { 'wrong-code': t('admin_code_wrong'), 'code invalid': t('admin_code_wrong') },
    },
  )
  return (
    <StepForm {...props}>
      <CodeField error={fault('code')} onlyApp={isFirst} />
      <FormError>{problem}</FormError>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'auth_sending' : 'admin_enter')}
      </Button>
    </StepForm>
  )
}
