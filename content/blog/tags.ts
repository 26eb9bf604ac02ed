import { say } from '../pages/shape.ts'
import type { BlogTag } from './shape.ts'

export const blogTags: BlogTag[] = [
  {
    id: 1,
    slug: 'places',
    isBlogCategory: true,
    homePlace: 1,
    name: say('Places', 'Lieux', 'Orte'),
    pageTitle: say('Places, from the journal', 'Lieux, dans le journal', 'Orte, aus dem Journal'),
    introduction: say(
      'A town at the hour when it belongs to itself, a coast seen from the slow side. Each place was walked before it was written down.',
      'Une ville à l’heure où elle s’appartient, une côte prise par le côté lent. Chaque lieu a été parcouru à pied avant d’être écrit.',
      'Eine Stadt zu der Stunde, in der sie sich selbst gehört, eine Küste von ihrer langsamen Seite. Jeder Ort wurde begangen, ehe er beschrieben wurde.',
    ),
  },
  {
    id: 2,
    slug: 'at-the-table',
    isBlogCategory: true,
    homePlace: 2,
    name: say('At the table', 'À table', 'Bei Tisch'),
    pageTitle: say('At the table, from the journal', 'À table, dans le journal', 'Bei Tisch, aus dem Journal'),
    introduction: say(
      'What is cooked where, in which month, and by whom. With the quantities, where a cook was willing to part with them.',
      'Ce qui se cuisine où, en quel mois et chez qui. Avec les quantités, quand la cuisinière a bien voulu les donner.',
      'Was wo gekocht wird, in welchem Monat und von wem. Mit den Mengen, sofern die Köchin sie herausgab.',
    ),
  },
  {
    id: 3,
    slug: 'houses',
    isBlogCategory: true,
    name: say('Houses', 'Maisons', 'Häuser'),
    pageTitle: say('Houses, from the journal', 'Maisons, dans le journal', 'Häuser, aus dem Journal'),
    introduction: say(
      'Why a roof is flat, a wall blind, a door blue. How people on these coasts built before there was air conditioning, and what we still learn from it.',
      'Pourquoi un toit est plat, un mur aveugle, une porte bleue. Comment on bâtissait sur ces côtes avant la climatisation, et ce qu’on en apprend encore.',
      'Warum ein Dach flach ist, eine Wand blind, eine Tür blau. Wie man an diesen Küsten baute, ehe es Klimaanlagen gab, und was man noch heute daraus lernt.',
    ),
  },
  {
    id: 4,
    slug: 'planning',
    isBlogCategory: true,
    name: say('Before you travel', 'Avant le départ', 'Vor der Reise'),
    pageTitle: say(
      'Before you travel, from the journal',
      'Avant le départ, dans le journal',
      'Vor der Reise, aus dem Journal',
    ),
    introduction: say(
      'Ferries, flights, months and the arithmetic of a large party: what we are asked on the telephone, answered at leisure.',
      'Ferries, vols, saisons et l’arithmétique d’une grande tablée : ce qu’on nous demande au téléphone, avec le temps d’y répondre.',
      'Fähren, Flüge, Monate und die Rechenkunst einer großen Runde: was man uns am Telefon fragt, in Ruhe beantwortet.',
    ),
  },
  {
    id: 5,
    slug: 'islands',
    isBlogCategory: false,
    name: say('Islands', 'Îles', 'Inseln'),
    pageTitle: say('Islands, from the journal', 'Îles, dans le journal', 'Inseln, aus dem Journal'),
    introduction: say(
      'Land with an edge all round: what one needs a boat for, and what changes once it has left.',
      'Des terres qui ont un bord de tous les côtés : ce pour quoi il faut un bateau, et ce qui change une fois qu’il est parti.',
      'Land mit einem Rand ringsum: wofür man ein Boot braucht und was sich ändert, wenn es abgelegt hat.',
    ),
  },
  {
    id: 6,
    slug: 'wine',
    isBlogCategory: false,
    name: say('Wine', 'Vin', 'Wein'),
    pageTitle: say('Wine, from the journal', 'Vin, dans le journal', 'Wein, aus dem Journal'),
    introduction: say(
      'Grapes with names one has to practise, and the slopes that explain them. We drink where it is made.',
      'Des cépages au nom qu’il faut répéter, et les pentes qui les expliquent. Nous buvons là où c’est fait.',
      'Rebsorten, deren Namen man üben muss, und die Hänge, die sie erklären. Getrunken wird dort, wo es wächst.',
    ),
  },
  {
    id: 7,
    slug: 'walking',
    isBlogCategory: false,
    name: say('Walking', 'Marche', 'Zu Fuß'),
    pageTitle: say('Walking, from the journal', 'Marche, dans le journal', 'Zu Fuß, aus dem Journal'),
    introduction: say(
      'Paths with their true length and climb, the hour to set out, and where the shade begins.',
      'Des chemins avec leur longueur et leur dénivelé réels, l’heure du départ et l’endroit où commence l’ombre.',
      'Wege mit ihrer wahren Länge und Steigung, der Stunde des Aufbruchs und der Stelle, an der der Schatten beginnt.',
    ),
  },
  {
    id: 8,
    slug: 'with-children',
    isBlogCategory: false,
    name: say('With children', 'Avec des enfants', 'Mit Kindern'),
    pageTitle: say(
      'With children, from the journal',
      'Avec des enfants, dans le journal',
      'Mit Kindern, aus dem Journal',
    ),
    introduction: say(
      'Shallow water, short roads, early suppers. Tried on our own, who are honest critics.',
      'De l’eau peu profonde, des routes courtes, des dîners tôt. Éprouvé sur les nôtres, qui jugent sans ménagement.',
      'Flaches Wasser, kurze Straßen, frühes Abendessen. Erprobt an den eigenen, die nichts beschönigen.',
    ),
  },
  {
    id: 9,
    slug: 'beaches',
    isBlogCategory: false,
    name: say('Beaches', 'Plages', 'Strände'),
    pageTitle: say('Beaches, from the journal', 'Plages, dans le journal', 'Strände, aus dem Journal'),
    introduction: say(
      'Sand, pebble or rock, which wind it lies open to, and how far it is to walk. The names are worth less than the hour.',
      'Sable, galets ou rocher, le vent auquel la plage est ouverte et la marche qui y mène. Le nom compte moins que l’heure.',
      'Sand, Kies oder Fels, welchem Wind der Strand offen liegt und wie weit man geht. Der Name zählt weniger als die Stunde.',
    ),
  },
  {
    id: 10,
    slug: 'festivals',
    isBlogCategory: false,
    name: say('Festivals', 'Fêtes', 'Feste'),
    pageTitle: say('Festivals, from the journal', 'Fêtes, dans le journal', 'Feste, aus dem Journal'),
    introduction: say(
      'Saints, harvests and brass bands, with their dates: the days on which a village is not to be had for anything else.',
      'Des saints, des récoltes et des fanfares, avec leurs dates : ces jours où un village n’est là pour rien d’autre.',
      'Heilige, Ernten und Blaskapellen, mit ihren Tagen: wenn ein Dorf für nichts anderes zu haben ist.',
    ),
  },
  {
    id: 11,
    slug: 'gardens',
    isBlogCategory: false,
    name: say('Gardens', 'Jardins', 'Gärten'),
    pageTitle: say('Gardens, from the journal', 'Jardins, dans le journal', 'Gärten, aus dem Journal'),
    introduction: say(
      'What grows with little water and much patience, from the lemon house to the caper in the wall.',
      'Ce qui pousse avec peu d’eau et beaucoup de patience, de la limonaia au câprier dans le mur.',
      'Was mit wenig Wasser und viel Geduld wächst, vom Zitronenhaus bis zur Kaper in der Mauer.',
    ),
  },
  {
    id: 12,
    slug: 'out-of-season',
    isBlogCategory: false,
    name: say('Out of season', 'Hors saison', 'Außerhalb der Saison'),
    pageTitle: say(
      'Out of season, from the journal',
      'Hors saison, dans le journal',
      'Außerhalb der Saison, aus dem Journal',
    ),
    introduction: say(
      'From October to May, when the tables move indoors and the light comes in low. What is open, what is not, and what it is worth.',
      'D’octobre à mai, quand les tables rentrent et que la lumière rase. Ce qui est ouvert, ce qui ne l’est pas, et ce que cela vaut.',
      'Von Oktober bis Mai, wenn die Tische nach innen ziehen und das Licht tief steht. Was offen ist, was nicht, und was es wert ist.',
    ),
  },
]
