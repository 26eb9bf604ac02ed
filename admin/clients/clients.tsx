import { useState } from 'react'
import { useLocation } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { type ClientSearchResult, ImpersonateClient, nameOf } from './impersonate-client'

/** Finds a client to impersonate. */
export function Clients() {
  const t = useT()
  const { search } = useLocation()
  const [found, setFound] = useState<ClientSearchResult[]>()
  const [chosen, setChosen] = useState<ClientSearchResult>()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ words: string }>(
    async body => setFound((await adminApi('POST /office/contacts/find', { body })).contacts),
    {
      shape: async () => (await import('#contract/forms/staff')).clientQuery,
      messages: { 'words missing': t('admin_find_more'), 'words invalid': t('admin_find_more') },
    },
  )
  return (
    <>
      <AdminPageHeader title={t('admin_clients')} lead={t('admin_clients_lead')} />
      {new URLSearchParams(search).has('over') && (
        <p role="status" className={styles.note}>
          {t('admin_looking_over')}
        </p>
      )}
      <form className={styles.find} {...props}>
        <Input
          type="search"
          name="words"
          label={t('admin_find')}
          hint={t('admin_find_hint')}
          autoComplete="off"
          error={fault('words')}
        />
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_find_go')}
        </Button>
      </form>
      <FormError>{fault('words') ? '' : problem}</FormError>
      {found && (
        <section className={styles.part} aria-label={t('admin_found')}>
          <p role="status">{t('admin_found_count', { count: found.length })}</p>
          <ul className={styles.rows}>
            {found.map(client => (
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
        </section>
      )}
      {chosen && <ImpersonateClient client={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
