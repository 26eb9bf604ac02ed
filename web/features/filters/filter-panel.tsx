import { type FilterProps, filterPanels } from './lazy'

export function FilterPanel(props: FilterProps) {
  const Panel = filterPanels[props.filter]
  return <Panel {...props} />
}
