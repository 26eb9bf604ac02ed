import type { Text } from '#domain/language'
import type { Scene } from './illustrator/index.ts'

/** What each scene of a villa shows, for those who cannot see it; `{name}` is the villa's. */
export const sceneTexts: Record<Scene, Text> = {
  arrival: {
    en: '{name} from below, at the end of the path',
    fr: '{name} vue d’en bas, au bout du chemin',
    de: '{name} von unten, am Ende des Weges',
  },
  terrace: {
    en: 'The terrace of {name} in the shade of the pergola',
    fr: 'La terrasse de {name} à l’ombre de la pergola',
    de: 'Die Terrasse von {name} im Schatten der Pergola',
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
  bedroom: {
    en: 'A bedroom of {name} with its shutters open',
    fr: 'Une chambre de {name}, volets ouverts',
    de: 'Ein Schlafzimmer von {name} mit offenen Läden',
  },
  'path-to-the-beach': {
    en: 'The path down from {name}',
    fr: 'Le chemin qui descend de {name}',
    de: 'Der Weg, der von {name} hinunterführt',
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
