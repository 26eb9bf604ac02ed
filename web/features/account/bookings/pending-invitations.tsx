import { formatDays } from '#domain/calendar/formats'
import { errorMessage } from '#web/features/forms/public'
import { session, sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../account-layout.module.css'

interface PendingInvitationsProps {
  contactId: string
  /** The list of bookings has changed. */
  onAccepted: () => void
}

/** Unanswered invitations: who invites to which stays. */
export function PendingInvitations({ contactId, onAccepted }: PendingInvitationsProps) {
  const t = useT()
  const language = useLanguage()
  const { data } = useQuery(`invitations ${contactId}`, signal =>
    sessionApi('GET /core/guestlogins/invitations', undefined, { signal }),
  )
  const { error, mutate } = useMutation(async ({ id, accept }: { id: string; accept: boolean }) => {
    await sessionApi('POST /core/guestlogins/{id}/answer', { params: { id }, body: { accept } })
    await session.refreshContact()
    if (accept) onAccepted()
  }, `invitations ${contactId}`)
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
      <FormError>{error !== undefined && errorMessage(error, t)}</FormError>
      <p className={styles.actions}>
        <Button onClick={() => void mutate({ id, accept: true })}>{t('account_invited_accept')}</Button>
        <Button variant="secondary" onClick={() => void mutate({ id, accept: false })}>
          {t('account_invited_decline')}
        </Button>
      </p>
    </section>
  ))
}
