export { VillaCard } from './villa-card'
