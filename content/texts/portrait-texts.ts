import type { Text } from '#domain/text/language'
import type { Beds, Beside, Indoors, Portrait } from '../illustrator/index.ts'
import { landmarkTexts, sceneTexts } from './picture-texts.ts'

/** Alternative text of a house's main picture, by site; `{name}` is the house's. */
const sites: Record<Portrait['site'], Text> = {
  'ridge-top': {
    en: '{name} on the crest of its hill, a pale road winding up to it between trees',
    fr: '{name} sur la crête de sa colline, une route claire y monte en lacets entre les arbres',
    de: '{name} auf dem Kamm des Hügels; eine helle Straße windet sich zwischen Bäumen hinauf',
  },
  'great-plain': {
    en: '{name} alone on its open ground, with its long shadow',
    fr: '{name}, seule dans la plaine, avec sa longue ombre',
    de: '{name} allein im offenen Land, mit langem Schatten',
  },
  'vine-rows': {
    en: 'Rows of vines running up to {name}',
    fr: 'Des rangs de vigne qui mènent à {name}',
    de: 'Rebzeilen, die auf {name} zulaufen',
  },
  mountainside: {
    en: '{name}, small above its terraces of trees under the mountains',
    fr: '{name}, toute petite au-dessus de ses terrasses plantées, sous les montagnes',
    de: '{name}, klein über baumbestandenen Terrassen, unter den Bergen',
  },
  avenue: {
    en: '{name} at the end of an avenue whose crowns meet overhead',
    fr: '{name} au bout d’une allée dont les cimes se rejoignent',
    de: '{name} am Ende einer Allee, deren Kronen sich schließen',
  },
  'under-pines': {
    en: '{name} between the trunks of pines, the light strip of the sea behind it',
    fr: '{name} entre les troncs des pins, la mer derrière elle',
    de: '{name} zwischen den Stämmen der Pinien, dahinter das Meer',
  },
  'shell-bay': {
    en: '{name} half-way down its terraces of olives, above the curve of a bay',
    fr: '{name} à mi-pente de ses terrasses d’oliviers, au-dessus de la courbe d’une baie',
    de: '{name} auf halber Höhe seiner Olivenhänge, über dem Bogen einer Bucht',
  },
  'rocky-cove': {
    en: '{name} on its rocks, a narrow cove below it and cliffs opposite',
    fr: '{name} sur ses rochers, une anse étroite à ses pieds, des falaises en face',
    de: '{name} auf seinen Felsen, darunter eine schmale Bucht, gegenüber Klippen',
  },
  'cliff-rim': {
    en: '{name} on the rim of the cliff, its parapet curving above the sea',
    fr: '{name} au bord de la falaise, son parapet en courbe au-dessus de la mer',
    de: '{name} am Rand der Klippe; die Brüstung schwingt sich über dem Meer',
  },
  'from-the-water': {
    en: '{name} at the foot of its hill, seen from the water, a fishing boat before it',
    fr: '{name} au pied de sa colline, vue de l’eau, une barque de pêche au premier plan',
    de: '{name} am Fuß des Hügels, vom Wasser aus; davor ein Fischerboot',
  },
  quay: {
    en: '{name} among its neighbours on the quay, fishing boats before them',
    fr: '{name} parmi ses voisines sur le quai, des barques de pêche devant elles',
    de: '{name} zwischen seinen Nachbarn am Kai, davor Fischerboote',
  },
  headland: {
    en: '{name} at the end of a rocky headland, water on both sides',
    fr: '{name} au bout d’un cap rocheux, l’eau des deux côtés',
    de: '{name} am Ende einer felsigen Landzunge, Wasser zu beiden Seiten',
  },
  'through-arches': {
    en: 'What one sees from {name} through the arches of its loggia',
    fr: 'Ce que l’on voit de {name} par les arcades de la loggia',
    de: 'Was man von {name} durch die Bögen der Loggia sieht',
  },
  court: {
    en: 'The court of {name} in full light, seen through the dark arch of the gate',
    fr: 'La cour de {name} en pleine lumière, vue par l’arche sombre du portail',
    de: 'Der Hof von {name} in vollem Licht, durch den dunklen Torbogen gesehen',
  },
  lane: {
    en: '{name} at the top of broad steps between walls',
    fr: '{name} en haut de larges marches, entre deux murs',
    de: '{name} am oberen Ende breiter Stufen zwischen Mauern',
  },
  'by-night': {
    en: '{name} with its windows lit, under the moon',
    fr: '{name}, fenêtres éclairées, sous la lune',
    de: '{name} mit erleuchteten Fenstern unter dem Mond',
  },
  'across-the-pool': {
    en: '{name} across its pool, standing in the water a second time',
    fr: '{name} derrière sa piscine, une seconde fois dans l’eau',
    de: '{name} hinter dem Pool, im Wasser noch einmal',
  },
  'along-the-shade': {
    en: '{name} along its whole front: one long roof, loungers in its shade, the pool beside them, and the sea at the end',
    fr: '{name} sur toute sa longueur : un seul toit, des bains de soleil dans son ombre, la piscine à côté, la mer au bout',
    de: '{name} der Länge nach: ein einziges Dach, Liegen in seinem Schatten, daneben der Pool, am Ende das Meer',
  },
  'under-the-mountain': {
    en: '{name}, a low line at the foot of a great mountain, a channel of water running towards it between lemon trees',
    fr: '{name}, une ligne basse au pied d’une grande montagne ; un canal y mène entre des citronniers',
    de: '{name}, eine flache Linie am Fuß eines großen Bergs; ein Wasserlauf führt zwischen Zitronenbäumen darauf zu',
  },
  'over-the-masts': {
    en: '{name} on its slope above a bay that runs far inland, the masts of yachts below it',
    fr: '{name} sur sa pente, au-dessus d’une baie profonde où se dressent les mâts des voiliers',
    de: '{name} an seinem Hang über einer tiefen Bucht, darunter die Masten der Segelboote',
  },
  waterfront: {
    en: '{name} alone on its few metres of quay, standing in still water a second time; a tree hung with lamps, a fishing boat',
    fr: '{name}, seule sur ses quelques mètres de quai, une seconde fois dans l’eau calme ; un arbre à lampions, une barque de pêche',
    de: '{name} allein auf ein paar Metern Kai, im stillen Wasser noch einmal; ein Baum mit Lampen, ein Fischerboot',
  },
  'over-the-roofs': {
    en: '{name} above the tiled roofs of its neighbours, the sea beyond',
    fr: '{name} au-dessus des toits de tuiles de ses voisines, la mer au-delà',
    de: '{name} über den Ziegeldächern der Nachbarn, dahinter das Meer',
  },
  'mill-point': {
    en: '{name} above a round harbour; across the water a village, and the point with three old mills',
    fr: '{name} au-dessus d’un port rond ; de l’autre côté de l’eau un village, et la pointe aux trois vieux moulins',
    de: '{name} über einem runden Hafen; jenseits des Wassers ein Dorf und die Landspitze mit drei alten Mühlen',
  },
  'between-palms': {
    en: '{name} at the end of its path, steps and a balustrade before it, a palm taller than the roof on either side of the door',
    fr: '{name} au bout de son allée, avec un perron et une balustrade ; de chaque côté de la porte, un palmier plus haut que le toit',
    de: '{name} am Ende des Wegs, davor Stufen und eine Balustrade, zu beiden Seiten der Tür eine Palme, höher als das Dach',
  },
  'stone-fold': {
    en: '{name} among boulders on its slope, a round fold of dry stone before it and the gulf below',
    fr: '{name} parmi les rochers, sur sa pente ; devant elle un enclos rond de pierre sèche, en bas le golfe',
    de: '{name} zwischen Felsblöcken am Hang, davor ein runder Pferch aus Trockenmauern, unten der Golf',
  },
}

const rooms: Record<Beds, Text> = {
  single: { en: 'a single bed', fr: 'un lit simple', de: 'ein Einzelbett' },
  double: { en: 'a double bed', fr: 'un lit double', de: 'ein Doppelbett' },
  twin: { en: 'two single beds', fr: 'deux lits simples', de: 'zwei Einzelbetten' },
  triple: {
    en: 'a double and a single bed',
    fr: 'un lit double et un lit simple',
    de: 'ein Doppelbett und ein Einzelbett',
  },
  quad: { en: 'four single beds', fr: 'quatre lits simples', de: 'vier Einzelbetten' },
  bunk: { en: 'a bunk bed', fr: 'des lits superposés', de: 'ein Etagenbett' },
  six: { en: 'three bunk beds', fr: 'trois lits superposés', de: 'drei Etagenbetten' },
}

const each = (write: (language: keyof Text) => string): Text => ({ en: write('en'), fr: write('fr'), de: write('de') })

/** Alternative text of a house's main picture. */
export function textOfPortrait({ site, landmark }: Portrait, name: string): Text {
  return each(language => {
    const seen = sites[site][language].replace('{name}', name)
    return landmark ? `${seen}; ${landmarkTexts[landmark][language]}` : seen
  })
}

const bedroom: Text = {
  en: 'A bedroom of {name}: {beds}, the shutters open on the view',
  fr: 'Une chambre de {name} : {beds}, les volets ouverts sur la vue',
  de: 'Ein Schlafzimmer von {name}: {beds}, die Läden offen zur Aussicht',
}

/** Alternative text of a bedroom. */
export const textOfBedroom = (beds: Beds, name: string): Text =>
  each(language => bedroom[language].replace('{name}', name).replace('{beds}', rooms[beds][language]))

const things: Record<Indoors, Text> = {
  fireplace: { en: 'an open hearth', fr: 'une cheminée', de: 'ein offener Kamin' },
  library: { en: 'shelves of books', fr: 'des rayons de livres', de: 'Regale voller Bücher' },
  piano: { en: 'a piano', fr: 'un piano', de: 'ein Klavier' },
}

/** Alternative text of a sitting room. */
export const textOfSittingRoom = (has: readonly Indoors[], name: string): Text =>
  each(language =>
    [sceneTexts['sitting-room'][language].replace('{name}', name), ...has.map(thing => things[thing][language])].join(
      ', ',
    ),
  )

const besides: Record<Beside, Text> = {
  'pool-fence': { en: 'a low fence round it', fr: 'une clôture basse tout autour', de: 'ringsum ein niedriger Zaun' },
  'heated-pool': {
    en: 'its cover rolled up at the end',
    fr: 'sa couverture enroulée au bout',
    de: 'am Ende die aufgerollte Abdeckung',
  },
  'childrens-pool': {
    en: 'a small basin for children',
    fr: 'un petit bassin pour les enfants',
    de: 'ein kleines Becken für Kinder',
  },
}

/** Alternative text of a pool. */
export const textOfPool = (has: readonly Beside[], name: string): Text =>
  each(language =>
    [sceneTexts.pool[language].replace('{name}', name), ...has.map(thing => besides[thing][language])].join(', '),
  )
