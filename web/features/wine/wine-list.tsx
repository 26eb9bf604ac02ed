import { useState } from 'react'
import type { WineShown } from '#contract/extras/wine'
import { wineColours } from '#domain/wine/wine-kinds'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Select } from '#web/ui/field'
import styles from './wine.module.css'
import { WineCard } from './wine-card'
import { colourWord } from './wine-words'

interface WineListProps {
  wines: readonly WineShown[]
  currencyId: number
  villaItemId: number
  canOrder: boolean
}

const noFilter = { region: '', producer: '', colour: '' }

/** The wines by region, with filters. */
export function WineList({ wines, currencyId, villaItemId, canOrder }: WineListProps) {
  const t = useT()
  const [filter, setFilter] = useState(noFilter)
  const shown = wines.filter(
    ({ region, producer, colour }) =>
      (filter.region === '' || String(region.id) === filter.region) &&
      (filter.producer === '' || producer === filter.producer) &&
      (filter.colour === '' || colour === filter.colour),
  )
  const regions = [...new Map(wines.map(({ region }) => [region.id, region.name]))]
  const producers = [...new Set(wines.map(({ producer }) => producer))].toSorted((a, b) => a.localeCompare(b))
  const colours = wineColours.filter(colour => wines.some(wine => wine.colour === colour))
  const choose = (name: keyof typeof noFilter) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setFilter(current => ({ ...current, [name]: value }))
  }
  if (wines.length === 0) return null
  return (
    <div className={styles.list}>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{t('wine_filters')}</legend>
        <Select label={t('wine_region')} value={filter.region} onChange={choose('region')}>
          <option value="">{t('wine_all')}</option>
          {regions.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select label={t('wine_producer')} value={filter.producer} onChange={choose('producer')}>
          <option value="">{t('wine_all')}</option>
          {producers.map(name => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Select label={t('wine_colour')} value={filter.colour} onChange={choose('colour')}>
          <option value="">{t('wine_all')}</option>
          {colours.map(colour => (
            <option key={colour} value={colour}>
              {t(colourWord[colour])}
            </option>
          ))}
        </Select>
      </fieldset>
      <p role="status" className={styles.muted}>
        {t('wine_count', { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <p>
          <Button variant="secondary" onClick={() => setFilter(noFilter)}>
            {t('wine_show_all')}
          </Button>
        </p>
      )}
      {[...Map.groupBy(shown, ({ region }) => region.id)].map(([id, some]) => (
        <section key={id} className={styles.region}>
          <h2>{some[0]?.region.name}</h2>
          <ul className={styles.cards}>
            {some.map(wine => (
              <WineCard
                key={wine.wineId}
                wine={wine}
                currencyId={currencyId}
                villaItemId={villaItemId}
                canOrder={canOrder}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
