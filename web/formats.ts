export { formatDay, formatMoney, locales } from '#domain/formats'
