import { useState } from 'react'
import { useLocation } from 'react-router'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './desk.module.css'
import { DeskHead } from './desk-head'
import { type FoundClient, nameOf } from './found-client'
import { LookOn } from './look-on'
import { deskApi } from './own-desk'

/** Finds a client to impersonate. */
export function Clients() {
  const t = useT()
  const { search } = useLocation()
  const [found, setFound] = useState<FoundClient[]>()
  const [chosen, setChosen] = useState<FoundClient>()
  const { state, problem, fault, props } = useForm<{ words: string }>(
    async body => setFound((await deskApi('POST /office/contacts/find', { body })).contacts),
    {
      shape: async () => (await import('#contract/forms/desk')).clientWords,
      words: { 'words missing': t('desk_find_more'), 'words invalid': t('desk_find_more') },
    },
  )
  return (
    <>
      <DeskHead title={t('desk_clients')} lead={t('desk_clients_lead')} />
      {new URLSearchParams(search).has('over') && (
        <p role="status" className={styles.note}>
          {t('desk_looking_over')}
        </p>
      )}
      <form className={styles.find} {...props}>
        <Input
          type="search"
          name="words"
          label={t('desk_find')}
          hint={t('desk_find_hint')}
          autoComplete="off"
          error={fault('words')}
        />
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'door_sending' : 'desk_find_go')}
        </Button>
      </form>
      <Problem>{fault('words') ? '' : problem}</Problem>
      {found && (
        <section className={styles.part} aria-label={t('desk_found')}>
          <p role="status">{t('desk_found_count', { count: found.length })}</p>
          <ul className={styles.rows}>
            {found.map(client => (
              <li key={client.id} className={styles.client}>
                <div className={styles.whose}>
                  <p className={styles.rowName}>{nameOf(client)}</p>
                  <p className={styles.soft}>
                    {client.email}
                    {!client.hasAccount && ` · ${t('desk_no_account')}`}
                  </p>
                </div>
                <Button
                  look="secondary"
                  aria-label={t('desk_look_on_as', { name: nameOf(client) })}
                  onClick={() => setChosen(client)}
                >
                  {t('desk_look_on')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {chosen && <LookOn client={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
