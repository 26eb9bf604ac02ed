import type { Language } from '#domain/language'
import { formatMoment } from '#domain/moments'
import { officeOpenness } from '#domain/office-hours'
import type { Office } from '#server/platform/company-settings'
import { dialled, shownNumber } from '#server/platform/dialled'

const openNow: Readonly<Record<Language, string>> = { en: 'OPEN NOW', fr: 'OUVERT', de: 'JETZT GEÖFFNET' }

/** An office as shown at an instant; times are in the given zone, else in the office's own. */
export function presentOffice(
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
