export { useNoteViewed } from './use-note-viewed'
export { ViewedList } from './viewed-list'
