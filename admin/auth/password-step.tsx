import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { base64, EmailField, PasswordField, StepForm, StepLink } from '#web/features/auth/public'
import { useForm } from '#web/features/forms/public'
import { api } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'

interface PasswordStepProps {
  onBegun: (begun: ResponseBody<Endpoints['POST /office/token']>) => void
  onForgotten: () => void
}

/** The first of two factors: e-mail address and password. */
export function PasswordStep({ onBegun, onForgotten }: PasswordStepProps) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email: string; password: string }>(
    async ({ email, password }) =>
      onBegun(
        await api('POST /office/token', { headers: { authorization: `Basic ${base64(`${email}:${password}`)}` } }),
      ),
    {
      draft: 'desk',
      shape: async () => (await import('#contract/forms/account')).logInForm,
      messages: {
        'email missing': t('auth_email_missing'),
        'password missing': t('password_missing'),
        'wrong-password': t('admin_wrong_password'),
      },
    },
  )
  return (
    <StepForm {...props}>
      <EmailField fault={fault} />
      <PasswordField
        name="password"
        label={t('auth_password')}
        autoComplete="current-password"
        error={fault('password')}
        required
      />
      <FormError>{problem}</FormError>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'auth_sending' : 'admin_go_on')}
      </Button>
      <StepLink onClick={onForgotten}>{t('auth_forgotten')}</StepLink>
    </StepForm>
  )
}
