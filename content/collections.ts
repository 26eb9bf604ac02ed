import type { Text } from '#domain/text/language'
import type { Picture } from './pages/shape.ts'
import type { AmenityKey } from './shapes.ts'

export interface CollectionFilter {
  amenities?: AmenityKey[]
  regions?: string[]
  subRegions?: string[]
  bedsMin?: number
  bedsMax?: number
  people?: number
  /** Whole euros a week. */
  priceFrom?: number
  priceTo?: number
  /** MM-DD: the next occurrence. */
  arrival?: string
  /** Alternative: within this many days from today. */
  arrivesWithin?: number
  /** Nights. */
  duration?: number
}

/** Its page has the path /villa-collections/{slug}. */
export interface Collection {
  id: number
  slug: string
  name: Text
  /** 40 to 70 words. */
  introduction: Text
  filter: CollectionFilter
  /** Region and villa slugs of a manually chosen collection. */
  villas?: [region: string, villa: string][]
  picture: Picture
}

export const collections: Collection[] = [
  {
    id: 1,
    slug: 'heated-pools',
    name: { en: 'Villas with heated pools', fr: 'Villas avec piscine chauffée', de: 'Villen mit beheiztem Pool' },
    introduction: {
      en: 'In April the Mediterranean is at 15 or 16 degrees and an unheated pool is not much kinder. These pools are kept at 26 to 28 degrees in April and May and again in October, so that a day of walking or of ruins can still end in the water. Where heating is charged by the week, the villa’s page says so.',
      fr: 'En avril, la Méditerranée est à 15 ou 16 degrés, et une piscine non chauffée n’est guère plus tendre. Celles-ci sont tenues entre 26 et 28 degrés en avril et en mai, puis de nouveau en octobre : une journée de marche ou de ruines peut finir dans l’eau. Lorsque le chauffage se paie à la semaine, la page de la villa le précise.',
      de: 'Im April hat das Mittelmeer 15 oder 16 Grad, und ein unbeheizter Pool ist kaum freundlicher. Diese hier werden im April, im Mai und wieder im Oktober auf 26 bis 28 Grad gehalten; so kann ein Tag mit Wanderschuhen oder zwischen Ruinen im Wasser enden. Wird das Heizen wochenweise berechnet, steht es auf der Seite der Villa.',
    },
    filter: { amenities: ['heated-pool'] },
    picture: { subject: 'pool', landscape: 'olive-hills', architecture: 'masseria' },
  },
  {
    id: 2,
    slug: 'for-families',
    name: { en: 'Villas for families', fr: 'Villas pour les familles', de: 'Villen für Familien' },
    introduction: {
      en: 'A family house is known by small things: a fence that a four-year-old cannot open, a cot that has all its screws, a bedroom from which the parents can be heard. We have slept in these houses with our own children and tested the gates. Say how old yours are, and high chair, unbreakable plates and the number of a doctor are there before you.',
      fr: 'Une maison de famille se reconnaît à peu de chose : une barrière qu’un enfant de quatre ans n’ouvre pas, un lit bébé auquel il ne manque aucune vis, une chambre d’où l’on entend les parents. Nous avons dormi dans celles-ci avec nos propres enfants et essayé les portillons. Dites-nous l’âge des vôtres : chaise haute, vaisselle incassable et numéro du médecin vous attendront.',
      de: 'Ein Familienhaus erkennt man an Kleinigkeiten: an einem Zaun, den eine Vierjährige nicht aufbekommt, einem Babybett, dem keine Schraube fehlt, einem Zimmer, aus dem man die Eltern noch hört. Wir haben hier mit unseren eigenen Kindern geschlafen und die Gatter geprüft. Sagen Sie uns, wie alt Ihre sind: Hochstuhl, bruchfestes Geschirr und die Nummer des Arztes sind dann da.',
    },
    filter: { amenities: ['cot-and-high-chair'], bedsMin: 3 },
    picture: { subject: 'beach', landscape: 'island-bay', architecture: 'ionian-stone' },
  },
  {
    id: 3,
    slug: 'on-the-water',
    name: { en: 'Villas on the water', fr: 'Villas les pieds dans l’eau', de: 'Villen direkt am Wasser' },
    introduction: {
      en: 'Not near the sea, nor above it: on it. Between these houses and the first wave there is a garden, a flight of steps or a strip of pebbles, and no road. Some have a jetty and a ladder; some have only a flat rock that three generations have used for the purpose. How far it is to the water stands on each page.',
      fr: 'Ni près de la mer, ni au-dessus : au bord. Entre ces maisons et la première vague, il y a un jardin, quelques marches ou une bande de galets, et aucune route. Certaines ont un ponton et une échelle ; d’autres, un simple rocher plat que trois générations ont adopté. La distance jusqu’à l’eau figure sur chaque page.',
      de: 'Nicht in der Nähe des Meeres und nicht darüber, sondern daran. Zwischen diesen Häusern und der ersten Welle liegen ein Garten, ein paar Stufen oder ein Streifen Kies, aber keine Straße. Manche haben Steg und Leiter, andere nur einen flachen Felsen, der seit drei Generationen seinen Dienst tut. Wie weit es zum Wasser ist, steht auf jeder Seite.',
    },
    filter: { amenities: ['on-the-water'] },
    picture: { subject: 'shore', landscape: 'island-bay', architecture: 'ionian-stone' },
  },
  {
    id: 4,
    slug: 'for-celebrations',
    name: {
      en: 'Large villas for celebrations',
      fr: 'Grandes villas pour les grandes occasions',
      de: 'Große Villen zum Feiern',
    },
    introduction: {
      en: 'A seventieth birthday, a wedding of forty, three families who meet every second summer: for these one needs seven bedrooms or more, a table at which everybody has a chair, and a kitchen that can serve it. We tell you what the owner allows, until what hour there may be music, and who can cook, pour and tidy up.',
      fr: 'Un soixante-dixième anniversaire, un mariage de quarante personnes, trois familles qui se retrouvent un été sur deux : il y faut sept chambres ou plus, une table où chacun a sa chaise et une cuisine à la hauteur. Nous disons ce que le propriétaire permet, jusqu’à quelle heure il peut y avoir de la musique, et qui peut cuisiner, servir et ranger.',
      de: 'Ein siebzigster Geburtstag, eine Hochzeit zu vierzig, drei Familien, die sich jeden zweiten Sommer treffen: Dafür braucht es sieben Schlafzimmer oder mehr, einen Tisch mit einem Stuhl für jeden und eine Küche, die mithält. Wir sagen Ihnen, was der Eigentümer erlaubt, bis wann Musik sein darf und wer kochen, einschenken und aufräumen kann.',
    },
    filter: { bedsMin: 7, people: 14 },
    picture: { subject: 'feast', landscape: 'cypress-hills', architecture: 'tuscan-villa' },
  },
  {
    id: 5,
    slug: 'for-two-families',
    name: { en: 'Villas for two families', fr: 'Villas pour deux familles', de: 'Villen für zwei Familien' },
    introduction: {
      en: 'Friends stay friends when there are two good bedrooms rather than one. These houses have four to six rooms with at least two that nobody would feel sorry to be given, space for children to be out of earshot, and a kitchen where two people can cook without dancing round one another. Many have an annexe for whoever rises first.',
      fr: 'On reste amis quand il y a deux belles chambres plutôt qu’une. Ces maisons en comptent quatre à six, dont deux au moins que personne ne regrettera d’avoir tirées ; les enfants y trouvent un coin hors de portée de voix, et l’on cuisine à deux sans se marcher sur les pieds. Beaucoup ont une annexe pour les lève-tôt.',
      de: 'Freunde bleiben Freunde, wenn es zwei gute Schlafzimmer gibt und nicht nur eines. Diese Häuser haben vier bis sechs Zimmer, darunter mindestens zwei, mit denen jeder zufrieden ist, Platz für Kinder außer Hörweite und eine Küche, in der zwei kochen können, ohne einander im Weg zu stehen. Viele haben ein Nebenhaus für Frühaufsteher.',
    },
    filter: { bedsMin: 4, bedsMax: 6, people: 8 },
    picture: { subject: 'court', landscape: 'olive-hills', architecture: 'baglio' },
  },
  {
    id: 6,
    slug: 'walk-to-the-village',
    name: { en: 'Walk to the village', fr: 'Le village à pied', de: 'Zu Fuß ins Dorf' },
    introduction: {
      en: 'To buy bread without starting a car is a luxury no pool can replace. From each of these villas a village with a shop, a café and people who live there all year lies within twenty minutes on foot, by a road or path we have walked in both directions, once in the dark, with shopping.',
      fr: 'Acheter son pain sans démarrer la voiture est un luxe qu’aucune piscine ne remplace. De chacune de ces villas, un village habité toute l’année, avec un commerce et un café, se rejoint en moins de vingt minutes à pied, par un chemin que nous avons fait dans les deux sens, une fois de nuit, avec les courses.',
      de: 'Brot zu kaufen, ohne das Auto anzulassen, ist ein Luxus, den kein Pool ersetzt. Von jeder dieser Villen geht man höchstens zwanzig Minuten zu einem Dorf mit Laden, Café und Menschen, die das ganze Jahr dort wohnen; wir sind den Weg in beide Richtungen gegangen, einmal im Dunkeln und mit vollen Einkaufstaschen.',
    },
    filter: { amenities: ['walk-to-village'] },
    picture: { subject: 'square', landscape: 'olive-hills', architecture: 'bergerie' },
  },
  {
    id: 7,
    slug: 'with-tennis',
    name: { en: 'Villas with a tennis court', fr: 'Villas avec court de tennis', de: 'Villen mit Tennisplatz' },
    introduction: {
      en: 'A court of one’s own changes the rhythm of a week: there is a match before breakfast, a return match at six, and a table drawn up by the youngest on the kitchen door. Clay, hard or artificial grass, every court here has been played on by one of us; rackets and balls are lent, and a coach can be asked to come.',
      fr: 'Un court à soi change le rythme de la semaine : un match avant le petit déjeuner, la revanche à six heures, et le tableau que le plus jeune affiche sur la porte de la cuisine. Terre battue, dur ou gazon synthétique, chacun a été essayé par l’un de nous ; raquettes et balles sont prêtées, et un professeur peut venir.',
      de: 'Ein eigener Platz ändert den Rhythmus der Woche: ein Match vor dem Frühstück, die Revanche um sechs und an der Küchentür eine Tabelle, die die Jüngste führt. Ob Sand, Hartplatz oder Kunstrasen, auf jedem hat jemand von uns gespielt; Schläger und Bälle werden geliehen, und auf Wunsch kommt eine Trainerin.',
    },
    filter: { amenities: ['tennis'] },
    picture: { subject: 'tennis', landscape: 'plain', architecture: 'masseria' },
  },
  {
    id: 8,
    slug: 'houses-for-cooks',
    name: { en: 'Houses for people who cook', fr: 'Maisons pour cuisiniers', de: 'Häuser für alle, die gern kochen' },
    introduction: {
      en: 'You have been to the market and there is a fish in your bag. What matters now is a sharp knife, a sink outside, a flame that can be turned up, and shade to work in. These houses have a proper kitchen in the open air, most also an oven for bread and pizza, and a garden where the herbs are already growing.',
      fr: 'Vous revenez du marché, un poisson dans le panier. Il vous faut un couteau qui coupe, un évier dehors, une flamme qui monte et de l’ombre pour travailler. Ces maisons ont une vraie cuisine d’été, la plupart un four à pain et à pizza, et un jardin où les herbes ont déjà poussé.',
      de: 'Sie kommen vom Markt und haben einen Fisch in der Tasche. Jetzt zählen ein scharfes Messer, ein Spülbecken im Freien, eine Flamme, die sich hochdrehen lässt, und Schatten bei der Arbeit. Diese Häuser haben eine richtige Küche unter freiem Himmel, die meisten auch einen Ofen für Brot und Pizza und einen Garten, in dem die Kräuter schon wachsen.',
    },
    filter: { amenities: ['outdoor-kitchen'] },
    picture: { subject: 'oven', landscape: 'olive-hills', architecture: 'trullo' },
  },
  {
    id: 9,
    slug: 'step-free',
    name: { en: 'Step-free villas', fr: 'Villas de plain-pied', de: 'Stufenlose Villen' },
    introduction: {
      en: 'Step-free means that the way from the car to the front door, one bedroom with its bathroom, the kitchen and the terrace can be made on wheels, and that we have measured it. Ask us for the width of a door, the height of the bed, the slope of the drive; if a number you need is missing, we go back with a tape.',
      fr: 'De plain-pied signifie que l’on va sur roues de la voiture à la porte, à une chambre et sa salle d’eau, à la cuisine et à la terrasse, et que nous l’avons mesuré. Demandez-nous la largeur d’une porte, la hauteur du lit, la pente de l’allée ; s’il nous manque un chiffre, nous y retournons avec un mètre.',
      de: 'Stufenlos heißt: Vom Auto zur Haustür, in ein Schlafzimmer mit Bad, in die Küche und auf die Terrasse kommt man auf Rädern, und wir haben nachgemessen. Fragen Sie uns nach Türbreiten, Betthöhe und dem Gefälle der Zufahrt; fehlt uns eine Zahl, fahren wir mit dem Zollstock noch einmal hin.',
    },
    filter: { amenities: ['step-free'] },
    picture: { subject: 'threshold', landscape: 'open-sea', architecture: 'modern-white' },
  },
  {
    id: 10,
    slug: 'long-stays',
    name: { en: 'Villas for long stays', fr: 'Villas pour longs séjours', de: 'Villen für lange Aufenthalte' },
    introduction: {
      en: 'Two weeks is when one stops counting the days; four is when the baker stops asking what you would like. These houses have a desk that is not the dining table, a connection that carries a meeting, heating for the evenings, and owners who in spring and autumn are glad of guests who stay. Ask us about a month.',
      fr: 'Après deux semaines, on ne compte plus les jours ; après quatre, le boulanger cesse de demander ce que vous désirez. Ces maisons ont un bureau qui n’est pas la table du dîner, une connexion qui tient une réunion, du chauffage pour le soir, et des propriétaires qui, au printemps et à l’automne, aiment que l’on reste. Interrogez-nous pour un mois.',
      de: 'Nach zwei Wochen zählt man die Tage nicht mehr; nach vier fragt die Bäckerin nicht mehr, was es sein darf. Diese Häuser haben einen Schreibtisch, der nicht der Esstisch ist, eine Leitung, die eine Besprechung aushält, Heizung für die Abende und Eigentümer, die sich im Frühjahr und Herbst über Gäste freuen, die bleiben. Fragen Sie uns nach einem Monat.',
    },
    filter: { amenities: ['fast-wifi', 'desk', 'heating'], duration: 14 },
    picture: { subject: 'desk', landscape: 'harbour', architecture: 'captains-house' },
  },
  {
    id: 11,
    slug: 'cycladic-light',
    name: { en: 'Cycladic light', fr: 'Lumière des Cyclades', de: 'Kykladenlicht' },
    introduction: {
      en: 'Lime-washed walls throw the sun back twice, and the sea a third time; by four in the afternoon there is no colour left but white and one blue. Then the meltemi drops and the shadows come out. Villas on Mykonos, Paros and Santorini, most of them turned away from the north wind, all with a wall to sit behind.',
      fr: 'La chaux renvoie le soleil deux fois, la mer une troisième ; à quatre heures, il ne reste de couleurs que le blanc et un seul bleu. Puis le meltem tombe et les ombres sortent. Des villas à Mykonos, à Paros et à Santorin, presque toutes dos au vent du nord, et chacune avec un mur pour s’abriter.',
      de: 'Gekalkte Wände werfen die Sonne zweimal zurück, das Meer ein drittes Mal; um vier Uhr nachmittags gibt es nur noch Weiß und ein einziges Blau. Dann legt sich der Meltemi, und die Schatten kommen hervor. Villen auf Mykonos, Paros und Santorin, die meisten vom Nordwind abgewandt, alle mit einer Mauer, hinter der man sitzen kann.',
    },
    filter: { regions: ['mykonos', 'paros', 'santorini'] },
    picture: { subject: 'lane', landscape: 'cliff', architecture: 'cycladic-cube' },
  },
  {
    id: 12,
    slug: 'tuscan-farmhouses',
    name: { en: 'Tuscan farmhouses', fr: 'Fermes de Toscane', de: 'Toskanische Bauernhäuser' },
    introduction: {
      en: 'The sharecropper’s house is always built the same way: animals below, family above, an outside stair, a loggia to dry maize. When the mezzadria ended, in the decades after the war, thousands stood empty on their hills. The ones here were taken up with patience: old brick under the feet, chestnut overhead, and the view for which nobody charged at the time.',
      fr: 'La maison du métayer se bâtit toujours de même : les bêtes en bas, la famille en haut, un escalier extérieur, une loge pour sécher le maïs. Quand le métayage prit fin, après la guerre, des milliers restèrent vides sur leurs collines. Celles-ci ont été reprises avec patience : brique ancienne sous le pied, châtaignier au-dessus, et la vue, que personne ne comptait alors.',
      de: 'Das Haus des Halbpächters ist immer gleich gebaut: unten das Vieh, oben die Familie, eine Außentreppe, eine Loggia zum Maistrocknen. Als die Mezzadria nach dem Krieg zu Ende ging, standen Tausende leer auf ihren Hügeln. Diese hier wurden mit Geduld wieder bewohnbar: alter Ziegel unter den Füßen, Kastanie über dem Kopf und die Aussicht, für die damals niemand etwas verlangte.',
    },
    filter: { regions: ['tuscany'] },
    villas: [
      ['tuscany', 'podere-della-notte'],
      ['tuscany', 'podere-sorbo-vecchio'],
      ['tuscany', 'podere-cretaio'],
      ['tuscany', 'il-seccatoio'],
    ],
    picture: { subject: 'ridge', landscape: 'cypress-hills', architecture: 'tuscan-farmhouse' },
  },
  {
    id: 13,
    slug: 'last-minute',
    name: { en: 'Last-minute villas', fr: 'Villas de dernière minute', de: 'Last-Minute-Villen' },
    introduction: {
      en: 'Somebody’s daughter has an examination, somebody’s boat is late: there is always a good house that is suddenly free. These have a week that begins within the next fortnight. The price is that of the season, neither raised nor thrown away, and each card names the days; so one may decide on Tuesday and on Saturday look for the light switch.',
      fr: 'Une fille passe un examen, un bateau prend du retard : il y a toujours une belle maison soudain libre. Celles-ci ont une semaine qui commence dans les quinze jours. Le prix est celui de la saison, ni gonflé ni bradé, et chaque villa annonce ses jours ; on se décide le mardi et, le samedi, on cherche l’interrupteur.',
      de: 'Eine Tochter hat Prüfung, ein Schiff kommt später: Irgendwo wird immer ein gutes Haus plötzlich frei. Diese hier haben eine Woche, die in den nächsten vierzehn Tagen beginnt. Der Preis ist der der Saison, weder erhöht noch verschleudert, und bei jeder Villa stehen die Tage; so entscheidet man sich am Dienstag und sucht am Samstag den Lichtschalter.',
    },
    filter: { arrivesWithin: 14, duration: 7 },
    picture: { subject: 'ferry', landscape: 'island-bay', architecture: 'cycladic-cube' },
  },
]
