import { useState } from 'react'
import { useLocation } from 'react-router'
import { ListTable } from '#admin/lists/list-table'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useListAddress } from '#admin/lists/use-list-address'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import { ListSearch, useListSearch } from '#admin/ui/list-search'
import { useMoment } from '#admin/ui/use-moment'
import type { ListedContact } from '#contract/staff/office-lists'
import type { StaffPerson } from '#contract/staff/staff'
import { orderIn } from '#domain/office-lists/lists'
import { useT } from '#web/messages'
import { type ClientSearchResult, ImpersonateClient, nameOf } from './impersonate-client'

const path = '/office/clients'

/** The clients, searched and ordered; staff view the site as one of them. */
export function Clients({ me }: { me: StaffPerson }) {
  const t = useT()
  const moment = useMoment()
  const { search } = useLocation()
  const { query } = useListAddress(path)
  const { words, search: form } = useListSearch()
  const [chosen, setChosen] = useState<ClientSearchResult>()
  const order = orderIn(path, query) ?? 'email'
  const filter = { words, order }
  const key = `office clients ${words} ${order} ${me.id}`
  return (
    <>
      <AdminPageHeader title={t('admin_clients')} lead={t('admin_clients_lead')} />
      {new URLSearchParams(search).has('over') && (
        <p role="status" className={styles.note}>
          {t('admin_looking_over')}
        </p>
      )}
      <ListSearch {...form} label={t('admin_find')} hint={t('admin_find_hint')} />
      <ListToolbar me={me} list={path} order={{ current: order, usual: 'email' }}>
        <ExportList call="POST /office/contacts/csv" filter={filter} name="clients" />
      </ListToolbar>
      <ListTable<typeof path, ListedContact>
        key={key}
        list={path}
        label={t('admin_clients')}
        order={order}
        usualOrder="email"
        cells={{
          name: client => nameOf(client),
          email: ({ email }) => email,
          account: ({ hasAccount }) => t(hasAccount ? 'admin_has_account' : 'admin_no_account'),
          language: ({ language }) => t(`admin_language_${language}`),
          since: ({ since }) => moment(since),
        }}
        keyOf={({ id }) => id}
        action={client => (
          <ChangeButton
            variant="quiet"
            aria-label={t('admin_look_on_as', { name: nameOf(client) })}
            onClick={() => setChosen(client)}
          >
            {t('admin_look_on')}
          </ChangeButton>
        )}
        queryKey={key}
        load={async (cursor, signal) => {
          const body = { ...filter, ...(cursor !== undefined && { cursor }) }
          const { contacts, next } = await adminApi('POST /office/contacts/list', { body }, { signal })
          return { rows: contacts, next }
        }}
        empty={t(words === '' ? 'admin_clients_none' : 'admin_list_none_named')}
      />
      {chosen && <ImpersonateClient client={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
