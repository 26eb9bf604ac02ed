import type { CurrentContact } from '#contract/account/sessions'
import type { ClientManager } from '#contract/site/team'
import { telephoneLink } from '#domain/people/phone'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Avatar } from '#web/ui/avatar'
import { Skeleton } from '#web/ui/skeleton'
import { useSelectedTrip, useTrips } from '../trips/use-trips'
import styles from './contact-person.module.css'

/**
 * The person to ask: the client manager of the trip that the page concerns, else of the next trip, else the company.
 * Beside every page of the client area.
 */
export function ContactPerson({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const { company } = useSite()
  const { data, isError } = useTrips(contact)
  const { trip = data?.trips[0] } = useSelectedTrip(contact)
  const manager = trip?.clientManager
  const email = manager?.email ?? company.email
  const at = email.indexOf('@')
  if (!data && !isError)
    return (
      <aside className={styles.person} aria-label={t('account_contact_person')} aria-busy="true">
        <Skeleton />
        <Skeleton share={0.6} />
      </aside>
    )
  return (
    <aside className={styles.person} aria-label={t('account_contact_person')}>
      {manager ? <Portrait manager={manager} /> : null}
      <p className={styles.label}>{t(manager ? 'account_contact_person' : 'account_contact_company')}</p>
      <p className={styles.name}>{manager?.fullName ?? company.name}</p>
      {manager?.userPitch && <p className={styles.pitch}>{manager.userPitch}</p>}
      <p className={styles.links}>
        <a href={telephoneLink(manager?.workPhone ?? company.phone)}>{manager?.workPhone ?? company.phone}</a>
        <a href={mailTo(email, manager ? trip?.reference : undefined)} aria-label={email}>
          {/* A long address breaks before its domain, not before its last letter. */}
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </a>
      </p>
    </aside>
  )
}

/** An e-mail about a booking has its reference as the subject. */
const mailTo = (email: string, reference: string | undefined) =>
  `mailto:${email}${reference ? `?subject=${encodeURIComponent(reference)}` : ''}`

function Portrait({ manager: { id, fullName, userPic } }: { manager: ClientManager }) {
  if (!userPic) return <Avatar id={id} name={fullName} picture={null} />
  return <img src={userPic} alt="" width={80} height={80} loading="lazy" className={styles.picture} />
}
