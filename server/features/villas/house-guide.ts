import type { z } from 'zod'
import type { getHouseGuide, PropertyDetail } from '#contract/properties'

/** What a house tells of itself before one comes, and how much that is. */
export function houseGuide(house: PropertyDetail): z.output<(typeof getHouseGuide)['reply']> {
  const { houseRules, arrivalFrom, departureBy } = house
  const [rules, times] = [houseRules.length > 0, arrivalFrom !== null || departureBy !== null]
  const houseGuideType = rules ? (times ? 'full' : 'rules') : times ? 'times' : 'none'
  return { houseGuideType, houseRules, arrivalFrom, departureBy }
}
