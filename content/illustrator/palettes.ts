import { days } from './palettes/days.ts'
import { evenings } from './palettes/evenings.ts'

export type { Palette } from './palettes/palette.ts'

/** Every hour the illustrator knows. */
export const palettes = { ...days, ...evenings }

export type Hour = keyof typeof palettes

/** Light of a villa: the hours of its pictures. */
export const families: readonly { day: readonly Hour[]; late: readonly Hour[]; dusk: Hour; night: Hour }[] = [
  { day: ['morning', 'high-noon'], late: ['late-gold', 'siesta'], dusk: 'blue-hour', night: 'moonlit' },
  { day: ['clear-north', 'maestrale'], late: ['siesta', 'dusk-rose'], dusk: 'lilac-evening', night: 'moonlit' },
  { day: ['siesta', 'high-noon'], late: ['harvest', 'late-gold'], dusk: 'ember', night: 'august-night' },
  { day: ['dawn', 'morning'], late: ['dusk-rose', 'first-light'], dusk: 'lilac-evening', night: 'plum-night' },
  { day: ['white-heat', 'siesta'], late: ['late-gold', 'ember'], dusk: 'green-dusk', night: 'august-night' },
  { day: ['after-rain', 'first-light'], late: ['late-gold', 'dusk-rose'], dusk: 'green-dusk', night: 'moonlit' },
  { day: ['first-light', 'clear-north'], late: ['ember', 'harvest'], dusk: 'dusk-rose', night: 'plum-night' },
  { day: ['maestrale', 'after-rain'], late: ['dusk-rose', 'late-gold'], dusk: 'blue-hour', night: 'august-night' },
]
