import { useState } from 'react'
import { formatDays } from '#domain/formats'
import { useAsked } from '#web/asked'
import { sayWhy } from '#web/features/forms/public'
import { ownApi, session } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './own-frame.module.css'

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
  const { data, again } = useAsked(`invitations ${contactId}`, signal =>
    ownApi('GET /core/guestlogins/invitations', undefined, { signal }),
  )
  const answer = async (id: string, accept: boolean) => {
    setProblem(undefined)
    try {
      await ownApi('POST /core/guestlogins/{id}/answer', { params: { id }, body: { accept } })
      await session.update()
      if (accept) onAccepted()
    } catch (error) {
      setProblem(sayWhy(error, t))
    }
    again()
  }
  return data?.invitations.map(({ id, by, trips }) => (
    <section key={id} className={styles.note}>
      <h2>{t('own_invited_by', { name: by })}</h2>
      {trips.length === 0 && <p>{t('own_invited_none')}</p>}
      <ul>
        {trips.map(({ villa, ...stay }) => (
          <li key={`${villa} ${stay.from}`}>
            {villa}, {formatDays(stay, language)}
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
      <p className={styles.ways}>
        <Button onClick={() => void answer(id, true)}>{t('own_invited_accept')}</Button>
        <Button look="secondary" onClick={() => void answer(id, false)}>
          {t('own_invited_decline')}
        </Button>
      </p>
    </section>
  ))
}
