import { useState } from 'react'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { errorMessage } from '#web/features/forms/public'
import { session, sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../account-layout.module.css'

/** The signed-in devices; each can be signed out. */
export function Devices({ contactId }: { contactId: string }) {
  const t = useT()
  const language = useLanguage()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`devices ${contactId}`, signal => sessionApi('GET /auth/sessions', undefined, { signal }))
  const [ending, setEnding] = useState<string>()
  const [problem, setProblem] = useState('')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  const end = async (id: string, current: boolean) => {
    setEnding(id)
    setProblem('')
    try {
      if (current) await session.signOut()
      else await sessionApi('DELETE /auth/sessions/{id}', { params: { id } })
    } catch (error) {
      setProblem(errorMessage(error, t))
    }
    setEnding(undefined)
    again()
  }

  return (
    <section className={styles.part}>
      <h2>{t('account_devices')}</h2>
      <p>{t('account_devices_text')}</p>
      {!data && <QueryFallback failed={failed} again={again} />}
      <FormError>{problem}</FormError>
      {data && (
        <ul className={styles.rows}>
          {data.sessions.map(({ id, browser, system, lastSeenAt, current }) => {
            const name = [browser, system].filter(Boolean).join(', ') || t('account_device_unknown')
            return (
              <li key={id} className={styles.row}>
                <span>
                  {name}
                  <br />
                  <span className={styles.muted}>
                    {current
                      ? t('account_device_current')
                      : t('account_device_seen', { when: formatDateTime(Date.parse(lastSeenAt), zone, language) })}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  disabled={ending === id}
                  aria-label={t('account_device_end', { name })}
                  onClick={() => void end(id, current)}
                >
                  {t('account_log_out')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
