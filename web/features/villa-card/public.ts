export { PriceLine, VillaCard } from './villa-card'
