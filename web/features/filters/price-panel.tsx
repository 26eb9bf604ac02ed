import { type CSSProperties, useState } from 'react'
import { formatMoney } from '#domain/formats'
import { useLanguage, useT } from '#web/messages'
import { classes } from '#web/ui/classes'
import { sliderOf } from './filter-words'
import styles from './filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFoot } from './panel-foot'
import price from './price.module.css'
import { limitsOf, move, type PriceRange, rangeOf } from './price-range'

interface PricePanelProps extends FilterPanelProps {
  isCollection?: boolean
}

/** What a week may cost: a slider of two thumbs, and the same in figures. */
export default function PricePanel({ query, onChange, onClose, isCollection = false }: PricePanelProps) {
  const t = useT()
  const language = useLanguage()
  const ends = sliderOf(isCollection)
  const [range, setRange] = useState(() => rangeOf(query.minPrice, query.maxPrice, ends))
  const set = (next: PriceRange) => {
    setRange(next)
    onChange(limitsOf(next, ends))
  }
  const share = (value: number) => (value - ends.from) / (ends.to - ends.from)
  const thumbs = { '--low': share(range.low), '--high': share(range.high) } as CSSProperties
  const words = (value: number) => formatMoney(value * 1000, 'EUR', language)
  return (
    <div className={price.price}>
      <p className={styles.hint}>{t('filter_price_hint')}</p>
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
            aria-valuetext={words(range[thumb])}
            onChange={event => set(move(range, thumb, event.target.valueAsNumber, ends))}
          />
        ))}
      </div>
      <div className={price.figures}>
        <Figure label={t('filter_price_least')} value={range.low} onValue={low => set(move(range, 'low', low, ends))} />
        <span aria-hidden="true">–</span>
        <Figure
          label={t('filter_price_most')}
          value={range.high}
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

/** A thumb's value in euros. It is taken when the field is left, so that one can write in peace. */
function Figure({ label, value, onValue }: { label: string; value: number; onValue: (thousands: number) => void }) {
  const [written, setWritten] = useState<string>()
  const take = () => {
    if (written !== undefined && written.trim() !== '') onValue(Number(written) / 1000)
    setWritten(undefined)
  }
  return (
    <label className={price.figure}>
      <span className={price.label}>{label}</span>
      <span className={price.field}>
        <span aria-hidden="true">€</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          step={1000}
          value={written ?? value * 1000}
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
