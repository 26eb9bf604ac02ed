import type { FastifyInstance } from 'fastify'
import { trackFormSubmit, trackVillaPageView } from '#contract/site/analytics'
import { todayAt } from '#domain/calendar/today'
import { getVilla } from '#server/catalogue/get-villa'
import { defaultSearchFacts, presentProperty } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { officeCountryOf } from '#server/platform/auth/visitor'
import { serve } from '#server/platform/http/serve'

/** Data-layer events for visitors who have consented. They contain no personal data. */
export function analyticsRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, clock, configuration } = context
  const { content } = catalogue

  serve(app, trackFormSubmit, ({ body, request }) => ({
    event: 'form_submit' as const,
    form_name: body?.form ?? 'form',
    form_language: body?.lang ?? 'en',
    office_country: officeCountryOf(request, configuration),
  }))

  serve(app, trackVillaPageView, ({ params, audience }) => {
    const villa = getVilla(catalogue, params.id, audience)
    const today = todayAt(clock.now(), villa.timezone)
    const property = presentProperty(villa, content, 'en', defaultSearchFacts(villa, today))
    const region = content.regionById.get(villa.row.regionId)
    const country = content.countries.find(({ id }) => id === region?.countryId)
    return {
      event: 'villa_page' as const,
      villa_id: property.id,
      villa_name: property.name,
      villa_country: country?.name.en ?? '',
      villa_region: property.region,
      villa_bedrooms: property.beds,
      villa_sleeps: property.sleeps,
      villa_think_exquisite: property.te,
      villa_price_from: property.priceFrom,
      villa_price_to: property.priceTo,
      currency: 'EUR' as const,
    }
  })
}
