import { useMemo } from 'react'
import type { DestinationCountry } from '#contract/site'
import {
  type ChosenDestinations,
  noDestinations,
  offeredDestinations,
  toggleAll,
  wholeShare,
} from '#domain/destinations'
import { everywhere } from '#domain/place-ids'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Checkbox } from '#web/ui/checkbox'
import { CloseIcon } from '#web/ui/icons'
import { CountryChoice } from './country-choice'
import { chosenPlaces, placesOf } from './destination-places'
import tree from './destination-tree.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFoot } from './panel-foot'
import type { Region } from './region-choice'
import { useFollowing } from './use-following'
import { WhereField } from './where-field'
import where from './where-field.module.css'

const told = ({ des, subdes }: ChosenDestinations) => [des, subdes].map(ids => [...ids].sort().join()).join(';')
const sameDestinations = (a: ChosenDestinations, b: ChosenDestinations) => told(a) === told(b)

/** Destination: typed, or picked from countries, which expand to regions, and the largest of these to sub-regions. */
export default function DestinationPanel({ query, onChange, onClose, screen = false }: FilterPanelProps) {
  const t = useT()
  const { destinations } = useSite()
  const countries = useMemo(() => offeredDestinations<Region, DestinationCountry>(destinations), [destinations])
  const places = useMemo(() => placesOf(countries), [countries])
  const [chosen, setChosen] = useFollowing<ChosenDestinations>(
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
      <WhereField places={places} chosen={chosen} onChosen={set} query={query} takesFocus={!screen}>
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
          choice={wholeShare(countries, chosen)}
          onChange={() => set(toggleAll(countries, chosen))}
        >
          {t('filter_all')}
        </Checkbox>
        {countries.map(country => (
          <CountryChoice key={country.id} country={country} chosen={chosen} onChosen={set} />
        ))}
      </WhereField>
      <PanelFoot
        onClear={() => set(noDestinations)}
        clearable={chosen.des.length > 0}
        onClose={onClose}
        close={t('action_ok')}
      />
    </div>
  )
}
