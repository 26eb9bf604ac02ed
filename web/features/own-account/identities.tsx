import { useState } from 'react'
import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import { providerNames } from '#domain/identity'
import { formatStamp } from '#domain/moments'
import { useAsked } from '#web/asked'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { notify } from '#web/features/notices/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { NotCome } from './not-come'
import styles from './own-frame.module.css'

type Linked = Reply<Calls['GET /core/contacts/{id}/identities']>['identities'][number]

interface IdentitiesProps {
  contactId: string
  coSignIn: boolean
  onRemoved: () => void
}

/** Linked identity providers; each can be removed. */
export function Identities({ contactId: id, coSignIn, onRemoved }: IdentitiesProps) {
  const t = useT()
  const language = useLanguage()
  const { data, failed, again } = useAsked(`identities ${id}`, signal =>
    coSignIn
      ? ownApi('GET /core/guestlogins/{id}/identities', { params: { id } }, { signal })
      : ownApi('GET /core/contacts/{id}/identities', { params: { id } }, { signal }),
  )
  const [removing, setRemoving] = useState<Linked>()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const name = removing && providerNames[removing.provider]
  const remove = (provider: Linked['provider']) =>
    coSignIn
      ? ownApi('DELETE /core/guestlogins/{id}/identities/{provider}', { params: { id, provider } })
      : ownApi('DELETE /core/contacts/{id}/identities/{provider}', { params: { id, provider } })
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
                  <span className={styles.soft}>
                    {t('identity_linked', {
                      email: linked.email || 'none',
                      when: formatStamp(Date.parse(linked.linkedAt), zone, language),
                    })}
                  </span>
                </span>
                <Button
                  look="secondary"
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
        <NotCome failed={failed} again={again} />
      )}
      {data?.identities.length === 0 && <p className={styles.soft}>{t('identities_none')}</p>}
      {removing && name && (
        <ConfirmDialog
          title={t('identity_remove_title', { name })}
          text={t('identity_remove_text', { name })}
          action={t('identity_remove')}
          act={() => remove(removing.provider)}
          onDone={() => {
            setRemoving(undefined)
            notify(t('identity_removed', { name }), 'long')
            again()
            onRemoved()
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  )
}
