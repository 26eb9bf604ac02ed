import type { FastifyInstance } from 'fastify'
import { bookCall, getCallTimes } from '#contract/call-backs'
import { getOfficeHours } from '#contract/site'
import type { Language } from '#domain/language'
import { formatMoment } from '#domain/moments'
import { officeOpenness } from '#domain/office-hours'
import type { Context } from '#server/context'
import type { Office } from '#server/platform/company-settings'
import { dialled, shownNumber } from '#server/platform/dialled'
import { serve } from '#server/platform/serve'
import { knownCountryOf } from '#server/platform/visitor'
import { findFreeTimes } from './free-times.ts'
import { takeCall } from './take-call.ts'

const openNow: Readonly<Record<Language, string>> = { en: 'OPEN NOW', fr: 'OUVERT', de: 'JETZT GEÖFFNET' }

/** What is told of an office at an instant; times in the zone given, or else in its own. */
function presentOffice(
  { address, phone, hours }: Office,
  { now, zone, language, country }: { now: number; zone: string | undefined; language: Language; country: string },
) {
  const { open, opensAt } = officeOpenness(hours, now)
  const timezone = zone ?? hours.zone
  const next = !open && opensAt ? opensAt : undefined
  return {
    address,
    officeStatus: open ? ('OPEN' as const) : ('CLOSED' as const),
    statusText: open ? openNow[language] : '',
    opensAt: next ? new Date(next).toISOString() : null,
    opensText: next ? formatMoment(next, timezone, language) : '',
    officeNumber: shownNumber(phone, country),
    dialled: dialled(phone, '') ?? phone,
    timezone: hours.zone,
  }
}

export function officeRoutes(app: FastifyInstance, context: Context): void {
  const { configuration, clock, db } = context

  serve(app, getOfficeHours, ({ request, query }) => {
    const known = knownCountryOf(request, configuration)
    const countryCode = known ?? configuration.office.country
    const language = query.lang ?? 'en'
    // Who reads French or German, and is nobody knows where, is hardly at home where the office is.
    const country = known ?? (language === 'en' ? countryCode : '')
    const told = { now: clock.now(), zone: query.timezone, language, country }
    const { address: _, ...first } = presentOffice(configuration.offices[0], told)
    return {
      ...first,
      countryCode,
      countryKnown: known !== undefined,
      offices: configuration.offices.map(office => presentOffice(office, told)),
    }
  })

  serve(app, getCallTimes, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    const free = await findFreeTimes(db, configuration, clock.now())
    return { times: free.map(({ startsAt }) => new Date(startsAt).toISOString()) }
  })

  serve(app, bookCall, async ({ body, tx }) => takeCall(tx, context, { ...body, language: body.lang ?? 'en' }))
}
