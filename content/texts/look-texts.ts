import type { Text } from '#domain/text/language'
import type { LookName, Subject } from '../illustrator/index.ts'

const oneBoat: Text = {
  en: 'A fishing boat with its cabin and mast in clear water, the shore behind it',
  fr: 'Une barque de pêche, sa cabine et son mât, dans l’eau claire, le rivage derrière elle',
  de: 'Ein Fischerboot mit Kajüte und Mast in klarem Wasser, dahinter das Ufer',
}
const casks: Text = {
  en: 'A cellar: casks along the wall, one tier above the other, a small table with wine, the door open',
  fr: 'Un chai : des fûts le long du mur, empilés, une petite table avec du vin, la porte ouverte',
  de: 'Ein Weinkeller: Fässer an der Wand, übereinander gelagert, ein Tischchen mit Wein, die Tür offen',
}
const capes: Text = {
  en: 'A coast, headland behind headland',
  fr: 'Une côte, cap derrière cap',
  de: 'Eine Küste, Kap hinter Kap',
}
const quayside: Text = {
  en: 'A house among its neighbours on the quay, the water before them',
  fr: 'Une maison parmi ses voisines sur le quai, l’eau devant elles',
  de: 'Ein Haus zwischen seinen Nachbarn am Kai, davor das Wasser',
}
const onTheRocks: Text = {
  en: 'A house on the rocks above the sea',
  fr: 'Une maison sur les rochers, au-dessus de la mer',
  de: 'Ein Haus auf den Felsen über dem Meer',
}
const overTheBay: Text = {
  en: 'A house half-way down a hillside of terraces, the bay below it',
  fr: 'Une maison à mi-pente, parmi des terrasses plantées, la baie en contrebas',
  de: 'Ein Haus auf halber Höhe eines Terrassenhangs, unter ihm die Bucht',
}

/** Texts for compositions that omit some of the subject's described content. */
export const lookTexts: Partial<Record<`${Subject} ${LookName}`, Text>> = {
  'bay left': overTheBay,
  'bay near': overTheBay,
  'boat low': oneBoat,
  'boat near': oneBoat,
  'cape near': {
    en: 'A house on a headland above its cliffs',
    fr: 'Une maison sur un cap au-dessus des falaises',
    de: 'Ein Haus auf einem Kap über den Klippen',
  },
  'cape right': {
    en: 'A house on a headland above its cliffs',
    fr: 'Une maison sur un cap au-dessus des falaises',
    de: 'Ein Haus auf einem Kap über den Klippen',
  },
  'cellar left': casks,
  'cellar right': casks,
  'coast left': capes,
  'coast low': {
    en: 'A coast, headland behind headland, a boat under sail',
    fr: 'Une côte, cap derrière cap, un voilier',
    de: 'Eine Küste, Kap hinter Kap, ein Segelboot',
  },
  'coast near': capes,
  'coast right': {
    en: 'A boat under sail off a headland; close by, a pine',
    fr: 'Un voilier au large d’un cap ; tout près, un pin',
    de: 'Ein Segelboot vor einem Kap, ganz nah eine Pinie',
  },
  'cove left': onTheRocks,
  'cove near': onTheRocks,
  'cove right': {
    en: 'A cove below a wall of rock, a boat under sail in it',
    fr: 'Une crique au pied d’une paroi de rocher, un voilier',
    de: 'Eine Bucht unter einer Felswand, darin ein Segelboot',
  },
  'quay near': quayside,
  'ridge near': {
    en: 'A house among its trees on the crest of a hill',
    fr: 'Une maison parmi ses arbres sur la crête d’une colline',
    de: 'Ein Haus zwischen seinen Bäumen auf dem Kamm eines Hügels',
  },
  'shore near': {
    en: 'A house on the shore, its trees behind it, the mountains beyond',
    fr: 'Une maison au bord de l’eau, ses arbres derrière elle, les montagnes au-delà',
    de: 'Ein Haus am Ufer, dahinter seine Bäume und die Berge',
  },
}
