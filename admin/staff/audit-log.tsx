import { ListTable } from '#admin/lists/list-table'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useListAddress } from '#admin/lists/use-list-address'
import { adminApi } from '#admin/session/staff-session-instance'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import type { StaffPerson } from '#contract/staff/staff'
import { staffActions } from '#domain/access/staff'
import { orderIn } from '#domain/office-lists/lists'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Select } from '#web/ui/field'
import { type LogEntry, useLogCells } from './log-cells'

const path = '/office/log'

/** The audit log of staff actions, newest first; the URL holds the filters. */
export function AuditLog({ me }: { me: StaffPerson }) {
  const t = useT()
  const { query, get, set } = useListAddress(path)
  const action = staffActions.find(each => each === get('action'))
  const person = get('person')
  const order = orderIn(path, query) ?? '-at'
  const filter = { ...(action && { action }), ...(person !== '' && { person }), order }
  const people = useQuery(`people ${me.id}`, signal => adminApi('GET /office/people', undefined, { signal }))
  const cells = useLogCells()
  const key = `entries ${me.id} ${new URLSearchParams({ ...filter })}`
  return (
    <>
      <AdminPageHeader title={t('admin_log')} lead={t('admin_log_lead')} />
      <ListToolbar
        me={me}
        list={path}
        order={{ current: order, usual: '-at' }}
        filters={
          <>
            <Select
              label={t('admin_log_what')}
              value={action ?? ''}
              onChange={event => set('action', event.target.value)}
            >
              <option value="">{t('admin_log_all')}</option>
              {staffActions.map(each => (
                <option key={each} value={each}>
                  {t(`admin_action_${each}`)}
                </option>
              ))}
            </Select>
            <Select label={t('admin_log_whose')} value={person} onChange={event => set('person', event.target.value)}>
              <option value="">{t('admin_log_everybody')}</option>
              {people.data?.people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </>
        }
      >
        <ExportList call="POST /office/entries/csv" filter={filter} name="log" />
      </ListToolbar>
      <ListTable<typeof path, LogEntry>
        key={key}
        list={path}
        label={t('admin_log')}
        order={order}
        usualOrder="-at"
        cells={cells}
        keyOf={({ id }) => id}
        queryKey={key}
        load={async (cursor, signal) => {
          const asked = { ...filter, ...(cursor !== undefined && { cursor }) }
          const { entries, next } = await adminApi('GET /office/entries', { query: asked }, { signal })
          return { rows: entries, next }
        }}
        empty={t('admin_log_none')}
      />
    </>
  )
}
