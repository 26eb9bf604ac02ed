import type { CurrentContact } from '#contract/account/sessions'
import { formatDay } from '#domain/calendar/formats'
import { sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { QueryFallback } from '#web/ui/query-boundary'
import { PackPart } from './pack-part'

/**
 * The private way into the villa. It is beside the pack: neither its PDF nor its copy for reading without a connection
 * contains it.
 */
export function PackAccess({ bookingId, contact }: { bookingId: number; contact: CurrentContact }) {
  const t = useT()
  const lang = useLanguage()
  const call = 'GET /core/bookings/{id}/villaaccess'
  const { data, isError, refetch } = useQuery(
    `${call} ${bookingId} ${lang} ${contact.id}`,
    async signal => {
      try {
        return await sessionApi(call, { params: { id: bookingId }, query: { lang } }, { signal })
      } catch (error) {
        // Travel agents, and staff who look on, do not see it.
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    { staleTime: 0 },
  )
  if (data === null) return null
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const { access, from } = data
  const rows = access
    ? ([
        ['pack_access_directions', access.directions],
        ['pack_access_handover', access.handover],
        ['pack_access_codes', access.codes],
      ] as const)
    : []
  return (
    <PackPart heading={t('pack_access')}>
      {access ? (
        rows
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <h3>{t(label)}</h3>
              {text.split('\n').map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text.
                <p key={at}>{line}</p>
              ))}
            </div>
          ))
      ) : (
        <p>{t('pack_access_later', { day: formatDay(from, lang) })}</p>
      )}
    </PackPart>
  )
}
