import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const italy: Record<string, PlaceWords> = {
  'amalfi-coast': {
    at: say('on the Amalfi Coast', 'sur la côte amalfitaine', 'an der Amalfiküste'),
    heading2: say('Thirteen towns and one road', 'Treize communes, une seule route', 'Dreizehn Orte, eine Straße'),
    subject: 'town',
  },
  umbria: {
    at: say('in Umbria', 'en Ombrie', 'in Umbrien'),
    heading2: say('Green, high and in no hurry', 'Verte, haute et sans hâte', 'Grün, hoch und ohne Eile'),
    subject: 'hills',
  },
  sardinia: {
    at: say('in Sardinia', 'en Sardaigne', 'auf Sardinien'),
    heading2: say(
      'Granite, cork and a clear sea',
      'Du granit, du liège, une mer claire',
      'Granit, Kork und ein klares Meer',
    ),
    subject: 'coast',
  },
}
