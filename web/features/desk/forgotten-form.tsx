import { api } from '#web/api'
import { AddressForm, StepLink } from '#web/features/door/public'
import { useT } from '#web/messages'

interface ForgottenFormProps {
  onSent: () => void
  onBack: () => void
}

/** Requests the e-mail with which a staff member sets a password. */
export function ForgottenForm({ onSent, onBack }: ForgottenFormProps) {
  const t = useT()
  const send = async (body: { email: string }) => {
    await api('POST /office/passwordrecovery', { body })
    onSent()
  }
  return (
    <AddressForm lead={t('desk_forgotten_text')} action={t('desk_send_link')} send={send} draft="desk">
      <StepLink onClick={onBack}>{t('desk_back_to_sign_in')}</StepLink>
    </AddressForm>
  )
}
