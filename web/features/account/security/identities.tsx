import { useState } from 'react'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { providerNames } from '#domain/people/identity'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../account-layout.module.css'

type Linked = ResponseBody<Endpoints['GET /core/contacts/{id}/identities']>['identities'][number]

interface IdentitiesProps {
  contactId: string
  coSignIn: boolean
  onRemoved: () => void
}

/** Linked identity providers; each can be removed. */
export function Identities({ contactId: id, coSignIn, onRemoved }: IdentitiesProps) {
  const t = useT()
  const language = useLanguage()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`identities ${id}`, signal =>
    coSignIn
      ? sessionApi('GET /core/guestlogins/{id}/identities', { params: { id } }, { signal })
      : sessionApi('GET /core/contacts/{id}/identities', { params: { id } }, { signal }),
  )
  const [removing, setRemoving] = useState<Linked>()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const name = removing && providerNames[removing.provider]
  const remove = (provider: Linked['provider']) =>
    coSignIn
      ? sessionApi('DELETE /core/guestlogins/{id}/identities/{provider}', { params: { id, provider } })
      : sessionApi('DELETE /core/contacts/{id}/identities/{provider}', { params: { id, provider } })
  return (
    <section className={styles.part}>
      <h2>{t('identities_title')}</h2>
      <p>{t('identities_text')}</p>
      {data ? (
        data.identities.length > 0 && (
          <ul className={styles.rows}>
            {data.identities.map(linked => (
              <li key={linked.provider} className={styles.row}>
                <span>
                  {providerNames[linked.provider]}
                  <br />
                  <span className={styles.muted}>
                    {t('identity_linked', {
                      email: linked.email || 'none',
                      when: formatShortDateTime(Date.parse(linked.linkedAt), zone, language),
                    })}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  aria-label={t('identity_remove_of', { name: providerNames[linked.provider] })}
                  onClick={() => setRemoving(linked)}
                >
                  {t('identity_remove')}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : (
        <QueryFallback failed={failed} again={again} />
      )}
      {data?.identities.length === 0 && <p className={styles.muted}>{t('identities_none')}</p>}
      {removing && name && (
        <ConfirmDialog
          title={t('identity_remove_title', { name })}
          text={t('identity_remove_text', { name })}
          action={t('identity_remove')}
          act={() => remove(removing.provider)}
          invalidates={`identities ${id}`}
          onDone={() => {
            setRemoving(undefined)
            showToast(t('identity_removed', { name }), 'long')
            onRemoved()
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  )
}
