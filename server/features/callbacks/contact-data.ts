import type { ContactData } from '#contract/pages/contact'
import { formatWeekdaySpan } from '#domain/calendar/format-datetime'
import { groupWeekHours } from '#domain/calendar/office-hours'
import { type Language, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { officesAt } from '#server/features/settings/public'
import { phoneCountries } from '#server/platform/phone-countries'

/** Pages for visitors who want something other than a stay. */
const linked = { enquire: 41, press: 873, owners: 922, careers: 75 } as const

/** Data of the contact page: the offices with their hours, and links to other pages. */
export function contactData(context: Context, language: Language): ContactData {
  const { catalogue, clock, configuration } = context
  const { pageById } = catalogue.content
  return {
    offices: officesAt(context, clock.now()).map(({ address, phone, place, hours }) => ({
      address,
      phone,
      ...place,
      hours: groupWeekHours(hours.week).map(({ first, last, times }) => ({
        days: formatWeekdaySpan(first, last, language),
        times: times.map(({ opens, closes }) => `${opens} – ${closes}`).join(', '),
      })),
    })),
    email: configuration.office.email,
    pressEmail: configuration.office.press,
    countries: phoneCountries[language],
    links: (['enquire', 'press', 'owners', 'careers'] as const).flatMap(kind => {
      const page = pageById.get(linked[kind])
      return page ? [{ kind, path: localPath(page.path, language) }] : []
    }),
  }
}
