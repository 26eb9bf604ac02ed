import { anywhere } from './details/anywhere.ts'
import { atSea } from './details/at-sea.ts'
import { atTable } from './details/at-table.ts'
import { childrenAndWellbeing } from './details/children-and-wellbeing.ts'
import { culture } from './details/culture.ts'
import { onFoot } from './details/on-foot.ts'
import { wineAndOil } from './details/wine-and-oil.ts'
import type { Experience, ExperienceDetail } from './shape.ts'

const details: Record<string, ExperienceDetail> = {
  ...atSea,
  ...atTable,
  ...wineAndOil,
  ...onFoot,
  ...culture,
  ...childrenAndWellbeing,
  ...anywhere,
}

/** The details of an experience's page. */
export function detailOf({ slug }: Experience): ExperienceDetail {
  const detail = details[slug]
  if (!detail) throw new Error(`The experience ${slug} has no details`)
  return detail
}
