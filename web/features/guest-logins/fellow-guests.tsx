import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'
import { Skeleton } from '#web/ui/skeleton'
import styles from './guest-logins.module.css'

/** Names of the other guests of a shared booking. */
export function FellowGuests({ contactId }: { contactId: string }) {
  const t = useT()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`guest logins ${contactId}`, signal =>
    sessionApi('GET /core/guestlogins/contact/{id}', { params: { id: contactId } }, { signal }),
  )
  if (failed) return <QueryFallback failed again={again} />
  if (!data) return <Skeleton />
  return (
    <>
      <p>{t('account_guests_shared')}</p>
      {data.guestLogins.length > 0 && (
        <section className={styles.by}>
          <h2>{t('invite_guests_with_you')}</h2>
          <ul>
            {data.guestLogins.map(({ id, profile }) => (
              <li key={id}>{`${profile.firstname} ${profile.lastname}`.trim()}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
