import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import list from '#admin/ui/list.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeChangeShown } from '#contract/booking/booking-changes'
import { formatDays } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { AnswerDue } from './answer-due'
import { useDifferenceText } from './use-difference-text'

/** A change request in the list: villa, client, what is asked, price, and when the answer is due. */
export function ChangeRow({ change }: { change: OfficeChangeShown }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const differs = useDifferenceText(change.currencyId)
  const { id, villa, reference, name, email, booked, from, to, difference, state, askedAt, answer } = change
  const { adults, children, infants } = change
  const isOpen = state === 'asked'
  const action = t(isOpen ? 'admin_change_view' : 'admin_change_view_closed')
  const party = t('admin_change_party', { adults, children, infants })
  return (
    <li className={list.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>{reference}</p>
        <p>{name || t('admin_bookings_no_name')}</p>
        <p className={styles.muted}>{email}</p>
      </div>
      <div className={styles.meta}>
        <p className={styles.rowName}>
          {isOpen
            ? t('admin_change_wish', { days: formatDays({ from, to }, language) })
            : formatDays({ from, to }, language)}
        </p>
        <p>
          {party} · {differs(difference)}
        </p>
        {isOpen && (
          <p className={styles.muted}>
            {t('admin_change_booked', { days: formatDays(booked, language) })} · {t('admin_change_party', booked)}
          </p>
        )}
        {answer && <p className={styles.muted}>{answer}</p>}
      </div>
      <div className={styles.meta}>
        {state === 'asked' ? (
          <AnswerDue change={change} />
        ) : (
          <p>
            {t(`admin_change_closed_${state}`, {
              moment: moment(change.answeredAt ?? askedAt),
              name: change.answeredBy ?? 'none',
            })}
          </p>
        )}
        <p className={styles.muted}>{t('admin_change_asked', { moment: moment(askedAt) })}</p>
      </div>
      <p className={list.action}>
        <AdminLink
          to={`/office/changes?request=${id}`}
          aria-label={t('admin_change_view_of', { action, villa, reference })}
        >
          {action}
        </AdminLink>
      </p>
    </li>
  )
}
