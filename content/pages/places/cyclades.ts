import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const cyclades: Record<string, PlaceWords> = {
  mykonos: {
    at: say('on Mykonos', 'à Mykonos', 'auf Mykonos'),
    heading2: say('White, bare and full of wind', 'Blanche, nue et pleine de vent', 'Weiß, karg und voller Wind'),
    subject: 'town',
  },
  paros: {
    at: say('on Paros', 'à Paros', 'auf Paros'),
    heading2: say(
      'Marble and a wind for sailing',
      'Du marbre et un vent pour la voile',
      'Marmor und ein Wind zum Segeln',
    ),
    subject: 'harbour',
  },
  antiparos: {
    at: say('on Antiparos', 'à Antiparos', 'auf Antiparos'),
    heading2: say(
      'One village, one road, one cave',
      'Un village, une route, une grotte',
      'Ein Dorf, eine Straße, eine Höhle',
    ),
    subject: 'beach',
  },
  santorini: {
    at: say('on Santorini', 'à Santorin', 'auf Santorin'),
    heading2: say(
      'Villages on the rim of a volcano',
      'Des villages au bord d’un volcan',
      'Dörfer am Rand eines Vulkans',
    ),
    subject: 'town',
  },
  naxos: {
    at: say('on Naxos', 'à Naxos', 'auf Naxos'),
    heading2: say(
      'The Cycladic island that feeds itself',
      'La Cyclade qui se nourrit seule',
      'Die Kykladeninsel, die sich selbst ernährt',
    ),
    subject: 'beach',
  },
  tinos: {
    at: say('on Tinos', 'à Tinos', 'auf Tinos'),
    heading2: say('Marble villages and dovecotes', 'Villages de marbre et pigeonniers', 'Marmordörfer und Taubentürme'),
    subject: 'town',
  },
}
