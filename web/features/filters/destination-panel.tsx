import type { FilterPanelProps } from './panel'

export default function DestinationPanel(_: FilterPanelProps) {
  return null
}
