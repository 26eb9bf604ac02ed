export { CurrencyChoice } from './currency-choice'
export { CurrencyProvider, useCurrency } from './currency-store'
export { Price, usePrice } from './price'
