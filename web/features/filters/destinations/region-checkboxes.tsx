import { useState } from 'react'
import type { DestinationCountry } from '#contract/site/site'
import {
  type ChosenDestinations,
  hasSubRegion,
  hasSubRegionFilter,
  isImpliedRegion,
  regionSelection,
  toggleRegion,
  toggleSubRegion,
} from '#domain/geography/destinations'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { cx } from '#web/ui/cx'
import { ChevronDownIcon } from '#web/ui/icons'
import tree from './destination-tree.module.css'

export type Region = DestinationCountry['regions'][number]

interface RegionChoiceProps {
  region: Region
  chosen: ChosenDestinations
  onChosen: (chosen: ChosenDestinations) => void
}

/** A region with its number of villas; the largest expand to sub-regions. */
export function RegionCheckboxes({ region, chosen, onChosen }: RegionChoiceProps) {
  const t = useT()
  const share = regionSelection(region, chosen)
  const opens = hasSubRegionFilter(region)
  const [open, setOpen] = useState(share === 'some')
  return (
    <li className={tree.region}>
      <div className={tree.line}>
        <Checkbox
          className={tree.name}
          choice={share}
          disabled={isImpliedRegion(region.id, chosen)}
          aside={region.liveVillaCount}
          onChange={() => onChosen(toggleRegion(region, chosen))}
        >
          {region.name}
        </Checkbox>
        {opens && (
          <IconButton
            className={cx(tree.open, open && tree.isOpen)}
            label={t('filter_open', { name: region.name })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ChevronDownIcon />
          </IconButton>
        )}
      </div>
      {opens && open && (
        <ul className={tree.subRegions} aria-label={region.name}>
          {region.subRegions
            .filter(sub => sub.liveVillaCount > 0)
            .map(sub => (
              <li key={sub.id}>
                <Checkbox
                  choice={hasSubRegion(region, sub.id, chosen) ? 'all' : 'none'}
                  aside={sub.liveVillaCount}
                  onChange={() => onChosen(toggleSubRegion(region, sub.id, chosen))}
                >
                  {sub.description}
                </Checkbox>
              </li>
            ))}
        </ul>
      )}
    </li>
  )
}
