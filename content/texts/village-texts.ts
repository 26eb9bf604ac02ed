import type { Text } from '#domain/text/language'
import type { Village } from '../illustrator/index.ts'

/** Alternative text of a village, by construction: limed cubes, bare stone, colour-washed plaster. */
export const villageTexts: Record<'chapel' | 'square' | 'town', Record<Village, Text>> = {
  chapel: {
    limed: {
      en: 'A white chapel with a blue dome at the top of its steps, cypresses beside it',
      fr: 'Une chapelle blanche au dôme bleu, en haut de ses marches, des cyprès à côté',
      de: 'Eine weiße Kapelle mit blauer Kuppel über ihren Stufen, daneben Zypressen',
    },
    stone: {
      en: 'A church of bare stone at the top of its steps, a bell tower beside it, cypresses behind',
      fr: 'Une église de pierre nue en haut de ses marches, son clocher à côté, des cyprès derrière',
      de: 'Eine Kirche aus rohem Stein über ihren Stufen, daneben der Glockenturm, dahinter Zypressen',
    },
    washed: {
      en: 'A church with a coloured front at the top of its steps, a bell tower beside it, cypresses behind',
      fr: 'Une église à la façade colorée en haut de ses marches, son clocher à côté, des cyprès derrière',
      de: 'Eine Kirche mit farbiger Fassade über ihren Stufen, daneben der Glockenturm, dahinter Zypressen',
    },
  },
  square: {
    limed: {
      en: 'A square with a fountain and café tables under a tree, a white church with a blue dome across it',
      fr: 'Une place, sa fontaine, des tables de café sous un arbre ; en face, une église blanche au dôme bleu',
      de: 'Ein Platz mit Brunnen und Kaffeetischen unter einem Baum, gegenüber eine weiße Kirche mit blauer Kuppel',
    },
    stone: {
      en: 'A square with a fountain and café tables under a tree, a stone church with its bell tower across it',
      fr: 'Une place, sa fontaine, des tables de café sous un arbre ; en face, une église de pierre et son clocher',
      de: 'Ein Platz mit Brunnen und Kaffeetischen unter einem Baum, gegenüber eine steinerne Kirche mit Glockenturm',
    },
    washed: {
      en: 'A square with a fountain and café tables under a tree, a church and its bell tower among coloured houses',
      fr: 'Une place, sa fontaine, des tables de café sous un arbre ; une église et son clocher parmi des maisons colorées',
      de: 'Ein Platz mit Brunnen und Kaffeetischen unter einem Baum, Kirche und Glockenturm zwischen farbigen Häusern',
    },
  },
  town: {
    limed: {
      en: 'A white town whose houses climb its hill, a blue dome above the roofs',
      fr: 'Une ville blanche dont les maisons gravissent la colline, un dôme bleu au-dessus des toits',
      de: 'Eine weiße Stadt, deren Häuser den Hügel hinaufsteigen, über den Dächern eine blaue Kuppel',
    },
    stone: {
      en: 'A town of stone whose houses climb its hill, a bell tower above the tiled roofs',
      fr: 'Une ville de pierre dont les maisons gravissent la colline, un clocher au-dessus des toits de tuiles',
      de: 'Eine Stadt aus Stein, deren Häuser den Hügel hinaufsteigen, über den Ziegeldächern ein Glockenturm',
    },
    washed: {
      en: 'A town whose coloured houses climb its hill, a bell tower above the tiled roofs',
      fr: 'Une ville dont les maisons colorées gravissent la colline, un clocher au-dessus des toits de tuiles',
      de: 'Eine Stadt, deren farbige Häuser den Hügel hinaufsteigen, über den Ziegeldächern ein Glockenturm',
    },
  },
}
