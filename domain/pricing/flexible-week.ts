import { roundCents } from '#domain/pricing/money'
import type { FlexibleRate } from '#domain/pricing/season'

/** A weekly price in cents at the flexible rate; null where the tier is not let. */
export function flexibleWeeklyCents(weeklyCents: number | null, { surcharge }: Pick<FlexibleRate, 'surcharge'>) {
  if (weeklyCents === null) return null
  return 'percent' in surcharge
    ? roundCents((weeklyCents * (100 + surcharge.percent)) / 100)
    : weeklyCents + surcharge.weeklyCents
}
