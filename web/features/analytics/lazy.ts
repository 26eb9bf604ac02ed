export { useAnalytics } from './use-analytics'
