import type { z } from 'zod'
import type { PageOf } from '#contract/pages'
import type { getHouseGuide, PropertyDetail } from '#contract/villas/properties'
import { templateIds } from '#domain/content/public-templates'
import { hiddenFrom } from '#domain/geography/audience'
import { localPath } from '#domain/text/language'
import { type Presenter, syntheticPageFrame } from '#server/catalogue/pages/page-frame'
import { villaData } from './villa-data.ts'

export const presentVilla: Presenter<PageOf<'villa'>> = async (context, id, { language, audience }) => {
  const { catalogue } = context
  const villa = catalogue.villas.get(id)
  if (!villa) return undefined
  // A villa that is hidden in the visitor's country redirects to the home page (SPEC 5).
  if (hiddenFrom(audience, villa.search)) return { kind: 'redirect', status: 302, target: localPath('/', language) }
  const data = await villaData(context, villa, language, audience)
  if (!data) return undefined
  const { property } = data
  return {
    ...syntheticPageFrame(catalogue, villa.row.path, property.name, language),
    template: 'villa',
    kind: 'villa',
    id,
    templateId: templateIds.villa,
    title: property.pageTitle,
    metaDescription: property.metaDescription,
    heading1: property.name,
    heading2: property.tagline,
    picture: data.images[0] ?? null,
    villa: data,
  }
}

/** House rules and hours of a villa for guests before arrival; `houseGuideType` says which of them exist. */
export function houseGuide(house: PropertyDetail): z.output<(typeof getHouseGuide)['reply']> {
  const { houseRules, arrivalFrom, departureBy } = house
  const [rules, times] = [houseRules.length > 0, arrivalFrom !== null || departureBy !== null]
  const houseGuideType = rules ? (times ? 'full' : 'rules') : times ? 'times' : 'none'
  return { houseGuideType, houseRules, arrivalFrom, departureBy }
}
