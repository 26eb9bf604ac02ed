import { useMemo } from 'react'
import type { DestinationCountry } from '#contract/site/site'
import {
  type ChosenDestinations,
  noDestinations,
  offeredDestinations,
  overallSelection,
  toggleAll,
} from '#domain/geography/destinations'
import { everywhere } from '#domain/geography/place-ids'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Checkbox } from '#web/ui/checkbox'
import { CloseIcon } from '#web/ui/icons'
import { useSyncedState } from '../../../hooks/use-synced-state'
import type { FilterPanelProps } from '../panels/panel'
import { PanelFooter } from '../panels/panel-footer'
import { CountryCheckboxes } from './country-checkboxes'
import { DestinationCombobox } from './destination-combobox'
import where from './destination-combobox.module.css'
import { chosenPlaces, placesOf } from './destination-places'
import tree from './destination-tree.module.css'
import type { Region } from './region-checkboxes'

const emittedDestinations = ({ des, subdes }: ChosenDestinations) =>
  [des, subdes].map(ids => [...ids].sort().join()).join(';')
const sameDestinations = (a: ChosenDestinations, b: ChosenDestinations) =>
  emittedDestinations(a) === emittedDestinations(b)

/** Destination: typed, or picked from countries, which expand to regions, and the largest of these to sub-regions. */
export default function DestinationPanel({ query, onChange, onClose, screen = false }: FilterPanelProps) {
  const t = useT()
  const { destinations } = useSite()
  const countries = useMemo(() => offeredDestinations<Region, DestinationCountry>(destinations), [destinations])
  const places = useMemo(() => placesOf(countries), [countries])
  const [chosen, setChosen] = useSyncedState<ChosenDestinations>(
    { des: query.des, subdes: query.subdes },
    sameDestinations,
  )
  const set = (next: ChosenDestinations) => {
    setChosen(next)
    onChange({ des: [...next.des], subdes: [...next.subdes] })
  }
  const named = chosenPlaces(countries, chosen)
  return (
    <div>
      <DestinationCombobox places={places} chosen={chosen} onChosen={set} query={query} takesFocus={!screen}>
        {named.length > 0 && (
          <ul className={where.chosen} aria-label={t('filter_where_picked')}>
            {named.map(place => (
              <li key={place.id}>
                <button
                  type="button"
                  className={where.drop}
                  aria-label={t('filter_where_remove', { name: place.name })}
                  onClick={() => set(place.toggle(chosen))}
                >
                  {place.name}
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
        )}
        <Checkbox
          className={tree.all}
          value={everywhere}
          choice={overallSelection(countries, chosen)}
          onChange={() => set(toggleAll(countries, chosen))}
        >
          {t('filter_all')}
        </Checkbox>
        {countries.map(country => (
          <CountryCheckboxes key={country.id} country={country} chosen={chosen} onChosen={set} />
        ))}
      </DestinationCombobox>
      <PanelFooter
        onClear={() => set(noDestinations)}
        clearable={chosen.des.length > 0}
        onClose={onClose}
        close={t('action_acknowledge')}
      />
    </div>
  )
}
