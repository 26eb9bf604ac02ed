import type { z } from 'zod'
import type { getHouseGuide, PropertyDetail } from '#contract/villas/properties'

/** House rules and hours of a villa for guests before arrival; `houseGuideType` says which of them exist. */
export function houseGuide(house: PropertyDetail): z.output<(typeof getHouseGuide)['reply']> {
  const { houseRules, arrivalFrom, departureBy } = house
  const [rules, times] = [houseRules.length > 0, arrivalFrom !== null || departureBy !== null]
  const houseGuideType = rules ? (times ? 'full' : 'rules') : times ? 'times' : 'none'
  return { houseGuideType, houseRules, arrivalFrom, departureBy }
}
