export { OfflineNote } from './offline-note'
export { useOfflineCopy } from './use-offline-copy'
