import { BulkBar } from '#admin/bulk/bulk-bar'
import table from '#admin/lists/list-table.module.css'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { SelectRow } from '#admin/lists/select-box'
import { useListAddress } from '#admin/lists/use-list-address'
import { type ListSelection, useSelection } from '#admin/lists/use-selection'
import { Changes } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { ExportList } from '#admin/ui/export-list'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeConversationShown } from '#contract/messages/messages'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { orderIn } from '#domain/office-lists/lists'
import { useLanguage, useT } from '#web/messages'

const path = '/office/messages'

/** The conversations that await an answer, or all. */
export function ConversationList({ me }: { me: StaffPerson }) {
  const t = useT()
  const { query: address } = useListAddress(path)
  const state = useListState(['waiting', 'all'])
  const usual = state === 'waiting' ? 'latest' : '-latest'
  const order = orderIn(path, address) ?? usual
  const key = `office messages ${state} ${order} ${me.id}`
  const selection = useSelection(state)
  return (
    <>
      <ListTabs
        page={path}
        label={t('admin_messages_which')}
        tabs={[
          { state: 'waiting', name: t('admin_messages_waiting') },
          { state: 'all', name: t('admin_messages_all') },
        ]}
        current={state}
      />
      <ListToolbar me={me} list={path} order={{ current: order, usual }}>
        <ExportList call="POST /office/messages/csv" filter={{ state, order }} name="messages" />
      </ListToolbar>
      <div data-selectable>
        <OfficeList
          key={key}
          queryKey={key}
          load={async (cursor: string | undefined, signal) => {
            const query = { state, order, ...(cursor !== undefined && { cursor }) }
            const { conversations, next } = await adminApi('GET /office/messages', { query }, { signal })
            return { rows: conversations, next }
          }}
          empty={t(`admin_messages_none_${state}`)}
        >
          {conversations => (
            <ul className={styles.rows}>
              {conversations.map(conversation => (
                <ConversationRow key={conversation.id} conversation={conversation} selection={selection} />
              ))}
            </ul>
          )}
        </OfficeList>
      </div>
      <BulkBar selection={selection} filtered={{ list: path, filter: { state } }} actions={['settle-conversations']} />
    </>
  )
}

interface ConversationRowProps {
  conversation: OfficeConversationShown
  selection: ListSelection
}

function ConversationRow({ conversation, selection }: ConversationRowProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const { id, name, email, isGuest, villa, reference, from, to, excerpt, unread, lastMessageAt } = conversation
  return (
    <li className={table.picked}>
      <Changes>
        <SelectRow id={id} label={t('admin_list_select', { name: name || email })} selection={selection} />
      </Changes>
      <div className={list.row}>
        <div className={styles.meta}>
          <p className={styles.rowName}>
            {name || email} {isGuest && <small>{t('admin_messages_guest')}</small>}
          </p>
          <p className={styles.muted}>
            {villa} · {reference}
          </p>
          <p className={styles.muted}>{formatDays({ from, to }, language)}</p>
        </div>
        <div className={styles.meta}>
          <p>{excerpt}</p>
        </div>
        <div className={styles.meta}>
          <p className={styles.muted}>{moment(lastMessageAt)}</p>
          {unread > 0 && <p className={list.overdue}>{t('admin_messages_unread', { count: unread })}</p>}
        </div>
        <p className={list.action}>
          <AdminLink
            to={`/office/messages?conversation=${id}`}
            aria-label={t('admin_messages_open_of', { name: name || email, villa })}
          >
            {t('admin_messages_open')}
          </AdminLink>
        </p>
      </div>
    </li>
  )
}
