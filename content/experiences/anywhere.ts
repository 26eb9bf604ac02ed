import { picture, say } from '../pages/shape.ts'
import { regionsWithHosts } from './meeting-points.ts'
import type { Experience } from './shape.ts'

// Experiences whose hosts live in many places: each begins at the meeting place nearest to the villa.

export const anywhere: Experience[] = [
  {
    id: 41,
    serviceId: 5041,
    group: 'at-sea',
    slug: 'a-day-with-a-local-skipper',
    name: say('A day with a local skipper', 'Une journée avec un patron du port', 'Ein Tag mit einem Skipper vom Ort'),
    title: say(
      'From the nearest harbour, to wherever the wind is not',
      'Du port le plus proche, là où le vent n’est pas',
      'Vom nächsten Hafen dorthin, wo kein Wind ist',
    ),
    introduction: say(
      'Six hours in an open boat with shade, a ladder and masks for everybody. You and the skipper look at the chart over coffee and choose two coves for swimming and one taverna for lunch.',
      'Six heures dans une barque ouverte, avec un taud, une échelle et des masques pour tous. On regarde la carte avec le patron autour d’un café, puis l’on choisit deux criques et une table pour midi.',
      'Sechs Stunden in einem offenen Boot mit Sonnensegel, Leiter und Masken für alle. Beim Kaffee sehen Sie mit dem Skipper auf die Karte und wählen zwei Buchten zum Baden und ein Lokal für den Mittag.',
    ),
    regions: regionsWithHosts('harbour'),
    lat: 39.197,
    lng: 20.1858,
    status: 'live',
    priceFrom: 480,
    unit: 'group',
    picture: picture('harbour', 'island-bay', 'ionian-stone'),
  },
  {
    id: 42,
    serviceId: 5042,
    group: 'at-table',
    slug: 'from-the-market-to-your-kitchen',
    name: say('From the market to your kitchen', 'Du marché à votre cuisine', 'Vom Markt in Ihre Küche'),
    title: say(
      'A cook shops with you and cooks at the villa',
      'Une cuisinière fait le marché avec vous, puis cuisine à la villa',
      'Eine Köchin kauft mit Ihnen ein und kocht im Haus',
    ),
    introduction: say(
      'You meet at the stalls when they open, and learn which fish came in that night and which tomato is for sauce. The cook brings knives and aprons to the villa; lunch has three courses, and everybody has had a hand in one.',
      'Rendez-vous devant les étals à l’ouverture : quel poisson est arrivé dans la nuit, quelle tomate est bonne pour la sauce. La cuisinière apporte couteaux et tabliers ; trois plats au déjeuner, et chacun a mis la main à l’un d’eux.',
      'Treffpunkt sind die Stände, wenn sie öffnen: welcher Fisch in der Nacht kam, welche Tomate für die Soße taugt. Die Köchin bringt Messer und Schürzen mit ins Haus; mittags gibt es drei Gänge, und an einem haben alle mitgekocht.',
    ),
    regions: regionsWithHosts('any'),
    lat: 39.6243,
    lng: 19.9217,
    status: 'live',
    priceFrom: 75,
    unit: 'person',
    picture: picture('market', 'harbour', 'ionian-stone'),
  },
  {
    id: 43,
    serviceId: 5043,
    group: 'on-foot',
    slug: 'first-light-with-a-guide',
    name: say('First light with a guide', 'Le point du jour avec un guide', 'Erstes Licht mit Begleitung'),
    title: say(
      'An easy walk, and breakfast where it ends',
      'Une marche facile, et le petit déjeuner au bout',
      'Ein leichter Weg, und an seinem Ende Frühstück',
    ),
    introduction: say(
      'Five kilometres on old paths before the heat, with less than two hundred metres of climb. Your guide explains the walls and the plants that grow on them. At the far end, a friend of the guide has coffee ready.',
      'Cinq kilomètres sur d’anciens chemins, moins de deux cents mètres de montée, avant la chaleur. Le guide sait qui a monté les murs et ce qui y pousse ; au bout, la cuisine d’un ami où le café est déjà sur le feu.',
      'Fünf Kilometer auf alten Wegen, weniger als zweihundert Meter Anstieg, vor der Hitze. Ihre Begleitung weiß, wer die Mauern gebaut hat und was auf ihnen wächst, und am Ende steht bei Freunden schon der Kaffee auf dem Herd.',
    ),
    regions: regionsWithHosts('any'),
    lat: 39.6243,
    lng: 19.9217,
    status: 'live',
    priceFrom: 45,
    unit: 'person',
    picture: picture('path', 'olive-hills', 'ionian-stone'),
  },
  {
    id: 44,
    serviceId: 5044,
    group: 'culture',
    slug: 'a-village-in-a-sketchbook',
    name: say('A village in a sketchbook', 'Un village dans un carnet', 'Ein Dorf im Skizzenbuch'),
    title: say(
      'Two hours of drawing with a painter who lives there',
      'Deux heures de dessin avec un peintre du lieu',
      'Zwei Stunden Zeichnen mit jemandem, der dort malt',
    ),
    introduction: say(
      'No talent is needed: you begin with the shadow of one doorway and end with a whole street. Paper, pencils and a small box of watercolours are yours to keep, and children draw as well as anybody.',
      'Aucun talent requis : on commence par l’ombre d’une porte, on finit par une rue entière. Le papier, les crayons et une petite boîte d’aquarelle vous restent, et les enfants dessinent aussi bien que les autres.',
      'Talent ist nicht nötig: Man beginnt mit dem Schatten einer Tür und endet mit einer ganzen Gasse. Papier, Stifte und ein kleiner Aquarellkasten gehören danach Ihnen, und Kinder zeichnen so gut wie alle.',
    ),
    regions: regionsWithHosts('any'),
    lat: 39.6243,
    lng: 19.9217,
    status: 'live',
    priceFrom: 60,
    unit: 'person',
    picture: picture('roofs', 'island-bay', 'ionian-stone'),
  },
]
