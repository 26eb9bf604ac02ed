import { picture, say } from '../../pages/shape.ts'
import type { ExperienceDetail } from '../shape.ts'
import { anotherDay, everyDay, exceptSunday, guideDecides, partlyInside, skipperDecides } from './rain.ts'

const nearest = say(
  'In the meeting place nearest to your villa; your plan names it',
  'Au lieu de rendez-vous le plus proche de votre villa ; votre programme l’indique',
  'Am Treffpunkt, der Ihrem Haus am nächsten liegt; Ihr Plan nennt ihn',
)

export const anywhere: Record<string, ExperienceDetail> = {
  'a-day-with-a-local-skipper': {
    body: say(
      'The boat leaves at ten and is back by four, when the wind usually gets up. Each skipper owns the boat, holds the licence of the place, and has lived from these waters for at least ten years. Fuel, water, fruit and a cool box are on board; lunch ashore is yours to choose and pay.',
      'Le bateau part à dix heures et rentre à seize heures, quand le vent se lève d’ordinaire. Chaque patron est propriétaire de son bateau, a la licence du lieu et vit de ces eaux depuis dix ans au moins. Le carburant, l’eau, les fruits et la glacière sont à bord ; le déjeuner à terre se choisit et se paie sur place.',
      'Das Boot legt um zehn ab und ist um vier zurück, wenn meist der Wind aufkommt. Alle Skipper besitzen ihr Boot, haben die Lizenz des Ortes und leben seit mindestens zehn Jahren von diesen Gewässern. Treibstoff, Wasser, Obst und eine Kühlbox sind an Bord; das Essen an Land wählen und zahlen Sie selbst.',
    ),
    meeting: nearest,
    included: say(
      'Boat, skipper and fuel\nMasks, snorkels and life jackets, for children too\nWater, fruit and ice',
      'Bateau, patron et carburant\nMasques, tubas et gilets, aussi pour les enfants\nEau, fruits et glaçons',
      'Boot, Skipper und Treibstoff\nMasken, Schnorchel und Schwimmwesten, auch für Kinder\nWasser, Obst und Eis',
    ),
    rain: skipperDecides,
    minutes: 360,
    fromAge: 4,
    mostGuests: 8,
    weekdays: everyDay,
    spoken: ['en', 'fr', 'it'],
    season: ['04-15', '10-31'],
    gallery: [picture('shore', 'pine-coast', 'captains-house'), picture('masts', 'island-bay', 'ionian-stone')],
  },
  'from-the-market-to-your-kitchen': {
    body: say(
      'It begins at eight among the stalls and ends towards two, when the kitchen is clean again. The cook plans the menu with you the evening before, by telephone; allergies and what children refuse belong to that call. Ingredients for three courses and a bottle of local wine for every four adults are part of it.',
      'Cela commence à huit heures entre les étals et finit vers quatorze heures, la cuisine propre. La cuisinière arrête le menu avec vous la veille au téléphone ; c’est le moment de dire les allergies et ce que les enfants refusent. Les ingrédients de trois plats et une bouteille de vin du pays pour quatre adultes sont compris.',
      'Um acht beginnt es zwischen den Ständen, gegen zwei ist die Küche wieder sauber. Am Abend zuvor bespricht die Köchin mit Ihnen am Telefon das Essen; Allergien und alles, was Kinder verweigern, gehören in dieses Gespräch. Zutaten für drei Gänge und eine Flasche Wein der Gegend für je vier Erwachsene sind dabei.',
    ),
    meeting: nearest,
    included: say(
      'The cook, for six hours\nAll ingredients, and wine for the meal\nAprons and the recipes in writing',
      'La cuisinière, six heures durant\nTous les ingrédients, et le vin du repas\nLes tabliers et les recettes par écrit',
      'Die Köchin, sechs Stunden lang\nAlle Zutaten und der Wein zum Essen\nSchürzen und die Rezepte zum Mitnehmen',
    ),
    rain: partlyInside,
    minutes: 360,
    fromAge: 6,
    mostGuests: 10,
    weekdays: exceptSunday,
    spoken: ['en', 'fr', 'it', 'el'],
    season: ['03-01', '11-30'],
    gallery: [picture('kitchen', 'olive-hills', 'masseria'), picture('feast', 'olive-hills', 'ionian-stone')],
  },
  'first-light-with-a-guide': {
    body: say(
      'You start half an hour after sunrise and are back before the sun is high. The guide chooses the path the evening before, by the wind and your shoes; there is a shorter one for small children. You stop for a kestrel, a threshing floor, a well that is still in use.',
      'Départ une demi-heure après le lever du soleil, retour avant qu’il ne soit haut. Le chemin se choisit la veille, d’après le vent et vos chaussures, et il y en a un plus court pour les petites jambes. Personne ne compte les pas ; on s’arrête pour un faucon, une aire à battre, un puits encore en usage.',
      'Aufbruch ist eine halbe Stunde nach Sonnenaufgang, zurück sind Sie, ehe die Sonne hoch steht. Der Weg wird am Vorabend gewählt, nach dem Wind und nach Ihren Schuhen, und für kurze Beine gibt es einen kürzeren. Schritte zählt niemand; man bleibt stehen für einen Falken, eine Tenne, einen Brunnen, der noch benutzt wird.',
    ),
    meeting: nearest,
    included: say(
      'The guide\nBreakfast with bread, honey, cheese and fruit\nWalking poles on request',
      'Le guide\nLe petit déjeuner : pain, miel, fromage, fruits\nDes bâtons sur demande',
      'Begleitung\nFrühstück mit Brot, Honig, Käse und Obst\nStöcke auf Wunsch',
    ),
    rain: guideDecides,
    minutes: 180,
    fromAge: 7,
    mostGuests: 8,
    weekdays: everyDay,
    spoken: ['en', 'fr', 'de'],
    season: ['03-01', '11-30'],
    gallery: [picture('chapel', 'olive-hills', 'ionian-stone'), picture('path', 'island-bay', 'captains-house')],
  },
  'a-village-in-a-sketchbook': {
    body: say(
      'The painter brings folding stools and knows where the shade will be at what hour. The first twenty minutes are for lines, the next for shadow, the rest for whatever has caught your eye. At the end the sheets lie side by side on a wall, and passers-by have opinions.',
      'Le peintre apporte des pliants et sait où sera l’ombre à quelle heure. Vingt minutes pour le trait, autant pour l’ombre, le reste pour ce qui vous a arrêté l’œil. À la fin, les feuilles sont posées côte à côte sur un muret, et les passants donnent leur avis.',
      'Klapphocker bringt die Malerin oder der Maler mit und weiß, wann wo Schatten ist. Zwanzig Minuten gehören der Linie, die nächsten dem Schatten, der Rest dem, was Ihnen auffällt. Am Ende liegen die Blätter nebeneinander auf einer Mauer, und wer vorbeigeht, hat eine Meinung.',
    ),
    meeting: nearest,
    included: say(
      'The painter\nSketchbook, pencils and watercolours, to keep\nA drink in the café on the square',
      'Le peintre\nCarnet, crayons et aquarelles, à garder\nUn verre au café de la place',
      'Anleitung\nSkizzenbuch, Stifte und Aquarellfarben zum Behalten\nEin Getränk im Café am Platz',
    ),
    rain: anotherDay,
    minutes: 120,
    fromAge: 6,
    mostGuests: 8,
    weekdays: everyDay,
    spoken: ['en', 'fr'],
    season: ['03-01', '11-30'],
    gallery: [picture('chapel', 'harbour', 'captains-house'), picture('ruin', 'olive-hills', 'ionian-stone')],
  },
}
