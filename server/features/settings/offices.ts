import { versionOn } from '#domain/calendar/dated-versions'
import { todayAt } from '#domain/calendar/today'
import type { Context } from '#server/context'
import type { Office } from '#server/platform/config/company-settings'

/**
 * The offices with their hours and holidays at an instant, in milliseconds since 1970; later versions apply to later
 * days. Before the first version of an office, its configuration applies. The first office is the one whose number the
 * pages show.
 */
export function officesAt(
  { catalogue, configuration }: Pick<Context, 'catalogue' | 'configuration'>,
  now: number,
): [Office, ...Office[]] {
  const { officeHours } = catalogue.content.settings
  const [first, ...others] = configuration.offices
  const at = (office: Office, number: number): Office => {
    const versions = officeHours.filter(version => version.office === number)
    if (versions.length === 0) return office
    const { week, closedOn } = versionOn(todayAt(now, office.hours.zone), versions) ?? office.hours
    return { ...office, hours: { ...office.hours, week, ...(closedOn && { closedOn }), versions } }
  }
  return [at(first, 1), ...others.map((office, i) => at(office, i + 2))]
}
