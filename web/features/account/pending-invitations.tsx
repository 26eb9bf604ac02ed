import { useState } from 'react'
import { formatDays } from '#domain/calendar/formats'
import { errorMessage } from '#web/features/forms/public'
import { session, sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from './account-layout.module.css'

interface PendingInvitationsProps {
  contactId: string
  /** The list of bookings has changed. */
  onAccepted: () => void
}

/** Unanswered invitations: who invites to which stays. */
export function PendingInvitations({ contactId, onAccepted }: PendingInvitationsProps) {
  const t = useT()
  const language = useLanguage()
  const [problem, setProblem] = useState<string>()
  const { data, refetch: again } = useQuery(`invitations ${contactId}`, signal =>
    sessionApi('GET /core/guestlogins/invitations', undefined, { signal }),
  )
  const answer = async (id: string, accept: boolean) => {
    setProblem(undefined)
    try {
      await sessionApi('POST /core/guestlogins/{id}/answer', { params: { id }, body: { accept } })
      await session.refreshContact()
      if (accept) onAccepted()
    } catch (error) {
      setProblem(errorMessage(error, t))
    }
    again()
  }
  return data?.invitations.map(({ id, by, trips }) => (
    <section key={id} className={styles.note}>
      <h2>{t('account_invited_by', { name: by })}</h2>
      {trips.length === 0 && <p>{t('account_invited_none')}</p>}
      <ul>
        {trips.map(({ villa, ...stay }) => (
          <li key={`${villa} ${stay.from}`}>
            {villa}, {formatDays(stay, language)}
          </li>
        ))}
      </ul>
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button onClick={() => void answer(id, true)}>{t('account_invited_accept')}</Button>
        <Button variant="secondary" onClick={() => void answer(id, false)}>
          {t('account_invited_decline')}
        </Button>
      </p>
    </section>
  ))
}
