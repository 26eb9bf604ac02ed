export { RateChoice, type RateOption } from './rate-choice'
