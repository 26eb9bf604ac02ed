import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const dodecaneseSporades: Record<string, PlaceWords> = {
  rhodes: {
    at: say('on Rhodes', 'à Rhodes', 'auf Rhodos'),
    heading2: say(
      'The Knights in the north, Lindos by the sea',
      'Les Chevaliers au nord, Lindos sur la mer',
      'Im Norden die Ritter, am Meer Lindos',
    ),
    guides: {
      areas: {
        heading2: say(
          'The town, Lindos, or the empty south',
          'La ville, Lindos, ou le sud désert',
          'Die Stadt, Lindos oder der leere Süden',
        ),
        text: say(
          'The old town is for those who want to hear the bells; the coast near it belongs to hotels. Half-way down the east side, round Lindos, Pefkos and Haraki, are the villas, sheltered bays and the acropolis in sight. South of Lachania hardly anyone builds, and the beaches go on to the kite surfers of Prasonisi.',
          'La vieille ville convient à qui veut entendre les cloches ; la côte voisine est aux hôtels. À mi-chemin du flanc est, vers Lindos, Pefkos et Haraki, se trouvent les villas, les baies abritées, l’acropole en vue. Au sud de Lachania, on ne bâtit guère, et les plages vont jusqu’aux cerfs-volants de Prasonisi.',
          'Die Altstadt ist für alle, die Glocken hören möchten; die Küste ringsum gehört den Hotels. Auf halber Höhe der Ostseite, um Lindos, Pefkos und Haraki, liegen die Villen, geschützte Buchten, die Akropolis im Blick. Südlich von Lachania baut kaum jemand, und die Strände reichen bis zu den Kitesurfern von Prasonisi.',
        ),
      },
      beaches: {
        heading2: say('The east coast, bay by bay', 'La côte est, baie après baie', 'Die Ostküste, Bucht um Bucht'),
        text: say(
          'The east is warm, sandy and calm: Tsambika without a building, Agathi beneath a ruined castle, Saint Paul’s Bay below Lindos, closed like a basin. Anthony Quinn’s bay, nearer the town, is for swimming over rock. The west has pebbles and wind and, in the evening, the sun.',
          'L’est est chaud, sablonneux et calme : Tsambika, sans une construction, Agathi sous un château en ruine, la baie de Saint-Paul au pied de Lindos, fermée comme un bassin. Celle d’Anthony Quinn, plus près de la ville, se nage au-dessus des rochers. L’ouest a les galets, le vent et, le soir, le soleil.',
          'Der Osten ist warm, sandig und ruhig: Tsambika ohne ein einziges Gebäude, Agathi unter einer Burgruine, die Paulusbucht unterhalb von Lindos, geschlossen wie ein Becken. In der Bucht von Anthony Quinn näher bei der Stadt schwimmt man über Felsen. Der Westen hat Kiesel, Wind und am Abend die Sonne.',
        ),
      },
      history: {
        heading2: say(
          'Helios, the Knights, the Italians',
          'Hélios, les Chevaliers, les Italiens',
          'Helios, die Ritter, die Italiener',
        ),
        text: say(
          'The Colossus stood for little more than half a century before an earthquake broke it at the knees about 226 BC. The Knights of Saint John held the town from 1309 until Suleiman took it in 1522, and left walls four kilometres round. From 1912 to 1943 Rhodes was Italian; the Grand Master’s palace is as they rebuilt it. Since 1988 the old town has been a World Heritage site.',
          'Le Colosse tint à peine plus d’un demi-siècle avant qu’un séisme ne le brise aux genoux, vers 226 avant notre ère. Les chevaliers de Saint-Jean gardèrent la ville de 1309 jusqu’à ce que Soliman la prenne, en 1522 ; leurs remparts font quatre kilomètres. De 1912 à 1943, Rhodes fut italienne ; le palais du Grand Maître est tel qu’ils l’ont rebâti. La vieille ville est au patrimoine mondial depuis 1988.',
          'Der Koloss stand kaum mehr als ein halbes Jahrhundert, ehe ihm um 226 v. Chr. ein Erdbeben die Knie brach. Die Johanniter hielten die Stadt von 1309, bis Süleyman sie 1522 einnahm; ihre Mauern sind vier Kilometer lang. Von 1912 bis 1943 war Rhodos italienisch; der Großmeisterpalast ist so, wie sie ihn wieder aufbauten. Seit 1988 ist die Altstadt Welterbe.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Chickpea fritters and a sparkling wine',
          'Beignets de pois chiches et vin mousseux',
          'Kichererbsenpuffer und Schaumwein',
        ),
        text: say(
          'Pitaroudia are fritters of chickpeas and mint; melekouni, a bar of sesame and honey, is handed out at weddings. Embonas, on the slope of Mount Attavyros, grows white Athiri and red Mandilaria, and has made sparkling wine since the Italians. On Sundays it grills meat for half the island.',
          'Les pitaroudia sont des beignets de pois chiches à la menthe ; le melekouni, barre de sésame et de miel, s’offre aux mariages. Embonas, au flanc de l’Attavyros, cultive l’athiri blanc et la mandilaria rouge, et fait du vin mousseux depuis les Italiens. Le dimanche, on y grille de la viande pour la moitié de l’île.',
          'Pitaroudia sind Puffer aus Kichererbsen und Minze; Melekouni, ein Riegel aus Sesam und Honig, wird auf Hochzeiten verteilt. Embonas am Hang des Attavyros baut weißen Athiri und roten Mandilaria an und macht seit den Italienern Schaumwein. Sonntags grillt es Fleisch für die halbe Insel.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'Streets of the Knights, courts of Lindos',
          'Rue des Chevaliers, cours de Lindos',
          'Ritterstraße, Höfe von Lindos',
        ),
        text: say(
          'Within the walls of the old town people live; walk away from the shops, towards the minaret of Redjep Pasha, and there are courtyards and cats. Lindos is white, without cars, its captains’ houses floored with pebbles in black and white; donkeys climb to the temple. Inland, Asklipio and Siana keep their frescoes and their honey.',
          'Dans les murs de la vieille ville, on habite ; éloignez-vous des boutiques, vers le minaret de Redjep Pacha : des cours et des chats. Lindos est blanche, sans voitures, ses maisons de capitaines pavées de galets noirs et blancs ; des ânes montent au temple. À l’intérieur, Asklipio et Siana gardent leurs fresques et leur miel.',
          'In den Mauern der Altstadt wird gewohnt; gehen Sie von den Läden fort, auf das Minarett der Redjep-Pascha-Moschee zu, dort sind Höfe und Katzen. Lindos ist weiß und autofrei, die Kapitänshäuser haben Böden aus schwarzen und weißen Kieseln; Esel steigen zum Tempel hinauf. Im Inneren bewahren Asklipio und Siana Fresken und Honig.',
        ),
      },
    },
  },
  patmos: {
    at: say('on Patmos', 'à Patmos', 'auf Patmos'),
    heading2: say(
      'A monastery and the quiet beneath it',
      'Un monastère, et le calme à ses pieds',
      'Ein Kloster und die Stille darunter',
    ),
    guides: {
      beaches: {
        heading2: say(
          'By road, by path, by boat',
          'Par la route, par le sentier, en bateau',
          'Auf der Straße, auf dem Pfad, im Boot',
        ),
        text: say(
          'Kambos is the family beach, with shade and two tavernas. Lambi, in the north, is of coloured pebbles that one must not take home. Psili Ammos, in the south, is the sand: half an hour on foot from the end of the road, or by the morning boat from Skala. Grikos faces its bay and the sunrise.',
          'Kambos est la plage des familles, de l’ombre et deux tavernes. Lambi, au nord, est de galets de couleur qu’il ne faut pas emporter. Psili Ammos, au sud, c’est le sable : une demi-heure à pied du bout de la route, ou le bateau du matin depuis Skala. Grikos regarde sa baie et le lever du jour.',
          'Kambos ist der Strand für Familien, mit Schatten und zwei Tavernen. Lambi im Norden besteht aus bunten Kieseln, die man nicht mitnehmen soll. Psili Ammos im Süden hat den Sand: eine halbe Stunde zu Fuß vom Ende der Straße oder mit dem Morgenboot von Skala. Grikos blickt auf seine Bucht und den Sonnenaufgang.',
        ),
      },
      history: {
        heading2: say('The cave and the monastery', 'La grotte et le monastère', 'Die Höhle und das Kloster'),
        text: say(
          'John, banished by Rome, is said to have written the Apocalypse here about AD 95; the cave is shown half-way up the hill. In 1088 the Byzantine emperor gave the island to the monk Christodoulos, whose monastery has owned much of it since and keeps a library of a thousand manuscripts. Both are World Heritage.',
          'Jean, banni par Rome, aurait écrit ici l’Apocalypse vers l’an 95 ; la grotte se visite à mi-pente. En 1088, l’empereur de Byzance donna l’île au moine Christodoulos, dont le monastère, depuis, en possède une bonne part et garde une bibliothèque d’un millier de manuscrits. L’un et l’autre sont au patrimoine mondial.',
          'Johannes, von Rom verbannt, soll hier um 95 n. Chr. die Apokalypse geschrieben haben; die Höhle zeigt man auf halber Höhe. 1088 schenkte der Kaiser von Byzanz die Insel dem Mönch Christodoulos, dessen Kloster seither viel davon besitzt und eine Bibliothek mit rund tausend Handschriften hütet. Beide sind Welterbe.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Chora above, Skala below', 'Chora en haut, Skala en bas', 'Oben Chora, unten Skala'),
        text: say(
          'Chora is white and silent, its mansions turned inward behind plain doors; windmills stand at its edge and grind again. Skala, the port, has the shops, the ice cream and the evening walk. Between them an old mule path of stone takes forty minutes uphill and passes the cave.',
          'Chora est blanche et silencieuse, ses maisons de maître tournées vers l’intérieur derrière des portes simples ; à sa lisière, des moulins tournent de nouveau. Skala, le port, a les boutiques, les glaces, la promenade du soir. Entre les deux, un vieux chemin muletier monte en quarante minutes et passe par la grotte.',
          'Chora ist weiß und still, die Herrenhäuser hinter schlichten Türen nach innen gekehrt; am Rand stehen Windmühlen, die wieder mahlen. Skala, der Hafen, hat Läden, Eis und den Abendspaziergang. Dazwischen steigt ein alter Maultierweg aus Stein in vierzig Minuten hinauf und führt an der Höhle vorbei.',
        ),
      },
    },
  },
  symi: {
    at: say('on Symi', 'à Symi', 'auf Symi'),
    heading2: say(
      'A harbour in every shade of ochre',
      'Un port de toutes les ocres',
      'Ein Hafen in allen Tönen von Ocker',
    ),
    guides: {
      beaches: {
        heading2: say('By taxi boat', 'En bateau-taxi', 'Mit dem Taxiboot'),
        text: say(
          'Little sand, much clear water: boats leave Gialos every morning for Nanou and Marathounda, where goats come down to the tables, and for Agios Georgios Dysalona under its wall of three hundred metres. Nos is a walk round the corner of the harbour, Nimborios half an hour along the shore.',
          'Peu de sable, beaucoup d’eau claire : des bateaux quittent Gialos chaque matin pour Nanou et Marathounda, où les chèvres viennent aux tables, et pour Agios Georgios Dysalona, sous sa paroi de trois cents mètres. Nos est au coin du port, Nimborios à une demi-heure le long du rivage.',
          'Wenig Sand, viel klares Wasser: Jeden Morgen fahren Boote von Gialos nach Nanou und Marathounda, wo die Ziegen an die Tische kommen, und nach Agios Georgios Dysalona unter seiner dreihundert Meter hohen Wand. Nos liegt gleich um die Ecke des Hafens, Nimborios eine halbe Stunde am Ufer entlang.',
        ),
      },
      history: {
        heading2: say('Sponges and shipyards', 'Éponges et chantiers navals', 'Schwämme und Werften'),
        text: say(
          'Under the Sultans Symi paid its tax in sponges and was otherwise left alone; by 1900 some twenty thousand people lived here, ten times as many as now. Its shipwrights were known all over the Aegean. In May 1945 the surrender of the Dodecanese was signed in a house on the quay; in 1948 the islands joined Greece.',
          'Sous les sultans, Symi payait son impôt en éponges et restait par ailleurs tranquille ; vers 1900, quelque vingt mille personnes y vivaient, dix fois plus qu’aujourd’hui. Ses charpentiers de marine étaient connus dans toute l’Égée. En mai 1945, la reddition du Dodécanèse fut signée dans une maison du quai ; en 1948, les îles rejoignirent la Grèce.',
          'Unter den Sultanen zahlte Symi seine Steuer in Schwämmen und hatte sonst seine Ruhe; um 1900 lebten hier rund zwanzigtausend Menschen, zehnmal so viele wie heute. Seine Schiffbauer kannte die ganze Ägäis. Im Mai 1945 wurde in einem Haus am Kai die Kapitulation des Dodekanes unterzeichnet; 1948 kamen die Inseln zu Griechenland.',
        ),
      },
      'food-and-wine': {
        heading2: say('Shrimps one eats whole', 'Des crevettes que l’on mange entières', 'Garnelen, die man ganz isst'),
        text: say(
          'The small red shrimps of Symi are fried and eaten with head, shell and lemon. Boats sell tuna and swordfish in spring. There is no wine to speak of, but a good deal of oregano, thyme honey and figs; and the baker of Chorio is worth the stairs.',
          'Les petites crevettes rouges de Symi se font frire et se mangent avec tête, carapace et citron. Au printemps, les bateaux vendent thon et espadon. Pas de vin à citer, mais de l’origan, du miel de thym et des figues ; et le boulanger de Chorio vaut l’escalier.',
          'Die kleinen roten Garnelen von Symi werden frittiert und mit Kopf, Schale und Zitrone gegessen. Im Frühjahr verkaufen die Boote Thunfisch und Schwertfisch. Wein gibt es keinen nennenswerten, dafür Oregano, Thymianhonig und Feigen; und der Bäcker von Chorio ist die Treppe wert.',
        ),
      },
    },
  },
  skiathos: {
    at: say('on Skiathos', 'à Skiathos', 'auf Skiathos'),
    heading2: say('Pines down to the sand', 'Des pins jusqu’au sable', 'Kiefern bis an den Sand'),
    guides: {
      beaches: {
        heading2: say('Sixty of them, by bus', 'Une soixantaine, en autobus', 'Rund sechzig, mit dem Bus'),
        text: say(
          'The south coast is one beach after another, each at a numbered bus stop, ending at Koukounaries with its pines and its lagoon behind. Vromolimnos and Agia Eleni look west. The north is for boats: Lalaria has white stones, an arch in the rock and no path to it.',
          'La côte sud n’est qu’une suite de plages, chacune à son arrêt d’autobus numéroté, jusqu’à Koukounaries, sa pinède et sa lagune. Vromolimnos et Agia Eleni regardent l’ouest. Le nord est aux bateaux : Lalaria a des galets blancs, une arche dans la roche et aucun sentier.',
          'Die Südküste ist ein Strand nach dem anderen, jeder an einer nummerierten Haltestelle, bis Koukounaries mit seinen Kiefern und der Lagune dahinter. Vromolimnos und Agia Eleni schauen nach Westen. Der Norden gehört den Booten: Lalaria hat weiße Steine, einen Felsbogen und keinen Weg dorthin.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'The town on two hills, and the castle',
          'La ville sur deux collines, et le château',
          'Die Stadt auf zwei Hügeln und die Burg',
        ),
        text: say(
          'Skiathos Town was built after 1829, when people dared to come down from the Kastro, a rock in the far north where they had lived for nearly five hundred years behind a drawbridge. Of three hundred houses and twenty churches there two churches stand. The house of the writer Papadiamantis, in town, can be seen.',
          'La ville de Skiathos date d’après 1829, quand on osa descendre du Kastro, un rocher de l’extrême nord où l’on avait vécu près de cinq siècles derrière un pont-levis. De ses trois cents maisons et de ses vingt églises restent deux églises. En ville, la maison de l’écrivain Papadiamantis se visite.',
          'Skiathos-Stadt entstand nach 1829, als man sich vom Kastro herunterwagte, einem Felsen ganz im Norden, auf dem man fast fünfhundert Jahre hinter einer Zugbrücke gelebt hatte. Von dreihundert Häusern und zwanzig Kirchen dort stehen noch zwei Kirchen. In der Stadt kann man das Haus des Schriftstellers Papadiamantis sehen.',
        ),
      },
    },
  },
  skopelos: {
    at: say('on Skopelos', 'à Skopelos', 'auf Skopelos'),
    heading2: say(
      'Forest, plums and blue coves',
      'La forêt, les prunes, les criques bleues',
      'Wald, Pflaumen und blaue Buchten',
    ),
    guides: {
      beaches: {
        heading2: say('Pebbles under pines', 'Des galets sous les pins', 'Kiesel unter Kiefern'),
        text: say(
          'The bays lie along the road to Glossa, in the lee: Stafylos, Panormos, Milia, Kastani, with white pebbles and pines that lean over the water. Hovolo is reached by wading round a rock. On the north side the sea is rough and the views are long; go there to look at the chapel of Agios Ioannis on its stack.',
          'Les baies se suivent sur la route de Glossa, à l’abri : Stafylos, Panormos, Milia, Kastani, galets blancs et pins penchés sur l’eau. Hovolo se gagne en contournant un rocher, les pieds dans l’eau. Au nord, la mer est rude et la vue longue ; allez y voir la chapelle d’Agios Ioannis sur son piton.',
          'Die Buchten liegen an der Straße nach Glossa im Windschatten: Stafylos, Panormos, Milia, Kastani, weiße Kiesel und Kiefern, die sich übers Wasser neigen. Nach Hovolo watet man um einen Felsen herum. Im Norden ist das Meer rau und die Sicht weit; dorthin fährt man, um die Kapelle Agios Ioannis auf ihrer Felsnadel zu sehen.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Plums and a coiled pie',
          'Des prunes et une tourte en spirale',
          'Pflaumen und eine gerollte Pastete',
        ),
        text: say(
          'Plums were the island’s wealth: they were dried in ovens in the orchards, and still go into stews with pork. The cheese pie is a coil of thin pastry fried in a pan, and a whole breakfast. In a dozen villages nearby goats are kept for a white cheese that the ferry takes no further than Volos.',
          'Les prunes firent la richesse de l’île : on les séchait au four, dans les vergers, et elles cuisent encore avec le porc. La tourte au fromage est une spirale de pâte fine, frite à la poêle, et un petit déjeuner entier. Le fromage blanc des chèvres de l’île ne quitte guère ses collines.',
          'Pflaumen waren der Reichtum der Insel: Man trocknete sie in Öfen in den Obstgärten, und noch heute schmoren sie mit Schweinefleisch. Die Käsepastete ist eine Schnecke aus dünnem Teig, in der Pfanne gebacken, und ein ganzes Frühstück. Der weiße Käse von den Ziegen der Insel verlässt ihre Hügel kaum.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'Slate roofs and many chapels',
          'Des toits d’ardoise et bien des chapelles',
          'Schieferdächer und viele Kapellen',
        ),
        text: say(
          'Skopelos Town rises round its harbour like an amphitheatre, with slate roofs, wooden balconies and a chapel at nearly every turn; in the kafeneia old men still sing rebetika. Glossa, at the other end, sits high above its quay of Loutraki and looks at Skiathos. Monasteries, most of them with one nun or two, lie on the hill opposite the town.',
          'La ville de Skopelos monte autour de son port comme un amphithéâtre : toits d’ardoise, balcons de bois, une chapelle à presque chaque tournant ; dans les kafeneia, on chante encore le rebetiko. Glossa, à l’autre bout, domine son quai de Loutraki et regarde Skiathos. Des monastères, souvent gardés par une ou deux religieuses, occupent la colline d’en face.',
          'Skopelos-Stadt steigt um ihren Hafen wie ein Amphitheater an, mit Schieferdächern, Holzbalkonen und einer Kapelle an fast jeder Ecke; in den Kafenia wird noch Rembetiko gesungen. Glossa am anderen Ende thront über seinem Kai Loutraki und blickt nach Skiathos. Klöster, die meisten mit einer oder zwei Nonnen, liegen auf dem Hügel gegenüber.',
        ),
      },
    },
  },
}
