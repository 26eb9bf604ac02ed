import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import { providerNames } from '#domain/identity'
import { formatStamp } from '#domain/moments'
import { useLanguage, useT } from '#web/messages'
import { Tick } from '#web/ui/tick'

export type WaysIn = Reply<Calls['GET /core/contacts/getemailfromtoken']>['waysIn']

/** What a new password ends: sessions in any case, passkeys and linked providers unless the owner keeps them. */
export function OtherWays({ waysIn = { passkeys: [], identities: [] } }: { waysIn: WaysIn | undefined }) {
  const t = useT()
  const language = useLanguage()
  const { passkeys, identities } = waysIn
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (passkeys.length + identities.length === 0) return <p>{t('door_reset_signs_out')}</p>
  return (
    <>
      <p>{t('door_reset_signs_out')}</p>
      <p>{t('door_reset_ways')}</p>
      <ul>
        {passkeys.map(({ name, createdAt }) => (
          <li key={`${name} ${createdAt}`}>
            {t('door_reset_passkey', { name, when: formatStamp(Date.parse(createdAt), zone, language) })}
          </li>
        ))}
        {identities.map(({ provider, email }) => (
          <li key={provider}>{[providerNames[provider], email].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
      <Tick name="removeOtherWays" value="yes" defaultChecked>
        {t('door_reset_remove')}
      </Tick>
    </>
  )
}
