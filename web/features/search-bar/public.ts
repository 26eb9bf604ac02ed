export type { Panel, PanelProps, Question } from './panels'
export { SearchBar } from './search-bar'
