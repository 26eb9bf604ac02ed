import { type CSSProperties, useState } from 'react'
import { locales } from '#domain/formats'
import { useLanguage, useT } from '#web/messages'
import { classes } from '#web/ui/classes'
import type { Collection } from './filter-query'
import { sliderOf } from './filter-words'
import styles from './filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFoot } from './panel-foot'
import price from './price.module.css'
import { PriceBars } from './price-bars'
import { usePriceLimits } from './price-limits'
import { endsAround, limitsOf, move, type PriceRange, rangeOf, readAmount } from './price-range'
import { useFollowing } from './use-following'

const sameRange = (a: PriceRange, b: PriceRange) => a.low === b.low && a.high === b.high

interface PricePanelProps extends FilterPanelProps {
  isCollection?: boolean
  collection?: Collection | undefined
}

/** What a week may cost: a slider of two thumbs, and the same in figures. */
export default function PricePanel({ query, onChange, onClose, isCollection = false, collection }: PricePanelProps) {
  const t = useT()
  const { sign, words, fromEuros, toEuros } = usePriceLimits()
  const isAfter = !words(1).startsWith(sign)
  const into = (limit: number | undefined, convert: (amount: number) => number) =>
    limit === undefined ? undefined : convert(limit)
  const asked = { minPrice: into(query.minPrice, fromEuros), maxPrice: into(query.maxPrice, fromEuros) }
  // The ends stay while a thumb is drawn: they would otherwise run away from under it.
  const [widest, setWidest] = useState(() => endsAround(asked, sliderOf(isCollection)))
  const ends = endsAround(asked, widest)
  if (ends.to > widest.to) setWidest(ends)
  const [range, setRange] = useFollowing(rangeOf(asked, ends), sameRange)
  const set = (next: PriceRange) => {
    setRange(next)
    const { minPrice, maxPrice } = limitsOf(next, ends)
    onChange({ minPrice: into(minPrice, toEuros), maxPrice: into(maxPrice, toEuros) })
  }
  const share = (value: number) => (value - ends.from) / (ends.to - ends.from)
  const thumbs = { '--low': share(range.low), '--high': share(range.high) } as CSSProperties
  return (
    <div className={price.price}>
      <p className={styles.hint}>{t('filter_price_hint')}</p>
      <PriceBars query={query} collection={collection} ends={ends} range={range} fromEuros={fromEuros} />
      <div className={price.slider} style={thumbs}>
        {(['low', 'high'] as const).map(thumb => (
          <input
            key={thumb}
            type="range"
            className={classes(price.thumb, thumb === 'low' && share(range.low) > 0.9 && price.above)}
            min={ends.from}
            max={ends.to}
            value={range[thumb]}
            aria-label={t(thumb === 'low' ? 'filter_price_least' : 'filter_price_most')}
            aria-valuetext={words(range[thumb] * 1000)}
            onChange={event => set(move(range, thumb, event.target.valueAsNumber, ends))}
          />
        ))}
      </div>
      <div className={price.figures}>
        <Figure
          label={t('filter_price_least')}
          sign={sign}
          isAfter={isAfter}
          value={asked.minPrice ?? range.low * 1000}
          onValue={low => set(move(range, 'low', low, ends))}
        />
        <span aria-hidden="true">–</span>
        <Figure
          label={t('filter_price_most')}
          sign={sign}
          isAfter={isAfter}
          value={asked.maxPrice ?? range.high * 1000}
          onValue={high => set(move(range, 'high', high, ends))}
        />
      </div>
      <PanelFoot
        onClear={() => set({ low: ends.from, high: ends.to })}
        clearable={range.low > ends.from || range.high < ends.to}
        onClose={onClose}
        close={t('action_ok')}
      />
    </div>
  )
}

interface FigureProps {
  label: string
  sign: string
  /** Whether the sign follows the amount, as in French and German. */
  isAfter: boolean
  /** What is asked, to the unit: a thumb stands at the nearest thousand. */
  value: number
  onValue: (thousands: number) => void
}

/** A thumb's value in figures. It is taken when the field is left, so that one can write in peace. */
function Figure({ label, sign, isAfter, value, onValue }: FigureProps) {
  const language = useLanguage()
  const [written, setWritten] = useState<string>()
  const take = () => {
    const amount = written === undefined ? undefined : readAmount(written)
    if (amount !== undefined) onValue(amount / 1000)
    setWritten(undefined)
  }
  return (
    <label className={price.figure}>
      <span className={price.label}>{label}</span>
      <span className={classes(price.field, isAfter && price.after)}>
        <span aria-hidden="true">{sign}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={written ?? value.toLocaleString(locales[language])}
          onChange={event => setWritten(event.target.value)}
          onBlur={take}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            take()
          }}
        />
      </span>
    </label>
  )
}
