import { say } from '../pages/shape.ts'
import type { Wine } from './shape.ts'

export const greece: Wine[] = [
  {
    ...{ id: 25, region: 'santorini', appellation: 'Santorini', name: 'Kouloura', producer: 'Ktima Anemos' },
    ...{ vintage: 2023, colour: 'white', perCase: 6, bottleCents: 2_950, stock: 72, complimentary: true },
    grape: say('Assyrtiko', 'Assyrtiko', 'Assyrtiko'),
    style: say(
      'From vines woven into baskets: lemon, pumice, iron, and a spine of acidity.',
      'Vignes tressées en paniers : citron, pierre ponce, fer, et une acidité d’acier.',
      'Von Reben, die zu Körben geflochten sind: Zitrone, Bimsstein, Eisen und viel Säure.',
    ),
    pairing: say(
      'Grilled octopus, fava, anything from the sea',
      'Poulpe grillé, fava, tout ce qui vient de la mer',
      'Gegrillter Oktopus, Fava, alles aus dem Meer',
    ),
  },
  {
    ...{ id: 26, region: 'santorini', appellation: 'Vinsanto', name: 'Liasto', producer: 'Ktima Anemos' },
    ...{ vintage: 2015, colour: 'sweet', bottleMl: 500, perCase: 1, bottleCents: 3_950, stock: 16 },
    grape: say('Assyrtiko, Aidani', 'Assyrtiko, aidani', 'Assyrtiko, Aidani'),
    style: say(
      'Sun-dried grapes, years in oak: raisin, coffee, bitter orange, and still fresh.',
      'Raisins séchés au soleil, des années de fût : raisin sec, café, orange amère, et toujours frais.',
      'Sonnengetrocknete Trauben, Jahre im Fass: Rosine, Kaffee, Bitterorange, und doch frisch.',
    ),
    pairing: say(
      'Baklava, dark chocolate, blue cheese',
      'Baklava, chocolat noir, fromage bleu',
      'Baklava, dunkle Schokolade, Blauschimmelkäse',
    ),
  },
  {
    ...{ id: 27, region: 'peloponnese', appellation: 'Nemea', name: 'Kleonai', producer: 'Ktima Leontari' },
    ...{ vintage: 2021, colour: 'red', perCase: 6, bottleCents: 1_590, stock: 120, complimentary: true },
    grape: say('Agiorgitiko', 'Agiorgitiko', 'Agiorgitiko'),
    style: say(
      'Velvet, sour cherry and sweet spice; the red that everybody at the table likes.',
      'Velours, griotte, épices douces ; le rouge qui met toute la table d’accord.',
      'Samt, Sauerkirsche, milde Gewürze; der Rote, auf den sich der ganze Tisch einigt.',
    ),
    pairing: say(
      'Lamb with lemon, moussaka, aubergine with feta',
      'Agneau au citron, moussaka, aubergine à la feta',
      'Lamm mit Zitrone, Moussaka, Aubergine mit Feta',
    ),
  },
  {
    ...{ id: 28, region: 'kefalonia', appellation: 'Robola of Kefalonia', name: 'Ainos', producer: 'Ktima Petrini' },
    ...{ vintage: 2024, colour: 'white', perCase: 6, bottleCents: 1_490, stock: 96, complimentary: true },
    grape: say('Robola', 'Robola', 'Robola'),
    style: say(
      'Lime, flint and peach, from stony ground under Mount Ainos.',
      'Citron vert, silex, pêche, sur les cailloux du mont Énos.',
      'Limette, Feuerstein, Pfirsich, vom steinigen Boden unter dem Ainos.',
    ),
    pairing: say(
      'Sea bream from the grill, meat pie with lemon, salted cod with garlic',
      'Daurade grillée, tourte à la viande et au citron, morue à l’ail',
      'Dorade vom Grill, Fleischpastete mit Zitrone, Stockfisch mit Knoblauch',
    ),
  },
  {
    ...{ id: 29, region: 'crete', appellation: 'Crete', name: 'Vidiano Fournis', producer: 'Ktima Psarades' },
    ...{ vintage: 2023, colour: 'white', perCase: 6, bottleCents: 1_560, stock: 108 },
    grape: say('Vidiano', 'Vidiano', 'Vidiano'),
    style: say(
      'Apricot, jasmine and mountain herbs; round, with a cool finish.',
      'Abricot, jasmin, herbes de montagne ; rond, finale fraîche.',
      'Aprikose, Jasmin, Bergkräuter; rund, mit kühlem Ende.',
    ),
    pairing: say(
      'Dakos, snails with rosemary, chicken with yoghurt',
      'Dakos, escargots au romarin, poulet au yaourt',
      'Dakos, Schnecken mit Rosmarin, Huhn mit Joghurt',
    ),
  },
  {
    ...{ id: 30, region: 'crete', appellation: 'Dafnes', name: 'Liatiko', producer: 'Ktima Psarades' },
    ...{ vintage: 2021, colour: 'red', perCase: 6, bottleCents: 1_690, stock: 66 },
    grape: say('Liatiko', 'Liatiko', 'Liatiko'),
    style: say(
      'Pale as Pinot and as perfumed: dried rose, strawberry, sage.',
      'Clair comme un pinot, et aussi parfumé : rose séchée, fraise, sauge.',
      'Hell wie ein Pinot und ebenso duftig: getrocknete Rose, Erdbeere, Salbei.',
    ),
    pairing: say(
      'Antikristo lamb, gamopilafo, graviera',
      'Agneau antikristo, gamopilafo, graviera',
      'Antikristo-Lamm, Gamopilafo, Graviera',
    ),
  },
  {
    ...{ id: 31, region: 'rhodes', appellation: 'Rhodes', name: 'Attavyros Brut', producer: 'Ktima Embonas' },
    ...{ colour: 'sparkling', perCase: 1, bottleCents: 1_980, stock: 48 },
    grape: say('Athiri', 'Athiri', 'Athiri'),
    style: say(
      'Bottle-fermented at 700 metres: green apple, almond, a lively foam.',
      'Méthode traditionnelle, à 700 mètres d’altitude : pomme verte, amande, mousse vive.',
      'Flaschengärung auf 700 Metern: grüner Apfel, Mandel, lebhafte Perlen.',
    ),
    pairing: say(
      'Fried squid, tomato fritters, a toast on the terrace',
      'Calamars frits, beignets de tomate, un toast sur la terrasse',
      'Frittierte Kalmare, Tomatenküchlein, ein Glas auf der Terrasse',
    ),
  },
  {
    ...{ id: 32, region: 'corfu', appellation: 'Corfu', name: 'Kakotrygis', producer: 'Ktima Ropa' },
    ...{ vintage: 2024, colour: 'white', perCase: 6, bottleCents: 1_450, stock: 84 },
    grape: say('Kakotrygis', 'Kakotrygis', 'Kakotrygis'),
    style: say(
      'A grape that few places still grow: citrus, pear, a gentle bitterness.',
      'Un cépage devenu rare : agrumes, poire, une douce amertume.',
      'Eine Rebe, die nur noch wenige pflegen: Zitrus, Birne, eine sanfte Bitterkeit.',
    ),
    pairing: say(
      'Bianco (white fish with garlic and lemon), sofrito, soft cheese',
      'Bianco (poisson blanc à l’ail et au citron), sofrito, fromage frais',
      'Bianco (weißer Fisch mit Knoblauch und Zitrone), Sofrito, Frischkäse',
    ),
  },
]
