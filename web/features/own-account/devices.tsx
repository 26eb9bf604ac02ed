import { useState } from 'react'
import { formatMoment } from '#domain/moments'
import { useAsked } from '#web/asked'
import { sayWhy } from '#web/features/forms/public'
import { ownApi, session } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { Skeleton } from '#web/ui/skeleton'
import styles from './own-frame.module.css'

/** The signed-in devices; each can be signed out. */
export function Devices({ contactId }: { contactId: string }) {
  const t = useT()
  const language = useLanguage()
  const { data, failed, again } = useAsked(`devices ${contactId}`, signal =>
    ownApi('GET /auth/sessions', undefined, { signal }),
  )
  const [ending, setEnding] = useState<string>()
  const [problem, setProblem] = useState('')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  const end = async (id: string, current: boolean) => {
    setEnding(id)
    setProblem('')
    try {
      if (current) await session.signOut()
      else await ownApi('DELETE /auth/sessions/{id}', { params: { id } })
    } catch (error) {
      setProblem(sayWhy(error, t))
    }
    setEnding(undefined)
    again()
  }

  return (
    <section className={styles.part}>
      <h2>{t('own_devices')}</h2>
      <p>{t('own_devices_text')}</p>
      {failed && (
        <p role="alert">
          {t('error_part')}{' '}
          <button type="button" className={styles.small} onClick={again}>
            {t('error_again')}
          </button>
        </p>
      )}
      {!data && !failed && <Skeleton />}
      <Problem>{problem}</Problem>
      {data && (
        <ul className={styles.rows}>
          {data.sessions.map(({ id, browser, system, lastSeenAt, current }) => {
            const name = [browser, system].filter(Boolean).join(', ') || t('own_device_unknown')
            return (
              <li key={id} className={styles.row}>
                <span>
                  {name}
                  <br />
                  <span className={styles.soft}>
                    {current
                      ? t('own_device_current')
                      : t('own_device_seen', { when: formatMoment(Date.parse(lastSeenAt), zone, language) })}
                  </span>
                </span>
                <Button
                  look="secondary"
                  disabled={ending === id}
                  aria-label={t('own_device_end', { name })}
                  onClick={() => void end(id, current)}
                >
                  {t('own_log_out')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
