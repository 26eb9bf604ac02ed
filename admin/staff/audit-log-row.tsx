import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { useMoment } from '#admin/ui/use-moment'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { LoggedValue } from '#domain/access/staff-changes'
import { useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'

type Entry = ResponseBody<Endpoints['GET /office/entries']>['entries'][number]

/** An entry of the log; what it changed expands below it. */
export function AuditLogRow({ entry }: { entry: Entry }) {
  const t = useT()
  const moment = useMoment()
  const { at, who, action, toWhom, contactId, reason, browser, system, changes, versionId } = entry
  const device = [browser, system].filter(Boolean).join(', ')
  const whom = toWhom ?? contactId
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.muted}>
        {moment(at)}
      </time>
      <div className={styles.meta}>
        <p className={styles.rowName}>{t(`admin_action_${action}`)}</p>
        {whom && <p>{whom}</p>}
        {reason && <p className={styles.muted}>{reason}</p>}
        {versionId !== null && (
          <p>
            <AdminLink to={`/office/versions/${versionId}`}>{t('admin_version_open')}</AdminLink>
          </p>
        )}
        {changes.length > 0 && (
          <Disclosure summary={t('admin_log_changes', { count: changes.length })}>
            <Changes changes={changes} />
          </Disclosure>
        )}
      </div>
      <div className={styles.meta}>
        <p>{who ?? t('admin_log_nobody')}</p>
        {device && <p className={styles.muted}>{device}</p>}
      </div>
    </li>
  )
}

function Changes({ changes }: Pick<Entry, 'changes'>) {
  const t = useT()
  const moment = useMoment()
  const shown = (value: LoggedValue) => {
    if (value === null) return '–'
    if (typeof value === 'boolean') return t(value ? 'admin_log_yes' : 'admin_log_no')
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? moment(value) : String(value)
  }
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('admin_log_field')}</th>
          <th scope="col">{t('admin_log_before')}</th>
          <th scope="col">{t('admin_log_after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{t(`admin_field_${field}`)}</th>
            <td>{shown(before)}</td>
            <td>{shown(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
