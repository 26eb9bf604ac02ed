import { useState } from 'react'
import type { DestinationCountry } from '#contract/site/site'
import { type ChosenDestinations, countrySelection, toggleCountry } from '#domain/geography/destinations'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { cx } from '#web/ui/cx'
import { ChevronDownIcon } from '#web/ui/icons'
import tree from './destination-tree.module.css'
import { type Region, RegionCheckboxes } from './region-checkboxes'

interface CountryChoiceProps {
  country: DestinationCountry
  chosen: ChosenDestinations
  onChosen: (chosen: ChosenDestinations) => void
}

/** A country that expands to its regions by group; initially expanded if some of them are chosen. */
export function CountryCheckboxes({ country, chosen, onChosen }: CountryChoiceProps) {
  const t = useT()
  const share = countrySelection(country, chosen)
  const [open, setOpen] = useState(share === 'some')
  return (
    <fieldset className={tree.country}>
      <legend className={tree.visuallyHidden}>{country.name}</legend>
      <div className={tree.line}>
        <Checkbox
          className={cx(tree.countryName, tree.name)}
          choice={share}
          aside={country.regions.reduce((sum, region) => sum + region.liveVillaCount, 0)}
          onChange={() => onChosen(toggleCountry(country, chosen))}
        >
          {country.name}
        </Checkbox>
        <IconButton
          className={cx(tree.open, open && tree.isOpen)}
          label={t('filter_open', { name: country.name })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <ChevronDownIcon />
        </IconButton>
      </div>
      {open && (
        <div className={tree.groups}>
          {groupsOf(country.regions).map(({ name, regions }) => (
            <ul key={name} className={tree.group} aria-label={name}>
              {regions.length > 1 && (
                <li className={tree.groupName} aria-hidden="true">
                  {name}
                </li>
              )}
              {regions.map(region => (
                <RegionCheckboxes key={region.id} region={region} chosen={chosen} onChosen={onChosen} />
              ))}
            </ul>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** Regions by the name of their group, in order. */
function groupsOf(regions: readonly Region[]): { name: string; regions: Region[] }[] {
  const names = [...new Set(regions.map(region => region.groupingName))]
  return names.map(name => ({ name, regions: regions.filter(region => region.groupingName === name) }))
}
