export { LanguageOffer } from './language-offer'
export { settleLanguage } from './settled-language'
