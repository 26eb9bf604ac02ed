import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { UndeliveredMail as Undelivered } from '#contract/staff/office-lists'
import type { StaffPerson } from '#contract/staff/staff'
import { useT } from '#web/messages'

/** E-mails that did not reach their recipients. */
export function UndeliveredMail({ me }: { me: StaffPerson }) {
  const t = useT()
  return (
    <>
      <AdminPageHeader title={t('admin_mail')} lead={t('admin_mail_lead')} />
      <OfficeList
        queryKey={`office mail ${me.id}`}
        load={async (cursor: number | undefined, signal) => {
          const query = cursor === undefined ? {} : { cursor }
          const { emails, next } = await adminApi('GET /office/mail', { query }, { signal })
          return { rows: emails, next }
        }}
        empty={t('admin_mail_none')}
      >
        {emails => (
          <ul className={styles.rows}>
            {emails.map(email => (
              <MailRow key={email.id} email={email} />
            ))}
          </ul>
        )}
      </OfficeList>
    </>
  )
}

function MailRow({ email: { recipient, subject, writtenAt, attempts, reason, refusedAt } }: { email: Undelivered }) {
  const t = useT()
  const moment = useMoment()
  return (
    <li className={list.row}>
      <p className={styles.rowName}>{recipient}</p>
      <div className={styles.meta}>
        <p>{subject}</p>
        <p className={styles.muted}>{moment(writtenAt)}</p>
      </div>
      <p className={refusedAt ? list.overdue : styles.muted}>
        {refusedAt
          ? t('admin_mail_refused', { at: moment(refusedAt), reason })
          : t('admin_mail_waiting', { count: attempts, reason })}
      </p>
    </li>
  )
}
