export { EditConflicts } from './edit-conflicts'
export { SaveStatus } from './save-status'
export { createMemoryEdits, type EditStore, tabEdits, type Values } from './unsaved-edits'
export { type Autosave, useAutosave } from './use-autosave'
