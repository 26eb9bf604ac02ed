import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { StaffPerson } from '#contract/staff/staff'
import { type StaffAction, staffActions } from '#domain/access/staff'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { AuditLogRow } from './audit-log-row'

type Entries = ResponseBody<Endpoints['GET /office/entries']>

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
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(key, signal => adminApi('GET /office/entries', { query: filter }, { signal }), {
    staleTime: 0,
  })
  const choose = (name: keyof Filter, value: string) => {
    const { [name]: _, ...others } = filter
    const next = new URLSearchParams({ ...others, ...(value && { [name]: value }) }).toString()
    void navigate(pathname + (next && `?${next}`), { replace: true })
  }
  return (
    <>
      <AdminPageHeader title={t('admin_log')} lead={t('admin_log_lead')} />
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
      <QueryBoundary data={data} failed={failed} again={again}>
        {newest => <AuditLogList key={`${key} ${newest.entries[0]?.id}`} newest={newest} filter={filter} />}
      </QueryBoundary>
    </>
  )
}

/** The newest entries, and older ones on demand. */
function AuditLogList({ newest, filter }: { newest: Entries; filter: Filter }) {
  const t = useT()
  const [{ entries, more }, setShown] = useState(newest)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const showOlder = async () => {
    setAsking(true)
    setProblem('')
    try {
      const before = entries.at(-1)?.id
      const older = await adminApi('GET /office/entries', { query: { ...filter, ...(before && { before }) } })
      setShown({ entries: [...entries, ...older.entries], more: older.more })
    } catch {
      setProblem(t('form_failed'))
    }
    setAsking(false)
  }
  if (entries.length === 0) return <p>{t('admin_log_none')}</p>
  return (
    <>
      <ol className={styles.rows}>
        {entries.map(entry => (
          <AuditLogRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <FormError>{problem}</FormError>
      {more && (
        <Button variant="secondary" disabled={asking} onClick={() => void showOlder()}>
          {t('admin_log_older')}
        </Button>
      )}
    </>
  )
}
