import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const creteMainland: Record<string, PlaceWords> = {
  crete: {
    at: say('in Crete', 'en Crète', 'auf Kreta'),
    heading2: say('Almost a country', 'Presque un pays', 'Beinahe ein Land'),
    subject: 'coast',
  },
  peloponnese: {
    at: say('in the Peloponnese', 'dans le Péloponnèse', 'auf dem Peloponnes'),
    heading2: say(
      'Towers, theatres and empty roads',
      'Des tours, des théâtres, des routes vides',
      'Türme, Theater und leere Straßen',
    ),
    subject: 'ruin',
  },
  halkidiki: {
    at: say('in Halkidiki', 'en Chalcidique', 'auf Chalkidiki'),
    heading2: say(
      'Three fingers of pine and pale sand',
      'Trois doigts de pins et de sable clair',
      'Drei Finger aus Kiefern und hellem Sand',
    ),
    subject: 'beach',
  },
  'athens-riviera': {
    at: say('on the Athens Riviera', 'sur la Riviera athénienne', 'an der Athener Riviera'),
    heading2: say(
      'A city week that ends in the sea',
      'Une semaine en ville, et la mer chaque soir',
      'Eine Stadtwoche, die im Meer endet',
    ),
    subject: 'coast',
  },
  hydra: {
    at: say('on Hydra', 'à Hydra', 'auf Hydra'),
    heading2: say(
      'Mules, boats and one’s own legs',
      'Des mulets, des bateaux et ses jambes',
      'Maultiere, Boote und die eigenen Beine',
    ),
    subject: 'harbour',
  },
}
