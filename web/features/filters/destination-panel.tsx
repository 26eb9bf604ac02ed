import { useMemo } from 'react'
import type { DestinationCountry } from '#contract/site'
import {
  type ChosenDestinations,
  countryShare,
  noDestinations,
  offeredDestinations,
  toggleAll,
  toggleCountry,
  wholeShare,
} from '#domain/destinations'
import { everywhere } from '#domain/place-ids'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Checkbox } from '#web/ui/checkbox'
import tree from './destination-tree.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFoot } from './panel-foot'
import { type Region, RegionChoice } from './region-choice'
import { useFollowing } from './use-following'

const told = ({ des, subdes }: ChosenDestinations) => [des, subdes].map(ids => [...ids].sort().join()).join(';')
const sameDestinations = (a: ChosenDestinations, b: ChosenDestinations) => told(a) === told(b)

/** Where: countries, their regions by group, and the sub-regions of the largest. */
export default function DestinationPanel({ query, onChange, onClose }: FilterPanelProps) {
  const t = useT()
  const { destinations } = useSite()
  const countries = useMemo(() => offeredDestinations<Region, DestinationCountry>(destinations), [destinations])
  const [chosen, setChosen] = useFollowing<ChosenDestinations>(
    { des: query.des, subdes: query.subdes },
    sameDestinations,
  )
  const set = (next: ChosenDestinations) => {
    setChosen(next)
    onChange({ des: [...next.des], subdes: [...next.subdes] })
  }
  return (
    <div>
      <Checkbox
        className={tree.all}
        value={everywhere}
        choice={wholeShare(countries, chosen)}
        onChange={() => set(toggleAll(countries, chosen))}
      >
        {t('filter_all')}
      </Checkbox>
      {countries.map(country => (
        <fieldset key={country.id} className={tree.country}>
          <legend className={tree.unseen}>{country.name}</legend>
          <Checkbox
            className={tree.countryName}
            choice={countryShare(country, chosen)}
            onChange={() => set(toggleCountry(country, chosen))}
          >
            {country.name}
          </Checkbox>
          <div className={tree.groups}>
            {groupsOf(country.regions).map(({ name, regions }) => (
              <ul key={name} className={tree.group} aria-label={name}>
                {regions.length > 1 && (
                  <li className={tree.groupName} aria-hidden="true">
                    {name}
                  </li>
                )}
                {regions.map(region => (
                  <RegionChoice key={region.id} region={region} chosen={chosen} onChosen={set} />
                ))}
              </ul>
            ))}
          </div>
        </fieldset>
      ))}
      <PanelFoot
        onClear={() => set(noDestinations)}
        clearable={chosen.des.length > 0}
        onClose={onClose}
        close={t('action_ok')}
      />
    </div>
  )
}

/** The regions by the name of their group, in their order. */
function groupsOf(regions: readonly Region[]): { name: string; regions: Region[] }[] {
  const names = [...new Set(regions.map(region => region.groupingName))]
  return names.map(name => ({ name, regions: regions.filter(region => region.groupingName === name) }))
}
