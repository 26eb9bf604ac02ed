export { findWineDeliveries } from './wine-deliveries.ts'
