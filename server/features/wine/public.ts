export { wineOrderOrder, wineOrdersOf } from './office-orders.ts'
export { findWineDeliveries } from './wine-deliveries.ts'
