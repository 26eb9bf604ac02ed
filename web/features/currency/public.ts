export { CurrencyChoice } from './currency-choice'
export { CurrencyProvider, useCurrency } from './currency-store'
export { Price, useCurrencies, usePrice } from './price'
