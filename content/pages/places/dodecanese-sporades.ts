import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const dodecaneseSporades: Record<string, PlaceWords> = {
  rhodes: {
    at: say('on Rhodes', 'à Rhodes', 'auf Rhodos'),
    heading2: say(
      'The Knights in the north, Lindos by the sea',
      'Les Chevaliers au nord, Lindos sur la mer',
      'Im Norden die Ritter, am Meer Lindos',
    ),
    subject: 'ruin',
  },
  patmos: {
    at: say('on Patmos', 'à Patmos', 'auf Patmos'),
    heading2: say(
      'A monastery and the quiet beneath it',
      'Un monastère, et le calme à ses pieds',
      'Ein Kloster und die Stille darunter',
    ),
    subject: 'harbour',
  },
  symi: {
    at: say('on Symi', 'à Symi', 'auf Symi'),
    heading2: say(
      'A harbour in every shade of ochre',
      'Un port de toutes les ocres',
      'Ein Hafen in allen Tönen von Ocker',
    ),
    subject: 'harbour',
  },
  skiathos: {
    at: say('on Skiathos', 'à Skiathos', 'auf Skiathos'),
    heading2: say('Pines down to the sand', 'Des pins jusqu’au sable', 'Kiefern bis an den Sand'),
    subject: 'beach',
  },
  skopelos: {
    at: say('on Skopelos', 'à Skopelos', 'auf Skopelos'),
    heading2: say(
      'Forest, plums and blue coves',
      'La forêt, les prunes, les criques bleues',
      'Wald, Pflaumen und blaue Buchten',
    ),
    subject: 'beach',
  },
}
