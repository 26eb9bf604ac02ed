import { useLocation, useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import type { StaffPerson } from '#contract/staff/staff'
import { type StaffAction, staffActions } from '#domain/access/staff'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { AuditLogRow } from './audit-log-row'

interface Filter {
  action?: StaffAction
  person?: string
}

/** The filters of the audit log in the URL. */
function readFilter(search: string): Filter {
  const query = new URLSearchParams(search)
  const action = staffActions.find(each => each === query.get('action'))
  const person = /^[\da-f-]{36}$/.exec(query.get('person') ?? '')?.[0]
  return { ...(action && { action }), ...(person && { person }) }
}

/** The audit log of staff actions, newest first; the URL holds the filters. */
export function AuditLog({ me }: { me: StaffPerson }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const filter = readFilter(search)
  const people = useQuery(`people ${me.id}`, signal => adminApi('GET /office/people', undefined, { signal }))
  const key = `entries ${me.id} ${new URLSearchParams({ ...filter })}`
  const choose = (name: keyof Filter, value: string) => {
    const { [name]: _, ...others } = filter
    const next = new URLSearchParams({ ...others, ...(value && { [name]: value }) }).toString()
    void navigate(pathname + (next && `?${next}`), { replace: true })
  }
  return (
    <>
      <AdminPageHeader title={t('admin_log')} lead={t('admin_log_lead')} />
      <div className={list.bar}>
        <div className={styles.filter}>
          <Select
            label={t('admin_log_what')}
            value={filter.action ?? ''}
            onChange={event => choose('action', event.target.value)}
          >
            <option value="">{t('admin_log_all')}</option>
            {staffActions.map(action => (
              <option key={action} value={action}>
                {t(`admin_action_${action}`)}
              </option>
            ))}
          </Select>
          <Select
            label={t('admin_log_whose')}
            value={filter.person ?? ''}
            onChange={event => choose('person', event.target.value)}
          >
            <option value="">{t('admin_log_everybody')}</option>
            {people.data?.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <ExportList call="POST /office/entries/csv" filter={filter} name="log" />
      </div>
      <OfficeList
        key={key}
        queryKey={key}
        load={async (cursor: string | undefined, signal) => {
          const query = { ...filter, ...(cursor !== undefined && { cursor }) }
          const { entries, next } = await adminApi('GET /office/entries', { query }, { signal })
          return { rows: entries, next }
        }}
        empty={t('admin_log_none')}
      >
        {entries => (
          <ol className={styles.rows}>
            {entries.map(entry => (
              <AuditLogRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </OfficeList>
    </>
  )
}
