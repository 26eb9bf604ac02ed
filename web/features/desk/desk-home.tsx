import type { StaffPerson } from '#contract/staff'
import { type DeskPage, deskPagesFor } from '#domain/desk'
import { useT } from '#web/messages'
import styles from './desk.module.css'
import { pageNames } from './desk-frame'
import { DeskHead } from './desk-head'
import { DeskLink } from './desk-link'
import { Rights } from './rights'

const texts = {
  '/office/clients': 'desk_clients_text',
  '/office/bookings': 'desk_bookings_text',
  '/office/holds': 'desk_holds_text',
  '/office/deposits': 'desk_deposits_text',
  '/office/payments': 'desk_payments_text',
  '/office/people': 'desk_people_text',
  '/office/log': 'desk_log_text',
} as const satisfies Record<Exclude<DeskPage, '/office'>, string>

/** Start page: navigation and the user's permissions. */
export function DeskHome({ me }: { me: StaffPerson }) {
  const t = useT()
  const open = deskPagesFor(me.permissions).filter(page => page !== '/office')
  return (
    <>
      <DeskHead title={t('desk_welcome', { name: me.name })} lead={t('desk_session_text')} />
      {open.length > 0 && (
        <ul className={styles.doors}>
          {open.map(page => (
            <li key={page}>
              <DeskLink to={page} className={styles.doorway}>
                <span className={styles.doorName}>{t(pageNames[page])}</span>
                <span>{t(texts[page])}</span>
              </DeskLink>
            </li>
          ))}
        </ul>
      )}
      <section className={styles.part}>
        <h2>{t('desk_may')}</h2>
        <Rights of={me.permissions} />
        <p className={styles.soft}>{t('desk_may_text')}</p>
      </section>
    </>
  )
}
