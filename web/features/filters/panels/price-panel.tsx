import { type CSSProperties, useState } from 'react'
import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { useSyncedState } from '../../../hooks/use-synced-state'
import { sliderBounds } from '../filter-labels'
import type { Collection } from '../filter-query'
import styles from '../filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFooter } from './panel-footer'
import price from './price.module.css'
import { PriceHistogram } from './price-histogram'
import { usePriceLimits } from './price-limits'
import { expandSliderBounds, limitsOf, move, type PriceFilter, rangeOf, readAmount, writeLimit } from './price-range'

const sameLimits = (a: PriceFilter, b: PriceFilter) => a.minPrice === b.minPrice && a.maxPrice === b.maxPrice

interface PricePanelProps extends FilterPanelProps {
  isCollection?: boolean
  collection?: Collection | undefined
}

/** Price range per week: a slider with two thumbs, and the same as numbers. */
export default function PricePanel({ query, onChange, onClose, isCollection = false, collection }: PricePanelProps) {
  const t = useT()
  const { sign, words, fromEuros, toEuros } = usePriceLimits()
  const isAfter = !words(1).startsWith(sign)
  const into = (limit: number | undefined, convert: (amount: number) => number) =>
    limit === undefined ? undefined : convert(limit)
  const asked = { minPrice: into(query.minPrice, fromEuros), maxPrice: into(query.maxPrice, fromEuros) }
  const [limits, setLimits] = useSyncedState<PriceFilter>(asked, sameLimits)
  // The ends are fixed while a thumb is dragged.
  const [widest, setWidest] = useState(() => expandSliderBounds(limits, sliderBounds(isCollection)))
  const ends = expandSliderBounds(limits, widest)
  if (ends.to > widest.to) setWidest(ends)
  const range = rangeOf(limits, ends)
  const set = (next: PriceFilter) => {
    setLimits(next)
    onChange({ minPrice: into(next.minPrice, toEuros), maxPrice: into(next.maxPrice, toEuros) })
  }
  const share = (value: number) => (value - ends.from) / (ends.to - ends.from)
  const thumbs = { '--low': share(range.low), '--high': share(range.high) } as CSSProperties
  return (
    <div className={price.price}>
      <p className={styles.hint}>{t('filter_price_hint')}</p>
      <PriceHistogram query={query} collection={collection} ends={ends} range={range} fromEuros={fromEuros} />
      <div className={price.slider} style={thumbs}>
        {(['low', 'high'] as const).map(thumb => (
          <input
            key={thumb}
            type="range"
            className={cx(price.thumb, thumb === 'low' && share(range.low) > 0.9 && price.above)}
            min={ends.from}
            max={ends.to}
            value={range[thumb]}
            aria-label={t(thumb === 'low' ? 'filter_price_least' : 'filter_price_most')}
            aria-valuetext={words(range[thumb] * 1000)}
            onChange={event => set(limitsOf(move(range, thumb, event.target.valueAsNumber, ends), ends))}
          />
        ))}
      </div>
      <div className={price.figures}>
        <Figure
          label={t('filter_price_least')}
          sign={sign}
          isAfter={isAfter}
          value={limits.minPrice ?? range.low * 1000}
          onValue={amount => set(writeLimit(limits, 'minPrice', amount))}
        />
        <span aria-hidden="true">–</span>
        <Figure
          label={t('filter_price_most')}
          sign={sign}
          isAfter={isAfter}
          value={limits.maxPrice ?? range.high * 1000}
          onValue={amount => set(writeLimit(limits, 'maxPrice', amount))}
        />
      </div>
      <PanelFooter
        onClear={() => set({})}
        clearable={limits.minPrice !== undefined || limits.maxPrice !== undefined}
        onClose={onClose}
        close={t('action_acknowledge')}
      />
    </div>
  )
}

interface FigureProps {
  label: string
  sign: string
  /** Whether the symbol follows the amount, as in French and German. */
  isAfter: boolean
  /** The exact limit; the thumb is rounded to the nearest thousand. */
  value: number
  onValue: (amount: number) => void
}

/** A thumb's value as a number field. It applies on blur, not while the visitor types. */
function Figure({ label, sign, isAfter, value, onValue }: FigureProps) {
  const language = useLanguage()
  const [written, setWritten] = useState<string>()
  const take = () => {
    const amount = written === undefined ? undefined : readAmount(written)
    if (amount !== undefined) onValue(amount)
    setWritten(undefined)
  }
  return (
    <label className={price.figure}>
      <span className={price.label}>{label}</span>
      <span className={cx(price.field, isAfter && price.after)}>
        <span aria-hidden="true">{sign}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={written ?? numberFormat(locales[language], {}).format(value)}
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
