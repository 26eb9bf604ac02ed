import { type FilterProps, filterPanels } from './lazy'

/** The panel of a filter. */
export function FilterPanel(props: FilterProps) {
  const Panel = filterPanels[props.filter]
  return <Panel {...props} />
}
