export { useRecordViewed } from './use-note-viewed'
export { ViewedList } from './viewed-list'
