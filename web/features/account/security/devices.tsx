import { formatDateTime } from '#domain/calendar/format-datetime'
import { errorMessage } from '#web/features/forms/public'
import { session, sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
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
  const { isSending, input, error, mutate } = useMutation(
    ({ id, current }: { id: string; current: boolean }) =>
      current ? session.signOut() : sessionApi('DELETE /auth/sessions/{id}', { params: { id } }),
    `devices ${contactId}`,
  )
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  return (
    <section className={styles.part}>
      <h2>{t('account_devices')}</h2>
      <p>{t('account_devices_text')}</p>
      {!data && <QueryFallback failed={failed} again={again} />}
      <FormError>{error !== undefined && errorMessage(error, t)}</FormError>
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
                  disabled={isSending && input?.id === id}
                  aria-label={t('account_device_end', { name })}
                  onClick={() => void mutate({ id, current })}
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
