import { anywhere } from './experiences/anywhere.ts'
import { cultureChildrenWellbeing } from './experiences/culture-children-wellbeing.ts'
import { seaAndTable } from './experiences/sea-and-table.ts'
import type { Experience, ExperienceGroup } from './experiences/shape.ts'
import { wineAndPaths } from './experiences/wine-and-paths.ts'
import { say } from './pages/shape.ts'

export type { Experience, ExperienceGroup } from './experiences/shape.ts'

export const experienceGroups: ExperienceGroup[] = [
  {
    id: 1,
    slug: 'at-sea',
    name: say('At sea', 'En mer', 'Auf dem Meer'),
    title: say(
      'Boats with someone who knows the rocks',
      'Des bateaux, avec quelqu’un qui connaît les rochers',
      'Boote mit jemandem, der die Felsen kennt',
    ),
    introduction: say(
      'Wooden boats, sloops and launches, each with the skipper who owns it. Weather decides, and nothing is charged for a day the skipper calls off.',
      'Barques, sloops et vedettes, toujours avec leur propriétaire à la barre. La météo décide, et une journée annulée par le patron n’est pas facturée.',
      'Holzboote, Slups und Barkassen, immer mit dem Skipper, dem sie gehören. Das Wetter entscheidet; sagt der Skipper ab, kostet der Tag nichts.',
    ),
  },
  {
    id: 2,
    slug: 'at-table',
    name: say('At table', 'À table', 'Bei Tisch'),
    title: say(
      'Markets, kitchens and what comes of them',
      'Des marchés, des cuisines et ce qui en sort',
      'Märkte, Küchen und was daraus wird',
    ),
    introduction: say(
      'Cooks who buy in the morning what they serve at noon, in their kitchen or in yours. Tell us what you do not eat when you book.',
      'Des cuisiniers qui achètent le matin ce qu’ils servent à midi, chez eux ou chez vous. Dites-nous à la réservation ce que vous ne mangez pas.',
      'Köchinnen und Köche, die morgens kaufen, was sie mittags auftragen, bei sich oder bei Ihnen. Sagen Sie uns beim Buchen, was Sie nicht essen.',
    ),
  },
  {
    id: 3,
    slug: 'wine-and-oil',
    name: say('Wine and oil', 'Vin et huile', 'Wein und Öl'),
    title: say('Tasted where they grow', 'Goûtés là où ils poussent', 'Gekostet, wo sie wachsen'),
    introduction: say(
      'Growers rather than shops, and never more than eight guests. A driver can be included, so that everybody may swallow.',
      'Des producteurs plutôt que des boutiques, et jamais plus de huit personnes. Un chauffeur peut être prévu, pour que chacun puisse avaler.',
      'Erzeuger statt Läden, und nie mehr als acht Gäste. Auf Wunsch fährt jemand, damit alle schlucken dürfen.',
    ),
  },
  {
    id: 4,
    slug: 'on-foot',
    name: say('On foot', 'À pied', 'Zu Fuß'),
    title: say('Paths older than the roads', 'Des chemins plus vieux que les routes', 'Wege, älter als die Straßen'),
    introduction: say(
      'Local guides, early starts, and for every walk the true length, climb and shade. From June to September nothing begins after eight.',
      'Des guides du pays, des départs matinaux et, pour chaque marche, la longueur, le dénivelé et l’ombre réels. De juin à septembre, rien ne commence après huit heures.',
      'Ortskundige Führer, frühe Aufbrüche und zu jeder Wanderung die wahre Länge, Steigung und Schattenlage. Von Juni bis September beginnt nichts nach acht.',
    ),
  },
  {
    id: 5,
    slug: 'culture',
    name: say('Culture', 'Culture', 'Kultur'),
    title: say(
      'With the people who study it, mend it or sing it',
      'Avec ceux qui l’étudient, la réparent ou la chantent',
      'Mit denen, die sie erforschen, ausbessern oder singen',
    ),
    introduction: say(
      'Archaeologists, masons and singers, in small company and at the hour when a place is empty. Entrance fees are included.',
      'Des archéologues, des tailleurs de pierre, des chanteurs, en petit comité et à l’heure où les lieux sont vides. Les entrées sont comprises.',
      'Archäologinnen, Steinmetze und Sänger, in kleiner Runde und zu der Stunde, in der ein Ort leer ist. Der Eintritt ist inbegriffen.',
    ),
  },
  {
    id: 6,
    slug: 'for-children',
    name: say('For children', 'Pour les enfants', 'Für Kinder'),
    title: say(
      'Half days that are talked about all week',
      'Des demi-journées dont on parle toute la semaine',
      'Halbe Tage, von denen man die ganze Woche spricht',
    ),
    introduction: say(
      'Made for children, not merely open to them. Each page states the age from which it makes sense and whether a parent stays.',
      'Pensées pour les enfants, et non simplement ouvertes à eux. Chaque page indique l’âge à partir duquel cela a un sens et si un parent reste.',
      'Für Kinder gemacht und nicht bloß für sie geöffnet. Jede Seite nennt das sinnvolle Alter und ob ein Elternteil dabeibleibt.',
    ),
  },
  {
    id: 7,
    slug: 'wellbeing',
    name: say('Wellbeing', 'Bien-être', 'Wohlbefinden'),
    title: say('Water, breath and plants', 'De l’eau, du souffle, des plantes', 'Wasser, Atem und Pflanzen'),
    introduction: say(
      'Hot springs, a still, a swimming stroke put right: quiet hours with teachers who live nearby. Massage at the villa can be asked for everywhere.',
      'Des sources chaudes, un alambic, une brasse corrigée : des heures calmes avec des gens du lieu. Un massage à la villa peut se demander partout.',
      'Heiße Quellen, eine Brennblase, ein verbesserter Schwimmzug: stille Stunden mit Lehrern aus der Nachbarschaft. Massage in der Villa ist überall möglich.',
    ),
  },
]

export const experiences: Experience[] = [...seaAndTable, ...wineAndPaths, ...cultureChildrenWellbeing, ...anywhere]
