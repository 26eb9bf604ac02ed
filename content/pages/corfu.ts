import { guides } from './guide.ts'
import { html, picture, say } from './shape.ts'

export const corfu = guides(
  { parentId: 2110, firstId: 2120, path: '/greece/corfu' },
  {
    experiences: {
      title: say('Experiences on Corfu', 'Expériences à Corfou', 'Erlebnisse auf Korfu'),
      metaDescription: say(
        'Boats, lagoons and long lunches on Corfu, with people who live there.',
        'Bateaux, lagunes et longs déjeuners à Corfou, avec ceux qui y vivent.',
        'Boote, Lagunen und lange Mittagessen auf Korfu, mit Menschen von dort.',
      ),
      heading2: say(
        'A caique, a rooster and a net',
        'Un caïque, un coq et un filet',
        'Ein Kaiki, ein Hahn und ein Kescher',
      ),
      module: html(
        '<p>Begin on the water: the north-east coast was made for small boats, with a cove every few hundred metres and Albania across the way. In the kitchen the island is Venetian, so a morning with a local cook means cinnamon and patience. Children take nets to the Antinioti lagoon. Walkers follow part of the Corfu Trail, which runs for some 180 kilometres from the southern cape to the northern, and nobody need do it all. In the old town the finest stairways have no sign; look in where a door stands open. Ask us for a boat, a cook or a guide when you book your villa.</p>',
        '<p>Commencez sur l’eau : la côte nord-est est faite pour les petits bateaux, avec une crique tous les quelques centaines de mètres et l’Albanie en face. À la cuisine, l’île est vénitienne : une matinée avec une cuisinière du pays demande de la cannelle et de la patience. Les enfants emportent leurs filets à la lagune d’Antinioti. Les marcheurs suivent un bout du Corfu Trail, quelque 180 kilomètres du cap sud au cap nord, que nul n’est tenu de finir. En ville, les plus beaux escaliers n’ont pas d’enseigne ; jetez-y un œil quand une porte est ouverte. Bateau, cuisinière ou guide : demandez-les-nous en réservant la villa.</p>',
        '<p>Beginnen Sie auf dem Wasser: Die Nordostküste ist für kleine Boote gemacht, mit einer Bucht alle paar hundert Meter und Albanien gegenüber. In der Küche ist die Insel venezianisch, ein Vormittag bei einer Köchin verlangt also Zimt und Geduld. Kinder ziehen mit Keschern an die Antinioti-Lagune. Wanderer nehmen ein Stück des Corfu Trail, der auf rund 180 Kilometern vom Süd- zum Nordkap führt; niemand muss ihn ganz gehen. In der Altstadt haben die schönsten Treppenhäuser kein Schild; schauen Sie hinein, wo eine Tür offen steht. Nach Boot, Köchin oder Führer fragen Sie uns, wenn Sie die Villa buchen.</p>',
      ),
      picture: picture('boat', 'island-bay', 'ionian-stone', 'far-coast'),
    },
    areas: {
      title: say('Where to stay on Corfu', 'Où loger à Corfou', 'Wo man auf Korfu wohnt'),
      metaDescription: say(
        'The north-east, the north-west, the centre and the south of Corfu compared.',
        'Le nord-est, le nord-ouest, le centre et le sud de Corfou comparés.',
        'Nordosten, Nordwesten, Mitte und Süden von Korfu im Vergleich.',
      ),
      heading2: say('Four islands in one', 'Quatre îles en une', 'Vier Inseln in einer'),
      module: html(
        '<ul><li><strong>North-east</strong>, from Nissaki to Kassiopi: steep, green, pebbled coves, tavernas on jetties. Best by boat.</li><li><strong>North-west</strong>, around Paleokastritsa and Afionas: cliffs, long sand, the sunset.</li><li><strong>Centre</strong>, between Gastouri and Pelekas: villages, manor houses, town in twenty minutes.</li><li><strong>South</strong>, from Korission to Kavos: dunes, a lagoon, few villas and much room, before the noise of the cape.</li></ul><p>From Kassiopi to Corfu Town it is about an hour by a road of many bends; choose your corner and let the rest come as excursions.</p>',
        '<ul><li><strong>Le nord-est</strong>, de Nissaki à Kassiopi : pentu, vert, criques de galets, tavernes à ponton. À vivre en bateau.</li><li><strong>Le nord-ouest</strong>, autour de Paleokastritsa et d’Afionas : falaises, longues plages, couchers de soleil.</li><li><strong>Le centre</strong>, entre Gastouri et Pelekas : villages, manoirs, la ville à vingt minutes.</li><li><strong>Le sud</strong>, de Korission à Kavos : des dunes, une lagune, peu de villas et de l’espace, avant le bruit du cap.</li></ul><p>De Kassiopi à la ville, comptez environ une heure de virages ; choisissez votre coin, le reste viendra en excursion.</p>',
        '<ul><li><strong>Der Nordosten</strong>, von Nissaki bis Kassiopi: steil und grün, Kiesbuchten, Tavernen am Steg. Am besten mit Boot.</li><li><strong>Der Nordwesten</strong> um Paleokastritsa und Afionas: Klippen, lange Sandstrände, Sonnenuntergang.</li><li><strong>Die Mitte</strong> zwischen Gastouri und Pelekas: Dörfer, Herrenhäuser, zwanzig Minuten zur Stadt.</li><li><strong>Der Süden</strong> von Korission bis Kavos: Dünen, eine Lagune, wenige Villen und viel Platz, ehe am Kap der Lärm beginnt.</li></ul><p>Von Kassiopi in die Stadt fährt man auf kurvenreicher Straße etwa eine Stunde; wählen Sie Ihre Ecke, der Rest wird Ausflug.</p>',
      ),
      picture: picture('slope', 'olive-hills', 'venetian-manor', 'far-coast'),
    },
    beaches: {
      title: say('Beaches of Corfu', 'Les plages de Corfou', 'Korfus Strände'),
      metaDescription: say(
        'Pebble coves, dunes and a double bay: where to swim on Corfu.',
        'Criques de galets, dunes et double baie : où se baigner à Corfou.',
        'Kiesbuchten, Dünen und eine Doppelbucht: wo man auf Korfu badet.',
      ),
      heading2: say('Pebbles east, sand west', 'Galets à l’est, sable à l’ouest', 'Kies im Osten, Sand im Westen'),
      module: html(
        '<p>The east has white pebbles and still water: Agni with its three tavernas, Kerasia behind cypresses, Kaminaki down its own lane. The west has sand. Glyfada is broad and lively, Myrtiotissa small and reached by a steep track, Agios Georgios Pagon a crescent of nearly two kilometres. From Afionas a path of half an hour goes down to Porto Timoni, two bays back to back; take water and shoes. In the south the dunes of Issos and Halikounas close off the Korission lagoon, and there is always somewhere to be alone.</p>',
        '<p>À l’est, galets blancs et eau calme : Agni et ses trois tavernes, Kerasia derrière ses cyprès, Kaminaki au bout de son chemin. À l’ouest, le sable. Glyfada est large et animée, Myrtiotissa petite, au bas d’une piste raide, Agios Georgios Pagon un croissant de près de deux kilomètres. D’Afionas, un sentier d’une demi-heure descend à Porto Timoni, deux baies dos à dos ; emportez de l’eau et des chaussures. Au sud, les dunes d’Issos et de Halikounas ferment la lagune de Korission, et l’on y trouve toujours où être seul.</p>',
        '<p>Im Osten liegen weiße Kiesel an stillem Wasser: Agni mit drei Tavernen, Kerasia hinter Zypressen, Kaminaki am Ende seines Sträßchens. Der Westen hat Sand. Glyfada ist breit und belebt, Myrtiotissa klein und nur über einen steilen Weg zu erreichen, Agios Georgios Pagon eine Sichel von fast zwei Kilometern. Von Afionas führt ein Pfad in einer halben Stunde hinunter nach Porto Timoni, zwei Buchten Rücken an Rücken; nehmen Sie Wasser und feste Schuhe mit. Im Süden schließen die Dünen von Issos und Halikounas die Korission-Lagune ab; allein sein kann man dort immer.</p>',
      ),
      picture: picture('shingle', 'island-bay', 'ionian-stone', 'far-coast'),
    },
    history: {
      title: say('A short history of Corfu', 'Petite histoire de Corfou', 'Kleine Geschichte Korfus'),
      metaDescription: say(
        'Corinth, Venice, France, Britain, Greece: who ruled Corfu, and what each left.',
        'Corinthe, Venise, la France, l’Angleterre, la Grèce : qui régna sur Corfou, et ce qu’il en reste.',
        'Korinth, Venedig, Frankreich, Britannien, Griechenland: wer auf Korfu herrschte und was davon blieb.',
      ),
      heading2: say(
        'Never Ottoman, always besieged',
        'Jamais ottomane, toujours assiégée',
        'Nie osmanisch, oft belagert',
      ),
      module: html(
        '<p>Corinthians founded Kerkyra in the eighth century BC, and its quarrel with the mother city helped to bring on the Peloponnesian War. From 1386 to 1797 it was Venetian: the republic paid for every olive tree planted, and the forests of them are that bounty grown up. The Ottomans besieged the town in 1537 and 1716 and never took it. France came twice, and built the arcades of the Liston; Britain stayed from 1815 to 1864 and left a palace, ginger beer and cricket. Then the seven islands joined Greece. The old town has been a World Heritage site since 2007.</p>',
        '<p>Des Corinthiens fondèrent Kerkyra au VIIIe siècle avant notre ère ; sa querelle avec la cité mère contribua à la guerre du Péloponnèse. De 1386 à 1797, elle fut vénitienne : la République payait chaque olivier planté, et les forêts d’aujourd’hui sont cette prime devenue grande. Les Ottomans assiégèrent la ville en 1537 et en 1716, sans la prendre. La France vint deux fois et bâtit les arcades du Liston ; l’Angleterre resta de 1815 à 1864 et laissa un palais, la bière au gingembre et le cricket. Puis les sept îles rejoignirent la Grèce. La vieille ville est au patrimoine mondial depuis 2007.</p>',
        '<p>Korinther gründeten Kerkyra im 8. Jahrhundert v. Chr.; der Streit mit der Mutterstadt trug zum Peloponnesischen Krieg bei. Von 1386 bis 1797 war die Insel venezianisch: Die Republik zahlte für jeden gepflanzten Ölbaum, und die Wälder von heute sind jene Prämie, groß geworden. Die Osmanen belagerten die Stadt 1537 und 1716 und nahmen sie nie. Frankreich kam zweimal und baute die Arkaden des Liston; die Briten blieben von 1815 bis 1864 und hinterließen einen Palast, Ingwerbier und Kricket. Dann kamen die Sieben Inseln zu Griechenland. Seit 2007 ist die Altstadt Welterbe.</p>',
      ),
      picture: picture('castle', 'harbour', 'venetian-manor'),
    },
    'food-and-wine': {
      title: say('Food and wine on Corfu', 'À table à Corfou', 'Essen und Wein auf Korfu'),
      metaDescription: say(
        'Sofrito, pastitsada, bourdeto and kumquats: the Venetian kitchen of Corfu.',
        'Sofrito, pastitsada, bourdeto et kumquats : la cuisine vénitienne de Corfou.',
        'Sofrito, Pastitsada, Bourdeto und Kumquats: Korfus venezianische Küche.',
      ),
      heading2: say(
        'Cinnamon, paprika and a small orange',
        'Cannelle, paprika et une petite orange',
        'Zimt, Paprika und eine kleine Orange',
      ),
      module: html(
        '<p>Three dishes are the island’s own. Sofrito is veal in white wine, garlic and parsley; pastitsada, rooster or beef stewed with spices and served on thick pasta; bourdeto, scorpion fish made fiery with red pepper. To these add noumboulo, a smoked loin, and in winter the broth of the villages. The kumquat came from China by way of the British in the nineteenth century and ends as liqueur or candied. Wine is made in small quantities from white Kakotrygis and red Petrokoritho; ask for the house’s own, and where the vineyard is.</p>',
        '<p>Trois plats n’appartiennent qu’à l’île. Le sofrito : du veau au vin blanc, à l’ail et au persil ; la pastitsada : coq ou bœuf mijoté aux épices, sur de grosses pâtes ; le bourdeto : une rascasse que le piment rouge enflamme. Ajoutez le noumboulo, un filet fumé, et l’hiver les bouillons des villages. Le kumquat vint de Chine par les Anglais, au XIXe siècle, et finit en liqueur ou confit. On vinifie un peu de kakotrygis blanc et de petrokoritho rouge ; demandez celui de la maison, et où se trouve la vigne.</p>',
        '<p>Drei Gerichte gehören der Insel allein. Sofrito ist Kalb in Weißwein, Knoblauch und Petersilie; Pastitsada Hahn oder Rind, mit Gewürzen geschmort, auf dicken Nudeln; Bourdeto ein Drachenkopf, den rote Schoten feurig machen. Dazu kommen Noumboulo, ein geräuchertes Filet, und im Winter die Brühen der Dörfer. Die Kumquat kam im 19. Jahrhundert mit den Briten aus China und endet als Likör oder kandiert. Wein gibt es in kleinen Mengen, weiß vom Kakotrygis, rot vom Petrokoritho; fragen Sie nach dem des Hauses und wo der Weinberg liegt.</p>',
      ),
      picture: picture('feast', 'olive-hills', 'ionian-stone', 'far-coast'),
    },
    weather: {
      title: say('Weather on Corfu', 'La météo à Corfou', 'Wetter auf Korfu'),
      metaDescription: say(
        'Air, sea, rain and wind on Corfu from January to December.',
        'Air, mer, pluie et vent à Corfou, de janvier à décembre.',
        'Luft, Meer, Regen und Wind auf Korfu von Januar bis Dezember.',
      ),
      heading2: say('Green for a reason', 'Verte, et pour cause', 'Grün, und das hat Gründe'),
      module: html(
        '<p>Corfu is among the wettest of Greek islands, which is why it is green, but nearly all the rain falls from October to March. In May the days reach 24 degrees and the sea 20; in July and August 31 or 32 and 25 or 26; in October still 23 and 22, with an occasional thunderstorm that clears the air. The maistro rises from the north-west about noon and drops before dinner. Spring is for flowers, orchids by the dozen; September is the month we choose ourselves.</p>',
        '<p>Corfou est l’une des îles grecques les plus arrosées, d’où sa verdure, mais la pluie tombe presque toute d’octobre à mars. En mai, il fait 24 degrés et l’eau est à 20 ; en juillet et août, 31 ou 32, et 25 ou 26 dans l’eau ; en octobre, encore 23 et 22, avec parfois un orage qui nettoie l’air. Le maïstro se lève au nord-ouest vers midi et tombe avant le dîner. Le printemps est aux fleurs, avec des orchidées par dizaines ; septembre est le mois que nous choisissons pour nous.</p>',
        '<p>Korfu gehört zu den regenreichsten Inseln Griechenlands und ist darum grün, doch fast aller Regen fällt von Oktober bis März. Im Mai sind es 24 Grad, im Wasser 20; im Juli und August 31 oder 32, im Wasser 25 oder 26; im Oktober noch 23 und 22, gelegentlich mit einem Gewitter, das die Luft klärt. Gegen Mittag kommt von Nordwesten der Maistros und legt sich vor dem Abendessen. Das Frühjahr gehört den Blumen, Orchideen zu Dutzenden; wir selbst fahren im September.</p>',
      ),
      picture: picture('pines', 'island-bay', 'ionian-stone', 'far-coast'),
    },
    'towns-and-cities': {
      title: say('Towns and villages of Corfu', 'Villes et villages de Corfou', 'Stadt und Dörfer auf Korfu'),
      metaDescription: say(
        'Corfu Town between two fortresses, and the villages worth a detour.',
        'La ville de Corfou entre deux forteresses, et les villages qui valent le détour.',
        'Korfu-Stadt zwischen zwei Festungen und die Dörfer, die einen Umweg lohnen.',
      ),
      heading2: say('Between two fortresses', 'Entre deux forteresses', 'Zwischen zwei Festungen'),
      module: html(
        '<p>Corfu Town lies between two Venetian fortresses, its houses up to six storeys high because the walls left no room to spread. Washing hangs across the kantounia, the narrow lanes; on the Spianada people play cricket, and on Holy Saturday pots are thrown from the balconies. Elsewhere, see Old Perithia, a village of some 130 stone houses below Mount Pantokrator that was nearly abandoned; Lakones, above the bays of Paleokastritsa; Kassiopi, with a castle over its harbour; and Gastouri, where an empress built herself a palace, the Achilleion, in 1890.</p>',
        '<p>La ville de Corfou s’étend entre deux forteresses vénitiennes ; ses maisons ont jusqu’à six étages, faute de place dans les murs. Le linge sèche en travers des kantounia, les ruelles ; sur la Spianada, on joue au cricket, et le Samedi saint les jarres volent des balcons. Ailleurs, voyez le vieux Perithia, quelque 130 maisons de pierre sous le Pantokrator, presque abandonnées un temps ; Lakones, au-dessus des baies de Paleokastritsa ; Kassiopi et le château de son port ; Gastouri, où une impératrice se fit bâtir en 1890 un palais, l’Achilleion.</p>',
        '<p>Korfu-Stadt liegt zwischen zwei venezianischen Festungen; die Häuser sind bis zu sechs Stockwerke hoch, weil die Mauern keinen Platz ließen. Über den Kantounia, den Gassen, hängt Wäsche; auf der Spianada spielt man Kricket, und am Karsamstag fliegen Krüge von den Balkonen. Sehen Sie außerdem Alt-Perithia, rund 130 Steinhäuser unter dem Pantokrator, eine Zeit lang fast verlassen; Lakones über den Buchten von Paleokastritsa; Kassiopi mit der Burg am Hafen; und Gastouri, wo sich eine Kaiserin 1890 ihren Palast bauen ließ, das Achilleion.</p>',
      ),
      picture: picture('square', 'harbour', 'venetian-manor'),
    },
  },
)
