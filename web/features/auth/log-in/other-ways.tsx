import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { providerNames } from '#domain/people/identity'
import { useLanguage, useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'

export type WaysIn = ResponseBody<Endpoints['GET /core/contacts/getemailfromtoken']>['waysIn']

/** The sign-ins that a new password ends: sessions in any case, passkeys and linked providers unless the owner keeps them. */
export function OtherWays({ waysIn = { passkeys: [], identities: [] } }: { waysIn: WaysIn | undefined }) {
  const t = useT()
  const language = useLanguage()
  const { passkeys, identities } = waysIn
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (passkeys.length + identities.length === 0) return <p>{t('auth_reset_signs_out')}</p>
  return (
    <>
      <p>{t('auth_reset_signs_out')}</p>
      <p>{t('auth_reset_ways')}</p>
      <ul>
        {passkeys.map(({ name, createdAt }) => (
          <li key={`${name} ${createdAt}`}>
            {t('auth_reset_passkey', { name, when: formatShortDateTime(Date.parse(createdAt), zone, language) })}
          </li>
        ))}
        {identities.map(({ provider, email }) => (
          <li key={provider}>{[providerNames[provider], email].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
      <CheckboxField name="removeOtherWays" value="yes" defaultChecked>
        {t('auth_reset_remove')}
      </CheckboxField>
    </>
  )
}
