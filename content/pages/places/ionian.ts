import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const ionian: Record<string, PlaceWords> = {
  'greek-islands': {
    at: say('on the Greek islands', 'dans les îles grecques', 'auf den griechischen Inseln'),
    heading2: say(
      'Green to the west, white to the east',
      'Vertes à l’ouest, blanches à l’est',
      'Grün im Westen, weiß im Osten',
    ),
    subject: 'coast',
  },
  paxos: {
    at: say('on Paxos', 'à Paxos', 'auf Paxos'),
    heading2: say('Three harbours and no airport', 'Trois ports, pas d’aéroport', 'Drei Häfen und kein Flughafen'),
    subject: 'harbour',
  },
  antipaxos: {
    at: say('on Antipaxos', 'à Antipaxos', 'auf Antipaxos'),
    heading2: say(
      'Vines, two bays and crickets',
      'Des vignes, deux baies, des grillons',
      'Reben, zwei Buchten und Grillen',
    ),
    subject: 'vineyard',
  },
  lefkada: {
    at: say('on Lefkada', 'à Leucade', 'auf Lefkada'),
    heading2: say('The island one drives to', 'L’île où l’on va en voiture', 'Die Insel, zu der man fährt'),
    subject: 'coast',
  },
  kefalonia: {
    at: say('on Kefalonia', 'à Céphalonie', 'auf Kefalonia'),
    heading2: say(
      'A mountain with beaches around it',
      'Une montagne, des plages autour',
      'Ein Berg mit Stränden ringsum',
    ),
    subject: 'harbour',
  },
  ithaca: {
    at: say('on Ithaca', 'à Ithaque', 'auf Ithaka'),
    heading2: say(
      'Two mountains and a long way home',
      'Deux montagnes et un long retour',
      'Zwei Berge und ein langer Heimweg',
    ),
    subject: 'harbour',
  },
  zakynthos: {
    at: say('on Zakynthos', 'à Zante', 'auf Zakynthos'),
    heading2: say(
      'Currants, turtles and white caves',
      'Des raisins, des tortues, des grottes blanches',
      'Korinthen, Schildkröten und weiße Höhlen',
    ),
    subject: 'coast',
  },
}
