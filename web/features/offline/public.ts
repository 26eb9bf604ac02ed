export { useOfflineCopy } from './use-offline-copy'
