export { PriceLine } from './price-line'
