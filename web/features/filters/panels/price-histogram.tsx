import type { SearchQuery } from '#domain/search/query'
import { useDebouncedValue, useLastDefined } from '#web/hooks/use-debounced-value'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { cx } from '#web/ui/cx'
import { type Collection, toVillaSearchQuery } from '../filter-query'
import styles from './price.module.css'
import { histogramBuckets, type PriceRange, type SliderBounds } from './price-range'

interface PriceBarsProps {
  query: SearchQuery
  collection?: Collection | undefined
  ends: SliderBounds
  range: PriceRange
  fromEuros: (euros: number) => number
}

const pause = 250

/** Histogram of villas by price, above the slider; the selected range is darker. */
export function PriceHistogram({ query, collection, ends, range, fromEuros }: PriceBarsProps) {
  const { minPrice: _, maxPrice: __, ...whatever } = query
  const address = useDebouncedValue(toVillaSearchQuery(whatever, collection), pause)
  const { data } = useQuery(`prices ${address}`, signal =>
    api('GET /core/properties/search/prices', { query: Object.fromEntries(new URLSearchParams(address)) }, { signal }),
  )
  const known = useLastDefined(data)
  const bars = histogramBuckets(known?.steps ?? [], ends, fromEuros)
  const most = Math.max(1, ...bars)
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((count, i) => {
        const thousand = ends.from + i
        const isWithin = thousand >= range.low && thousand < range.high
        return (
          <span
            key={thousand}
            className={cx(styles.bar, isWithin && styles.within)}
            style={{ height: `${Math.sqrt(count / most) * 100}%` }}
          />
        )
      })}
    </div>
  )
}
