import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { useDebouncedValue } from '#web/hooks/use-debounced-value'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'

/** Milliseconds without a key before clients are looked for. */
const pauseMs = 400

export type ChosenClient = ResponseBody<Endpoints['POST /office/contacts/find']>['contacts'][number]

export const nameOf = ({ firstname, lastname, email }: ChosenClient) => `${firstname} ${lastname}`.trim() || email

interface ChooseClientProps {
  client: ChosenClient | undefined
  onChange: (client: ChosenClient | undefined) => void
  /** Staff enter a person who is no client yet. */
  onNew: () => void
  error?: string | undefined
}

/** Chooses a client by the beginning of their address or name. */
export function ChooseClient({ client, onChange, onNew, error }: ChooseClientProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = useDebouncedValue(typed.trim(), pauseMs)
  const { data, isError } = useQuery(
    client === undefined && words.length > 2 ? `office clients ${words}` : undefined,
    signal => adminApi('POST /office/contacts/find', { body: { words } }, { signal }),
  )
  if (client)
    return (
      <div className={styles.chosen}>
        <p>
          <span className={styles.muted}>{t('admin_client')}</span> {nameOf(client)}, {client.email}
        </p>
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {t('admin_client_other')}
        </Button>
      </div>
    )
  return (
    <div>
      <Input
        type="search"
        label={t('admin_client')}
        hint={t('admin_find_hint')}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={event => setTyped(event.target.value)}
      />
      <p role="status" className={styles.muted}>
        {isError ? t('form_unreachable') : data ? t('admin_found_count', { count: data.contacts.length }) : ''}
      </p>
      {data && (
        <ul className={styles.options}>
          {data.contacts.map(one => (
            <li key={one.id}>
              <Button variant="quiet" onClick={() => onChange(one)}>
                {nameOf(one)}, {one.email}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" onClick={onNew}>
        {t('admin_client_new')}
      </Button>
    </div>
  )
}
