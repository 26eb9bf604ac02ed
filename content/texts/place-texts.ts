import type { Text } from '#domain/text/language'
import type { Subject, Village } from '../illustrator/index.ts'
import { villageTexts } from './village-texts.ts'

/** Alternative text of each subject; by type of village where these differ. */
export const subjectTexts: Record<Subject, Text | Record<Village, Text>> = {
  avenue: {
    en: 'An avenue of great trees, a house bright at its end',
    fr: 'Une allée de grands arbres, une maison claire au bout',
    de: 'Eine Allee großer Bäume, hell am Ende ein Haus',
  },
  bay: {
    en: 'A bay from the hill above it: terraces of trees, a house half-way down, a boat under sail',
    fr: 'Une baie vue de la colline : des terrasses plantées, une maison à mi-pente, un voilier',
    de: 'Eine Bucht vom Hügel aus: bepflanzte Terrassen, ein Haus auf halber Höhe, ein Segelboot',
  },
  beach: {
    en: 'A crescent of sand with parasols and sunbeds in a row, the water shallow and clear, pines at its end',
    fr: 'Un croissant de sable, des parasols et des transats alignés, une eau claire et peu profonde, des pins au bout',
    de: 'Eine Sichel aus Sand, Schirme und Liegen in einer Reihe, das Wasser flach und klar, am Ende Pinien',
  },
  boat: {
    en: 'A fishing boat with its cabin and mast in clear water, a smaller one far off, the shore behind them',
    fr: 'Une barque de pêche, sa cabine et son mât, dans l’eau claire ; une autre au loin, le rivage derrière elles',
    de: 'Ein Fischerboot mit Kajüte und Mast in klarem Wasser, ein kleineres in der Ferne, dahinter das Ufer',
  },
  cape: {
    en: 'A house on a headland above its cliffs, a boat under sail before it',
    fr: 'Une maison sur un cap au-dessus des falaises, un voilier devant elle',
    de: 'Ein Haus auf einem Kap über den Klippen, davor ein Segelboot',
  },
  castle: {
    en: 'A castle on its hill: curtain walls between round towers, a gate in the middle, a square keep behind',
    fr: 'Un château sur sa colline : des murs entre deux tours rondes, une porte au milieu, un donjon carré derrière',
    de: 'Eine Burg auf ihrem Hügel: Mauern zwischen runden Türmen, in der Mitte das Tor, dahinter ein eckiger Bergfried',
  },
  cellar: {
    en: 'A cellar: casks in two rows, one tier above the other, a small table with wine, the door open',
    fr: 'Un chai : des fûts sur deux rangs, empilés, une petite table avec du vin, la porte ouverte',
    de: 'Ein Weinkeller: Fässer in zwei Reihen übereinander, ein Tischchen mit Wein, die Tür offen',
  },
  chapel: villageTexts.chapel,
  coast: {
    en: 'A coast, headland behind headland, a boat under sail; pines and agaves close by',
    fr: 'Une côte, cap derrière cap, un voilier ; tout près, des pins et des agaves',
    de: 'Eine Küste, Kap hinter Kap, ein Segelboot; ganz nah Pinien und Agaven',
  },
  colonnade: {
    en: 'A low house along its whole front: loungers in the shade of one long roof, the sea at the end',
    fr: 'Une maison basse dans toute sa longueur : des bains de soleil à l’ombre d’un seul toit, la mer au bout',
    de: 'Ein niedriges Haus der Länge nach: Liegen im Schatten eines einzigen Dachs, am Ende das Meer',
  },
  court: {
    en: 'The court of a house in full light, seen through the dark arch of its gate',
    fr: 'La cour d’une maison en pleine lumière, vue par l’arche sombre du portail',
    de: 'Der Hof eines Hauses in vollem Licht, durch den dunklen Torbogen gesehen',
  },
  cove: {
    en: 'A cove between two masses of rock, a house on the nearer, a boat under sail',
    fr: 'Une crique entre deux masses de rochers, une maison sur la plus proche, un voilier',
    de: 'Eine Bucht zwischen zwei Felsen, auf dem näheren ein Haus, auf dem Wasser ein Segelboot',
  },
  desk: {
    en: 'A desk under a window: a computer, papers, a lamp; a shelf of books beside it',
    fr: 'Un bureau sous une fenêtre : un ordinateur, des papiers, une lampe ; à côté, une étagère de livres',
    de: 'Ein Schreibtisch unter dem Fenster: ein Rechner, Papiere, eine Lampe; daneben ein Bücherregal',
  },
  dunes: {
    en: 'A long strand between the water and its dunes, grasses on their crest, driftwood and a trail of footprints',
    fr: 'Une longue plage entre l’eau et ses dunes couvertes d’herbes, du bois flotté, une trace de pas',
    de: 'Ein langer Strand zwischen Wasser und Dünen mit Gräsern, Treibholz, eine Spur von Schritten',
  },
  feast: {
    en: 'A long table in the open, laid for fourteen under a great tree, a string of lamps above',
    fr: 'Une longue table en plein air, dressée pour quatorze sous un grand arbre, une guirlande de lampes au-dessus',
    de: 'Eine lange Tafel im Freien, für vierzehn gedeckt, unter einem großen Baum, darüber eine Lichterkette',
  },
  ferry: {
    en: 'A white ferry with a blue hull passing, an island behind it',
    fr: 'Un ferry blanc à la coque bleue qui passe, une île derrière lui',
    de: 'Eine weiße Fähre mit blauem Rumpf zieht vorbei, dahinter eine Insel',
  },
  'fish-market': {
    en: 'A fish market on the quay: trays of fish on ice under striped awnings, boats behind',
    fr: 'Un marché aux poissons sur le quai : des bacs de poissons sur la glace sous des auvents rayés, des barques derrière',
    de: 'Ein Fischmarkt am Kai: Fische auf Eis unter gestreiften Markisen, dahinter Boote',
  },
  fold: {
    en: 'A house among boulders on its slope, a round fold of dry stone before it',
    fr: 'Une maison parmi les rochers de sa pente, devant elle un enclos rond de pierre sèche',
    de: 'Ein Haus zwischen Felsblöcken am Hang, davor ein runder Pferch aus Trockenmauern',
  },
  gorge: {
    en: 'A gorge: walls of rock on both sides, a dry bed of pale stones between them',
    fr: 'Une gorge : des parois de roche des deux côtés, entre elles un lit sec de pierres pâles',
    de: 'Eine Schlucht: Felswände zu beiden Seiten, dazwischen ein trockenes Bett aus hellen Steinen',
  },
  grotto: {
    en: 'From inside a sea cave: its dark mouth, the water bright, a fishing boat in it',
    fr: 'De l’intérieur d’une grotte marine : son ouverture sombre, l’eau lumineuse, une barque de pêche',
    de: 'Aus einer Meeresgrotte heraus: der dunkle Rand, leuchtendes Wasser, darin ein Fischerboot',
  },
  harbour: {
    en: 'A harbour: houses in rows above the quay, five boats at their moorings',
    fr: 'Un port : des maisons en rangs au-dessus du quai, cinq barques à l’amarre',
    de: 'Ein Hafen: Häuser in Reihen über dem Kai, davor fünf vertäute Boote',
  },
  hills: {
    en: 'Hills folding into each other, a white road lined with trees up to a house on the crest',
    fr: 'Des collines l’une derrière l’autre, une route blanche bordée d’arbres qui monte à une maison sur la crête',
    de: 'Hügel hinter Hügel, eine weiße Straße zwischen Bäumen hinauf zu einem Haus auf dem Kamm',
  },
  kitchen: {
    en: 'A kitchen: the sink under the window, the stove under its hood, a table in the middle',
    fr: 'Une cuisine : l’évier sous la fenêtre, le fourneau sous sa hotte, une table au milieu',
    de: 'Eine Küche: der Spülstein unter dem Fenster, der Herd unter dem Rauchfang, in der Mitte ein Tisch',
  },
  lane: {
    en: 'A house at the top of broad steps between walls, pots of flowers along them',
    fr: 'Une maison en haut de larges marches entre deux murs, bordées de pots de fleurs',
    de: 'Ein Haus am oberen Ende breiter Stufen zwischen Mauern, an ihrem Rand Blumentöpfe',
  },
  lighthouse: {
    en: 'A white lighthouse with a red band on its rocks, the keeper’s house at its foot',
    fr: 'Un phare blanc à bande rouge sur ses rochers, la maison du gardien à son pied',
    de: 'Ein weißer Leuchtturm mit rotem Band auf seinen Felsen, zu seinen Füßen das Wärterhaus',
  },
  loggia: {
    en: 'What one sees through the arches of a loggia',
    fr: 'Ce que l’on voit par les arcades d’une loggia',
    de: 'Was man durch die Bögen einer Loggia sieht',
  },
  market: {
    en: 'A market: striped awnings over crates of fruit, house fronts behind',
    fr: 'Un marché : des auvents rayés au-dessus des cageots de fruits, des façades derrière',
    de: 'Ein Markt: gestreifte Markisen über Kisten mit Obst, dahinter Fassaden',
  },
  massif: {
    en: 'A house at the foot of a great mountain, a channel of water running towards it between trees',
    fr: 'Une maison au pied d’une grande montagne ; un canal y mène entre des arbres',
    de: 'Ein Haus am Fuß eines großen Bergs; ein Wasserlauf führt zwischen Bäumen darauf zu',
  },
  masts: {
    en: 'A house on its slope above a deep bay, the masts of yachts below it',
    fr: 'Une maison sur sa pente au-dessus d’une baie profonde, des mâts de voiliers en contrebas',
    de: 'Ein Haus am Hang über einer tiefen Bucht, darunter die Masten von Segelbooten',
  },
  mills: {
    en: 'A house above a round harbour; across the water a village, and a point with three old mills',
    fr: 'Une maison au-dessus d’un port rond ; en face, un village et une pointe aux trois vieux moulins',
    de: 'Ein Haus über einem runden Hafen; gegenüber ein Dorf und eine Landspitze mit drei alten Mühlen',
  },
  nightfall: {
    en: 'A house with its windows lit, under the moon',
    fr: 'Une maison, fenêtres éclairées, sous la lune',
    de: 'Ein Haus mit erleuchteten Fenstern unter dem Mond',
  },
  nuraghe: {
    en: 'A round tower of great stones without mortar, its low door in front, a smaller one beside it',
    fr: 'Une tour ronde en grosses pierres sans mortier, sa porte basse devant, une plus petite à côté',
    de: 'Ein runder Turm aus großen Steinen ohne Mörtel, vorn die niedrige Tür, daneben ein kleinerer',
  },
  oven: {
    en: 'A domed oven in the open with its fire lit, three loaves on a table beside it',
    fr: 'Un four à dôme en plein air, le feu allumé, trois pains sur une table à côté',
    de: 'Ein Kuppelofen im Freien mit brennendem Feuer, daneben drei Brote auf einem Tisch',
  },
  palms: {
    en: 'A house behind its steps and balustrade, a palm taller than the roof on either side',
    fr: 'Une maison derrière son perron et sa balustrade, un palmier plus haut que le toit de chaque côté',
    de: 'Ein Haus hinter Stufen und Balustrade, zu beiden Seiten eine Palme, höher als das Dach',
  },
  path: {
    en: 'A path between low walls, down to a cove',
    fr: 'Un chemin entre des murets descend vers une crique',
    de: 'Ein Weg zwischen niedrigen Mauern, hinunter zu einer Bucht',
  },
  pines: {
    en: 'A house seen between the trunks of tall pines by the water',
    fr: 'Une maison entre les troncs de grands pins au bord de l’eau',
    de: 'Ein Haus zwischen den Stämmen hoher Pinien am Wasser',
  },
  plain: {
    en: 'A house alone on a wide plain, olive trees and a dry-stone wall beside it',
    fr: 'Une maison seule dans une vaste plaine, des oliviers et un mur de pierres sèches à côté',
    de: 'Ein einzelnes Haus in weiter Ebene, daneben Ölbäume und eine Trockenmauer',
  },
  pool: {
    en: 'A house across its pool, standing in the water a second time',
    fr: 'Une maison derrière sa piscine, une seconde fois dans l’eau',
    de: 'Ein Haus hinter dem Pool, im Wasser noch einmal',
  },
  press: {
    en: 'An old oil mill: two millstones upright in their basin, mats stacked for the press, three jars',
    fr: 'Un vieux moulin à huile : deux meules debout dans leur cuve, des scourtins empilés, trois jarres',
    de: 'Eine alte Ölmühle: zwei Mahlsteine aufrecht im Becken, gestapelte Pressmatten, drei Krüge',
  },
  quay: {
    en: 'A house among its neighbours on the quay, fishing boats before them',
    fr: 'Une maison parmi ses voisines sur le quai, des barques de pêche devant elles',
    de: 'Ein Haus zwischen seinen Nachbarn am Kai, davor Fischerboote',
  },
  ridge: {
    en: 'A house on the crest of a hill, a pale road winding up to it between trees',
    fr: 'Une maison sur la crête d’une colline, une route claire y monte en lacets entre les arbres',
    de: 'Ein Haus auf dem Kamm eines Hügels, eine helle Straße windet sich zwischen Bäumen hinauf',
  },
  rim: {
    en: 'A house on its walled terrace at the edge of a cliff, the sea far below',
    fr: 'Une maison sur sa terrasse maçonnée au bord d’une falaise, la mer loin en contrebas',
    de: 'Ein Haus auf seiner gemauerten Terrasse am Rand einer Klippe, tief unten das Meer',
  },
  roofs: {
    en: 'A house above the roofs of its neighbours, the sea beyond',
    fr: 'Une maison au-dessus des toits de ses voisines, la mer au-delà',
    de: 'Ein Haus über den Dächern seiner Nachbarn, dahinter das Meer',
  },
  rows: {
    en: 'Rows of green vines run to a house among its trees',
    fr: 'Des rangs de vigne verte mènent à une maison parmi ses arbres',
    de: 'Grüne Rebzeilen laufen auf ein Haus zwischen seinen Bäumen zu',
  },
  ruin: {
    en: 'Columns of an ancient temple, some broken, a beam of stone still on the others; pines behind',
    fr: 'Les colonnes d’un temple antique, certaines brisées, une poutre de pierre encore sur les autres ; derrière, des pins',
    de: 'Säulen eines antiken Tempels, einige gebrochen, auf den anderen noch ein Balken aus Stein; dahinter Pinien',
  },
  sails: {
    en: 'A blue yacht with three sails set, leaning in the wind on the open sea',
    fr: 'Un voilier bleu, trois voiles dehors, penché par le vent en pleine mer',
    de: 'Eine blaue Yacht unter drei Segeln, vom Wind geneigt, auf offener See',
  },
  shingle: {
    en: 'A cove of white shingle between two wooded arms of rock, two rowing boats drawn up, pines on either side',
    fr: 'Une crique de galets blancs entre deux bras boisés, deux barques tirées au sec, des pins de part et d’autre',
    de: 'Eine Bucht aus weißem Kies zwischen zwei bewaldeten Felsarmen, zwei Ruderboote an Land, Pinien zu beiden Seiten',
  },
  shore: {
    en: 'A house at the water’s edge under its hill, seen from the sea; a boat at anchor',
    fr: 'Une maison au bord de l’eau, sous sa colline, vue de la mer ; une barque à l’ancre',
    de: 'Ein Haus am Wasser unter seinem Hügel, vom Meer aus; davor liegt ein Boot vor Anker',
  },
  slope: {
    en: 'A house on a hillside of walled terraces with trees',
    fr: 'Une maison sur un versant de terrasses murées, plantées d’arbres',
    de: 'Ein Haus an einem Hang mit gemauerten, baumbestandenen Terrassen',
  },
  springs: {
    en: 'Seven pools of warm water, one below the other, their rims white with lime, a wooded slope above',
    fr: 'Sept vasques d’eau chaude l’une sous l’autre, aux bords blancs de calcaire, un versant boisé au-dessus',
    de: 'Sieben Becken mit warmem Wasser untereinander, die Ränder weiß von Kalk, darüber ein bewaldeter Hang',
  },
  square: villageTexts.square,
  stones: {
    en: 'Eight standing stones in a field, olive trees and a wall behind them',
    fr: 'Huit pierres dressées dans un champ, des oliviers et un mur derrière elles',
    de: 'Acht aufrechte Steine auf einem Feld, dahinter Ölbäume und eine Mauer',
  },
  strand: {
    en: 'A house on a few metres of quay, standing in still water a second time; a tree, a fishing boat',
    fr: 'Une maison sur quelques mètres de quai, une seconde fois dans l’eau calme ; un arbre, une barque de pêche',
    de: 'Ein Haus auf ein paar Metern Kai, im stillen Wasser noch einmal; ein Baum, ein Fischerboot',
  },
  supper: {
    en: 'A long table laid for eight at nightfall, lanterns lit, bulbs on a string above it',
    fr: 'Une longue table dressée pour huit à la tombée du jour, lanternes allumées, une guirlande au-dessus',
    de: 'Ein langer Tisch, abends für acht gedeckt, mit brennenden Laternen, darüber eine Lichterkette',
  },
  table: {
    en: 'A small table laid for two in the open, a vine above it, a low wall and the view behind',
    fr: 'Une petite table dressée pour deux en plein air, sous une vigne ; derrière, un muret et la vue',
    de: 'Ein kleiner, für zwei gedeckter Tisch im Freien unter einer Rebe, dahinter eine niedrige Mauer und die Aussicht',
  },
  taverna: {
    en: 'Three laid tables of a taverna on the edge of the quay, two fishing boats beside them',
    fr: 'Trois tables dressées d’une taverne au bord du quai, deux barques de pêche à côté',
    de: 'Drei gedeckte Tische einer Taverne an der Kaikante, daneben zwei Fischerboote',
  },
  tennis: {
    en: 'A tennis court with its lines and net, cypresses in a row behind it, a house beyond',
    fr: 'Un court de tennis, ses lignes et son filet, une rangée de cyprès derrière, une maison au fond',
    de: 'Ein Tennisplatz mit Linien und Netz, dahinter eine Reihe Zypressen und ein Haus',
  },
  theatre: {
    en: 'An ancient theatre from its upper rows: tiers in a half round, the remains of the stage, the land beyond',
    fr: 'Un théâtre antique vu des derniers rangs : des gradins en demi-cercle, les restes de la scène, le paysage',
    de: 'Ein antikes Theater von den oberen Rängen: Stufen im Halbrund, Reste der Bühne, dahinter das Land',
  },
  threshold: {
    en: 'A wide door standing open at the top of a gentle ramp with a rail, no step before it',
    fr: 'Une large porte ouverte en haut d’une rampe douce munie d’une main courante, sans aucune marche',
    de: 'Eine breite, offene Tür über einer sanften Rampe mit Geländer, davor keine Stufe',
  },
  town: villageTexts.town,
  track: {
    en: 'A mule track between dry-stone walls, climbing over the shoulder of a hill',
    fr: 'Un chemin muletier entre des murs de pierres sèches, qui monte par-dessus l’épaule d’une colline',
    de: 'Ein Maultierweg zwischen Trockenmauern, der über die Schulter eines Hügels steigt',
  },
  vineyard: {
    en: 'Rows of vines running to a house among its trees, the soil bare between them',
    fr: 'Des rangs de vigne, la terre nue entre eux, qui mènent à une maison parmi ses arbres',
    de: 'Rebzeilen mit nackter Erde dazwischen, die auf ein Haus zwischen Bäumen zulaufen',
  },
  windmill: {
    en: 'A white windmill with its canvas set, another farther along the ridge, the sea behind',
    fr: 'Un moulin blanc aux toiles tendues, un autre plus loin sur la crête, la mer derrière',
    de: 'Eine weiße Windmühle mit gesetzten Segeln, eine zweite weiter hinten auf dem Kamm, dahinter das Meer',
  },
}
