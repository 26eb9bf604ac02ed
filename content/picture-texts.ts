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
