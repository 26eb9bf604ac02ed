import type { Text } from '#domain/text/language'
import type { HeroBrief, Landmark, PlaceBrief, Scene } from '../illustrator/index.ts'
import { villageOf } from '../illustrator/index.ts'
import { lookTexts } from './look-texts.ts'
import { subjectTexts } from './place-texts.ts'

/** Alternative text of each scene of a villa; `{name}` is the villa's. */
export const sceneTexts: Record<Scene, Text> = {
  arrival: {
    en: '{name} from below, at the end of the path',
    fr: '{name} vue d’en bas, au bout du chemin',
    de: '{name} von unten, am Ende des Weges',
  },
  terrace: {
    en: 'The terrace of {name}, its table in the shade',
    fr: 'La terrasse de {name}, la table à l’ombre',
    de: 'Die Terrasse von {name}, der Tisch im Schatten',
  },
  pool: {
    en: 'The pool of {name} with the house behind it',
    fr: 'La piscine de {name}, la maison derrière elle',
    de: 'Der Pool von {name}, dahinter das Haus',
  },
  'from-the-sea': {
    en: '{name} seen from the water',
    fr: '{name} vue de l’eau',
    de: '{name} vom Wasser aus',
  },
  'through-the-trees': {
    en: '{name} between the trees',
    fr: '{name} entre les arbres',
    de: '{name} zwischen den Bäumen',
  },
  'table-at-dusk': {
    en: 'A table laid for the evening at {name}',
    fr: 'Une table dressée pour le soir à {name}',
    de: 'Ein für den Abend gedeckter Tisch, {name}',
  },
  kitchen: {
    en: 'The kitchen of {name}: the sink under the window, the stove under its hood, a table in the middle',
    fr: 'La cuisine de {name} : l’évier sous la fenêtre, le fourneau sous sa hotte, une table au milieu',
    de: 'Die Küche von {name}: der Spülstein unter dem Fenster, der Herd unter dem Rauchfang, in der Mitte ein Tisch',
  },
  'dining-room': {
    en: 'The dining room of {name}: a long table laid under its lamps, a sideboard, tall windows',
    fr: 'La salle à manger de {name} : une longue table dressée sous ses lampes, un buffet, de hautes fenêtres',
    de: 'Das Esszimmer von {name}: ein langer, gedeckter Tisch unter seinen Lampen, eine Anrichte, hohe Fenster',
  },
  'sitting-room': {
    en: 'The sitting room of {name}: a sofa and an armchair across from each other',
    fr: 'Le salon de {name} : un canapé et un fauteuil face à face',
    de: 'Das Wohnzimmer von {name}: ein Sofa und ein Sessel einander gegenüber',
  },
  bedroom: {
    en: 'A bedroom of {name} with its shutters open',
    fr: 'Une chambre de {name}, volets ouverts',
    de: 'Ein Schlafzimmer von {name} mit offenen Läden',
  },
  'path-to-the-beach': {
    en: 'A path between low walls, down to a cove near {name}',
    fr: 'Un chemin entre des murets descend vers une crique près de {name}',
    de: 'Ein Weg zwischen niedrigen Mauern, hinunter zu einer Bucht bei {name}',
  },
  'pool-from-above': {
    en: 'Pool and terrace of {name} from above',
    fr: 'Piscine et terrasse de {name} vues d’en haut',
    de: 'Pool und Terrasse von {name} von oben',
  },
  night: {
    en: '{name} at night, its windows lit',
    fr: '{name} la nuit, fenêtres éclairées',
    de: '{name} bei Nacht mit erleuchteten Fenstern',
  },
  detail: {
    en: 'A corner of {name} in the sun',
    fr: 'Un coin de {name} au soleil',
    de: 'Ein Winkel von {name} in der Sonne',
  },
  view: {
    en: 'The view from {name}',
    fr: 'La vue depuis {name}',
    de: 'Der Blick von {name}',
  },
}

export const landmarkTexts: Record<Landmark, Text> = {
  etna: { en: 'behind, a smoking volcano', fr: 'derrière, un volcan qui fume', de: 'dahinter ein rauchender Vulkan' },
  stromboli: {
    en: 'on the horizon, an island that is one smoking cone',
    fr: 'à l’horizon, une île, un seul cône qui fume',
    de: 'am Horizont eine Insel, ein einziger rauchender Kegel',
  },
  caldera: {
    en: 'below, a black islet in the drowned crater, a white village along its far rim',
    fr: 'en bas, un îlot noir dans le cratère noyé, un village blanc sur le bord opposé',
    de: 'darunter ein schwarzes Eiland im versunkenen Krater, ein weißes Dorf am Rand gegenüber',
  },
  genoese: {
    en: 'in the distance, a round watch-tower',
    fr: 'au loin, une tour de guet ronde',
    de: 'in der Ferne ein runder Wachtturm',
  },
  lighthouse: { en: 'in the distance, a lighthouse', fr: 'au loin, un phare', de: 'in der Ferne ein Leuchtturm' },
  windmills: {
    en: 'in the distance, three windmills on a ridge',
    fr: 'au loin, trois moulins sur une crête',
    de: 'in der Ferne drei Windmühlen auf einem Rücken',
  },
  islets: { en: 'in the distance, islets', fr: 'au loin, des îlots', de: 'in der Ferne kleine Inseln' },
  fortress: {
    en: 'opposite, an island that is a fortress',
    fr: 'en face, une île forteresse',
    de: 'gegenüber eine Festungsinsel',
  },
  'hill-town': {
    en: 'beyond it, a town on its hill',
    fr: 'au loin, une ville sur sa colline',
    de: 'dahinter eine Stadt auf ihrem Hügel',
  },
  'white-town': {
    en: 'beyond it, a white town on its hill',
    fr: 'au loin, une ville blanche sur sa colline',
    de: 'dahinter eine weiße Stadt auf ihrem Hügel',
  },
  teeth: {
    en: 'behind, teeth of granite',
    fr: 'derrière, des aiguilles de granit',
    de: 'dahinter Zacken aus Granit',
  },
  'snow-mountain': {
    en: 'in the distance, mountains with snow',
    fr: 'au loin, des montagnes enneigées',
    de: 'in der Ferne Berge mit Schnee',
  },
  'far-coast': {
    en: 'beyond the water, ranges of mountains',
    fr: 'de l’autre côté, des chaînes de montagnes',
    de: 'jenseits des Wassers Bergketten',
  },
  menhirs: {
    en: 'in the field, standing stones',
    fr: 'dans le champ, des pierres dressées',
    de: 'auf dem Feld aufrechte Steine',
  },
  crags: { en: 'behind, pale crags', fr: 'derrière, des crêtes pâles', de: 'dahinter helle Felskämme' },
  belfry: { en: 'beyond it, a bell tower', fr: 'au loin, un clocher', de: 'dahinter ein Glockenturm' },
  'tied-island': {
    en: 'in the distance, a wooded rock joined to the shore by a strip of sand',
    fr: 'au loin, un rocher boisé qu’une langue de sable relie à la rive',
    de: 'in der Ferne ein bewaldeter Felsen, durch einen Sandstreifen mit dem Ufer verbunden',
  },
  'salt-pans': {
    en: 'beside it, pink basins of salt and a windmill',
    fr: 'à côté, des bassins de sel roses et un moulin',
    de: 'daneben rosa Salzbecken und eine Windmühle',
  },
  'white-cliffs': {
    en: 'in the distance, white cliffs',
    fr: 'au loin, des falaises blanches',
    de: 'in der Ferne weiße Klippen',
  },
  bridge: {
    en: 'beyond it, a stone bridge of three arches',
    fr: 'au loin, un pont de pierre à trois arches',
    de: 'dahinter eine Steinbrücke mit drei Bögen',
  },
}

const heroText: Text = {
  en: 'A stone house low above a bay, seen between plants under a wide, calm sky',
  fr: 'Une maison de pierre au-dessus d’une baie, vue entre des plantes sous un vaste ciel calme',
  de: 'Ein Steinhaus über einer Bucht, zwischen Pflanzen gesehen, unter weitem, ruhigem Himmel',
}

const subjectText = ({ subject, architecture, look }: PlaceBrief): Text => {
  const told = (look && lookTexts[`${subject} ${look}`]) || subjectTexts[subject]
  return 'en' in told ? told : told[villageOf(architecture)]
}

/** Alternative text of a place's picture, or of the picture behind a page's heading. */
export function textOfPicture(brief: PlaceBrief | HeroBrief): Text {
  if (brief.kind === 'hero') return heroText
  const told = subjectText(brief)
  const { landmark } = brief
  if (!landmark) return told
  const write = (language: keyof Text) => `${told[language]}; ${landmarkTexts[landmark][language]}`
  return { en: write('en'), fr: write('fr'), de: write('de') }
}
