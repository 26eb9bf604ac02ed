import { formatDateTime } from '#domain/calendar/format-datetime'
import { officeStatus } from '#domain/calendar/office-hours'
import type { Language } from '#domain/text/language'
import type { Office } from '#server/platform/config/company-settings'
import { formatForCountry, toE164 } from '#server/platform/phone-format'

const openNow: Readonly<Record<Language, string>> = { en: 'OPEN NOW', fr: 'OUVERT', de: 'JETZT GEÖFFNET' }

/** An office as shown at an instant; times are in the given zone, else in the office's own. */
export function presentOffice(
  { address, phone, hours }: Office,
  { now, zone, language, country }: { now: number; zone: string | undefined; language: Language; country: string },
) {
  const { open, opensAt } = officeStatus(hours, now)
  const timezone = zone ?? hours.zone
  const next = !open && opensAt ? opensAt : undefined
  return {
    address,
    officeStatus: open ? ('OPEN' as const) : ('CLOSED' as const),
    statusText: open ? openNow[language] : '',
    opensAt: next ? new Date(next).toISOString() : null,
    opensText: next ? formatDateTime(next, timezone, language) : '',
    officeNumber: formatForCountry(phone, country),
    dialled: toE164(phone, '') ?? phone,
    timezone: hours.zone,
  }
}
