import { AdminLink } from '#admin/ui/admin-link'
import base from '#admin/ui/table.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { LoggedValue } from '#domain/access/staff-changes'
import { useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'

/** An entry of the log. */
export type LogEntry = ResponseBody<Endpoints['GET /office/entries']>['entries'][number]

/** The cells of an entry of the log; what it changed expands in its cell. */
export function useLogCells() {
  const t = useT()
  const moment = useMoment()
  return {
    at: ({ at }: LogEntry) => <time dateTime={at}>{moment(at)}</time>,
    action: ({ action, versionId }: LogEntry) => (
      <>
        <p>{t(`admin_action_${action}`)}</p>
        {versionId !== null && (
          <p>
            <AdminLink to={`/office/versions/${versionId}`}>{t('admin_version_open')}</AdminLink>
          </p>
        )}
      </>
    ),
    about: ({ toWhom, contactId }: LogEntry) => toWhom ?? contactId ?? '–',
    reason: ({ reason }: LogEntry) => reason || '–',
    changes: ({ changes }: LogEntry) =>
      changes.length === 0 ? (
        '–'
      ) : (
        <Disclosure summary={t('admin_log_changes', { count: changes.length })}>
          <ChangedFields changes={changes} />
        </Disclosure>
      ),
    by: ({ who }: LogEntry) => who ?? t('admin_log_nobody'),
    device: ({ browser, system }: LogEntry) => [browser, system].filter(Boolean).join(', ') || '–',
  }
}

function ChangedFields({ changes }: Pick<LogEntry, 'changes'>) {
  const t = useT()
  const moment = useMoment()
  const shown = (value: LoggedValue) => {
    if (value === null) return '–'
    if (typeof value === 'boolean') return t(value ? 'admin_log_yes' : 'admin_log_no')
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? moment(value) : String(value)
  }
  return (
    <table className={base.table}>
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
