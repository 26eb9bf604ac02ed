import { useState } from 'react'
import { api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { EmailForm } from '../log-in/email-form'

/** Requests the e-mail that creates an account for a booking made without one. */
export function RequestRegistrationLink({ action }: { action: string }) {
  const t = useT()
  const lang = useLanguage()
  const [sent, setSent] = useState(false)
  const send = async ({ email }: { email: string }) => {
    await api('POST /auth/preregister', { body: { email, lang } })
    setSent(true)
  }
  if (sent) return <p role="status">{t('registration_sent')}</p>
  return <EmailForm action={action} send={send} />
}
