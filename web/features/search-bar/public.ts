export type { Panel, PanelProps, Question, SearchValues } from './panels'
export { SearchBar } from './search-bar'
