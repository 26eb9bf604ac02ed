export { LanguageOffer } from './language-offer'
export { settleLanguage } from './offered-language'
