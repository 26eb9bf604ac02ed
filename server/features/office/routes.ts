import type { FastifyInstance } from 'fastify'
import { getOfficeHours } from '#contract/site'
import { officeOpenness } from '#domain/office-hours'
import type { Context } from '#server/context'
import type { Configuration } from '#server/platform/configuration'
import { serve } from '#server/platform/serve'
import { officeCountryOf } from '#server/platform/visitor'

/** Nine to six on working days, ten to four on Saturdays. */
const week = {
  1: [{ opens: '09:00', closes: '18:00' }],
  2: [{ opens: '09:00', closes: '18:00' }],
  3: [{ opens: '09:00', closes: '18:00' }],
  4: [{ opens: '09:00', closes: '18:00' }],
  5: [{ opens: '09:00', closes: '18:00' }],
  6: [{ opens: '10:00', closes: '16:00' }],
} as const

const homeCountries = new Set(['gb', 'us', 'ca', 'au'])

/** Outside gb, us, ca and au the international form is shown (decision 33); at home the national one. */
function shownNumber({ office }: Configuration, country: string): string {
  return homeCountries.has(country) && office.phone.startsWith('+44')
    ? office.phone.replace(/^\+44\s*/, '0')
    : office.phone
}

export function officeRoutes(app: FastifyInstance, { configuration, clock }: Context): void {
  serve(app, getOfficeHours, ({ request }) => {
    const { open, opensAt } = officeOpenness({ zone: configuration.office.timezone, week }, clock.now())
    const countryCode = officeCountryOf(request, configuration)
    return {
      officeStatus: open ? ('OPEN' as const) : ('CLOSED' as const),
      statusText: open ? 'OPEN NOW' : '',
      opensAt: !open && opensAt ? new Date(opensAt).toISOString() : null,
      countryCode,
      officeNumber: shownNumber(configuration, countryCode),
      timezone: configuration.office.timezone,
    }
  })
}
