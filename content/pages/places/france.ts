import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const france: Record<string, PlaceWords> = {
  provence: {
    at: say('in Provence', 'en Provence', 'in der Provence'),
    heading2: say(
      'Markets, wells and the shade of planes',
      'Des marchés, des puits, l’ombre des platanes',
      'Märkte, Brunnen und der Schatten der Platanen',
    ),
    subject: 'vineyard',
  },
  'cote-d-azur': {
    at: say('on the Côte d’Azur', 'sur la Côte d’Azur', 'an der Côte d’Azur'),
    heading2: say(
      'Lemons below, Alps above',
      'En bas les citrons, en haut les Alpes',
      'Unten Zitronen, oben die Alpen',
    ),
    subject: 'coast',
  },
}
