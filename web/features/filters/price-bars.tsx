import type { SearchQuery } from '#domain/search/query'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { classes } from '#web/ui/classes'
import { useLast, useRested } from '#web/ui/rested'
import { type Collection, villasAsked } from './filter-query'
import styles from './price.module.css'
import { type PriceRange, type SliderEnds, spread } from './price-range'

interface PriceBarsProps {
  query: SearchQuery
  collection?: Collection | undefined
  ends: SliderEnds
  range: PriceRange
  fromEuros: (euros: number) => number
}

const pause = 250

/** Histogram of villas by price, above the slider; the selected range is darker. */
export function PriceBars({ query, collection, ends, range, fromEuros }: PriceBarsProps) {
  const { minPrice: _, maxPrice: __, ...whatever } = query
  const address = useRested(villasAsked(whatever, collection), pause)
  const { data } = useAsked(`prices ${address}`, signal =>
    api('GET /core/properties/search/prices', { query: Object.fromEntries(new URLSearchParams(address)) }, { signal }),
  )
  const known = useLast(data)
  const bars = spread(known?.steps ?? [], ends, fromEuros)
  const most = Math.max(1, ...bars)
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((count, i) => {
        const thousand = ends.from + i
        const isWithin = thousand >= range.low && thousand < range.high
        return (
          <span
            key={thousand}
            className={classes(styles.bar, isWithin && styles.within)}
            style={{ height: `${Math.sqrt(count / most) * 100}%` }}
          />
        )
      })}
    </div>
  )
}
