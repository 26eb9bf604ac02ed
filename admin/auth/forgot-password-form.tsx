import { EmailForm, StepLink } from '#web/features/auth/public'
import { api } from '#web/lib/api-client'
import { useT } from '#web/messages'

interface ForgottenFormProps {
  onSent: () => void
  onBack: () => void
}

/** Requests the e-mail with which a staff member sets a password. */
export function ForgotPasswordForm({ onSent, onBack }: ForgottenFormProps) {
  const t = useT()
  const send = async (body: { email: string }) => {
    await api('POST /office/passwordrecovery', { body })
    onSent()
  }
  return (
    <EmailForm lead={t('admin_forgotten_text')} action={t('admin_send_link')} send={send} draft="desk">
      <StepLink onClick={onBack}>{t('admin_back_to_sign_in')}</StepLink>
    </EmailForm>
  )
}
