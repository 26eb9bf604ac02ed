import { useLocation } from 'react-router'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { OfficeList } from '#admin/ui/office-list'
import type { StaffPerson } from '#contract/staff/staff'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { ChangeRequest } from './change-request'
import { ChangeRow } from './change-row'

/** Change requests of clients; the URL holds the filter, or the request that is open. */
export function ChangeRequests({ me }: { me: StaffPerson }) {
  const query = new URLSearchParams(useLocation().search)
  const id = /^\d{1,10}$/.exec(query.get('request') ?? '')?.[0]
  if (id) return <ChangeRequest key={id} id={Number(id)} me={me} />
  return <ChangeList me={me} />
}

function ChangeList({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['open', 'answered'])
  const { data: open } = useQuery(
    `changes count ${me.id}`,
    signal => adminApi('GET /office/changes/count', undefined, { signal }),
    { staleTime: 0 },
  )
  return (
    <>
      <AdminPageHeader title={t('admin_changes')} lead={t('admin_changes_lead')} />
      <ListTabs
        page="/office/changes"
        label={t('admin_changes_which')}
        tabs={[
          { state: 'open', name: t('admin_changes_open', { count: open?.open ?? '…' }) },
          { state: 'answered', name: t('admin_changes_answered') },
        ]}
        current={state}
      />
      <OfficeList
        key={state}
        queryKey={`changes ${state} ${me.id}`}
        load={async (cursor: number | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { changes, next } = await adminApi('GET /office/changes', { query }, { signal })
          return { rows: changes, next }
        }}
        empty={t(`admin_changes_none_${state}`)}
      >
        {changes => (
          <ul className={styles.rows}>
            {changes.map(change => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ul>
        )}
      </OfficeList>
    </>
  )
}
