import { useEffect } from 'react'
import type { OfficeHours } from '#contract/site/site'
import { api } from '#web/lib/api-client'
import { lifetimes, writeCookie } from '#web/lib/cookies'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

const minute = 60_000

/** The visitor's office and whether it is open; undefined until the browser has fetched it. */
export function useOfficeHours(): OfficeHours | undefined {
  const lang = useLanguage()
  const { data } = useQuery(
    `officehours ${lang}`,
    signal => {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
      return api('GET /core/officehours', { query: { timezone, lang } }, { signal })
    },
    { staleTime: 5 * minute, refetchInterval: 5 * minute },
  )
  // Visitors with a stored country keep that office while travelling, and the currency of their prices.
  const country = data?.countryKnown && data.countryCode
  useEffect(() => {
    if (country) writeCookie('officecountry', country, lifetimes.threeMonths)
  }, [country])
  return data
}
