import type { Text } from '#domain/text/language'
import { say } from './pages/shape.ts'

/** An option of the question how a visitor heard about us. */
export interface HeardAboutUsSource {
  id: number
  name: Text
  /** Label of the details field, or an explanation of the option. */
  description: Text
  showOtherTextbox: boolean
}

/** In display order: personal recommendations first. */
export const heardAboutUsSources: HeardAboutUsSource[] = [
  {
    id: 1,
    name: say('I have stayed with you before', 'J’ai déjà séjourné chez vous', 'Ich war schon bei Ihnen'),
    description: say('Welcome back.', 'Heureux de vous revoir.', 'Schön, dass Sie wiederkommen.'),
    showOtherTextbox: false,
  },
  {
    id: 2,
    name: say('Friends or family', 'Des amis ou la famille', 'Freunde oder Familie'),
    description: say('Whom may we thank?', 'Qui pouvons-nous remercier ?', 'Bei wem dürfen wir uns bedanken?'),
    showOtherTextbox: true,
  },
  {
    id: 3,
    name: say('A travel agent', 'Une agence de voyages', 'Ein Reisebüro'),
    description: say('Which one?', 'Laquelle ?', 'Welches?'),
    showOtherTextbox: true,
  },
  {
    id: 4,
    name: say('A newspaper or magazine', 'Un journal ou un magazine', 'Eine Zeitung oder Zeitschrift'),
    description: say(
      'Which one, if you remember?',
      'Lequel, si vous vous en souvenez ?',
      'Welche, falls Sie es noch wissen?',
    ),
    showOtherTextbox: true,
  },
  {
    id: 5,
    name: say('Radio, television or a podcast', 'Radio, télévision ou podcast', 'Radio, Fernsehen oder Podcast'),
    description: say('Which programme?', 'Quelle émission ?', 'Welche Sendung?'),
    showOtherTextbox: true,
  },
  {
    id: 6,
    name: say('A search engine', 'Un moteur de recherche', 'Eine Suchmaschine'),
    description: say(
      'You were looking, and there we were.',
      'Vous cherchiez, nous étions là.',
      'Sie haben gesucht und uns gefunden.',
    ),
    showOtherTextbox: false,
  },
  {
    id: 7,
    name: say(
      'Instagram, Facebook or Pinterest',
      'Instagram, Facebook ou Pinterest',
      'Instagram, Facebook oder Pinterest',
    ),
    description: say(
      'A picture, a film, somebody’s holiday.',
      'Une image, un film, les vacances de quelqu’un.',
      'Ein Bild, ein Film, die Ferien anderer.',
    ),
    showOtherTextbox: false,
  },
  {
    id: 8,
    name: say('Our newsletter', 'Notre newsletter', 'Unser Newsletter'),
    description: say(
      'The one with a house, a harbour and a recipe.',
      'Celle d’une maison, d’un port et d’une recette.',
      'Der mit einem Haus, einem Hafen und einem Rezept.',
    ),
    showOtherTextbox: false,
  },
  {
    id: 9,
    name: say('I know one of the houses', 'Je connais l’une des maisons', 'Ich kenne eines der Häuser'),
    description: say(
      'From a neighbour, its owner, or over the wall.',
      'Par un voisin, son propriétaire, ou par-dessus le mur.',
      'Von Nachbarn, vom Eigentümer oder über die Mauer hinweg.',
    ),
    showOtherTextbox: false,
  },
  {
    id: 10,
    name: say('In another way', 'Autrement', 'Auf anderem Weg'),
    description: say('Tell us how.', 'Dites-nous comment.', 'Verraten Sie uns, wie.'),
    showOtherTextbox: true,
  },
]
