export { CurrencyChoice } from './currency-choice'
export { setOfficeCountry, useCurrency } from './currency-store'
export { Price, usePrice } from './price'
