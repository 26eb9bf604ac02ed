import { useState } from 'react'
import { useLocation } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import { ListSearch, useListSearch } from '#admin/ui/list-search'
import { OfficeList } from '#admin/ui/office-list'
import type { StaffPerson } from '#contract/staff/staff'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { type ClientSearchResult, ImpersonateClient, nameOf } from './impersonate-client'

/** The clients, searched; staff view the site as one of them. */
export function Clients({ me }: { me: StaffPerson }) {
  const t = useT()
  const { search } = useLocation()
  const { words, search: form } = useListSearch()
  const [chosen, setChosen] = useState<ClientSearchResult>()
  const key = `office clients ${words} ${me.id}`
  return (
    <>
      <AdminPageHeader title={t('admin_clients')} lead={t('admin_clients_lead')} />
      {new URLSearchParams(search).has('over') && (
        <p role="status" className={styles.note}>
          {t('admin_looking_over')}
        </p>
      )}
      <ListSearch {...form} label={t('admin_find')} hint={t('admin_find_hint')} />
      <ExportList call="POST /office/contacts/csv" filter={{ words }} name="clients" />
      <OfficeList
        key={key}
        queryKey={key}
        load={async (cursor: string | undefined, signal) => {
          const body = { words, ...(cursor !== undefined && { cursor }) }
          const { contacts, next } = await adminApi('POST /office/contacts/list', { body }, { signal })
          return { rows: contacts, next }
        }}
        empty={t(words === '' ? 'admin_clients_none' : 'admin_list_none_named')}
      >
        {clients => (
          <ul className={styles.rows}>
            {clients.map(client => (
              <li key={client.id} className={styles.client}>
                <div className={styles.meta}>
                  <p className={styles.rowName}>{nameOf(client)}</p>
                  <p className={styles.muted}>
                    {client.email}
                    {!client.hasAccount && ` · ${t('admin_no_account')}`}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  aria-label={t('admin_look_on_as', { name: nameOf(client) })}
                  onClick={() => setChosen(client)}
                >
                  {t('admin_look_on')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </OfficeList>
      {chosen && <ImpersonateClient client={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
