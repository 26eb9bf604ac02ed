import type { Weekday } from '#domain/calendar/day'
import { say } from '../../pages/shape.ts'

// Shared texts about rain.

export const skipperDecides = say(
  'The skipper decides the evening before, on wind more than on rain. If the boat stays in port you choose another day, or pay nothing.',
  'Le patron décide la veille au soir, au vent plus qu’à la pluie. Si le bateau reste au port, vous choisissez un autre jour ou ne payez rien.',
  'Der Skipper entscheidet am Abend zuvor, nach dem Wind mehr als nach dem Regen. Bleibt das Boot im Hafen, wählen Sie einen anderen Tag oder zahlen nichts.',
)

export const anotherDay = say(
  'If it rains we move it to another day of your stay. If no day is left, you pay nothing.',
  'S’il pleut, nous trouvons un autre jour de votre séjour. S’il n’en reste pas, vous ne payez rien.',
  'Bei Regen verlegen wir es auf einen anderen Tag Ihres Aufenthalts. Bleibt keiner, zahlen Sie nichts.',
)

export const underARoof = say(
  'It takes place under a roof, whatever the weather.',
  'Tout se passe à l’abri, quel que soit le temps.',
  'Es findet unter einem Dach statt, bei jedem Wetter.',
)

export const partlyInside = say(
  'In light rain it goes ahead, and what can be done indoors comes first. In a storm we find another day, or you pay nothing.',
  'Sous une pluie légère, on maintient, en commençant par ce qui se fait à l’intérieur. En cas d’orage, nous trouvons un autre jour ou vous ne payez rien.',
  'Bei leichtem Regen findet es statt, und was drinnen geht, kommt zuerst. Bei Gewitter finden wir einen anderen Tag, oder Sie zahlen nichts.',
)

export const guideDecides = say(
  'The guide decides by seven the evening before. Wet paths are not walked: we move the day, or you pay nothing.',
  'La guide ou le guide décide la veille avant dix-neuf heures. On ne marche pas sur un sentier mouillé : nous déplaçons le jour ou vous ne payez rien.',
  'Wer führt, entscheidet am Vorabend bis sieben. Nasse Wege werden nicht begangen: Wir verlegen den Tag, oder Sie zahlen nichts.',
)

export const everyDay: Weekday[] = [1, 2, 3, 4, 5, 6, 7]
export const workingDays: Weekday[] = [1, 2, 3, 4, 5]
export const exceptSunday: Weekday[] = [1, 2, 3, 4, 5, 6]
