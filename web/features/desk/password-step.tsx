import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import { api } from '#web/api'
import { AddressField, base64, PasswordField, StepForm, StepLink } from '#web/features/door/public'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'

interface PasswordStepProps {
  onBegun: (begun: Reply<Calls['POST /office/token']>) => void
  onForgotten: () => void
}

/** The first of two factors: e-mail address and password. */
export function PasswordStep({ onBegun, onForgotten }: PasswordStepProps) {
  const t = useT()
  const { state, problem, fault, props } = useForm<{ email: string; password: string }>(
    async ({ email, password }) =>
      onBegun(
        await api('POST /office/token', { headers: { authorization: `Basic ${base64(`${email}:${password}`)}` } }),
      ),
    {
      draft: 'desk',
      shape: async () => (await import('#contract/forms/account')).logInForm,
      words: {
        'email missing': t('door_email_missing'),
        'password missing': t('password_missing'),
        'wrong-password': t('desk_wrong_password'),
      },
    },
  )
  return (
    <StepForm {...props}>
      <AddressField fault={fault} />
      <PasswordField
        name="password"
        label={t('door_password')}
        autoComplete="current-password"
        error={fault('password')}
        required
      />
      <Problem>{problem}</Problem>
      <Button type="submit" wide disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_sending' : 'desk_go_on')}
      </Button>
      <StepLink onClick={onForgotten}>{t('door_forgotten')}</StepLink>
    </StepForm>
  )
}
