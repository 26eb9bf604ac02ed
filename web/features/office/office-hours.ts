import { useEffect } from 'react'
import type { OfficeHours } from '#contract/site'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { lifetimes, writeCookie } from '#web/cookies'
import { useLanguage } from '#web/messages'

const minute = 60_000

/** The office that applies to the visitor and whether it is open; undefined until the browser has asked. */
export function useOfficeHours(): OfficeHours | undefined {
  const lang = useLanguage()
  const { data } = useAsked(
    `officehours ${lang}`,
    signal => {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
      return api('GET /core/officehours', { query: { timezone, lang } }, { signal })
    },
    { fresh: 5 * minute, every: 5 * minute },
  )
  // Who has come from somewhere keeps that office on a journey, and reads prices as before.
  const country = data?.countryKnown && data.countryCode
  useEffect(() => {
    if (country) writeCookie('officecountry', country, lifetimes.threeMonths)
  }, [country])
  return data
}
