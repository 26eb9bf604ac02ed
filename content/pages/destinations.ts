import { html, type Page, picture, say } from './shape.ts'

/** The three countries and the five destinations with guides. */
export const destinations: Page[] = [
  {
    id: 2100,
    parentId: 1,
    templateId: 65,
    path: '/italy',
    menuName: say('Italy', 'Italie', 'Italien'),
    title: say('Villas in Italy', 'Villas en Italie', 'Villen in Italien'),
    metaDescription: say(
      'Villas in Sicily, Puglia, Tuscany, Umbria, Sardinia and on the Amalfi Coast.',
      'Des villas en Sicile, dans les Pouilles, en Toscane, en Ombrie, en Sardaigne et sur la côte amalfitaine.',
      'Villen auf Sizilien, in Apulien, der Toskana, Umbrien, auf Sardinien und an der Amalfiküste.',
    ),
    heading1: say('Italy', 'Italie', 'Italien'),
    heading2: say(
      'A baglio, a trullo, a farmhouse on a hill',
      'Un baglio, un trullo, une ferme sur sa colline',
      'Ein Baglio, ein Trullo, ein Hof auf dem Hügel',
    ),
    modules: [
      html(
        '<p>In each region of Italy a house has a different name, because it had a different task. The Sicilian baglio closes round a court in which wine was made; the Apulian masseria has walls against pirates; the trullo is a hat of stone; the Tuscan podere fed one family and its landlord. In Sardinia a stazzo is low and of granite, and on the Amalfi Coast one builds upward, for want of any other direction. We let all of them, in places where bread can still be bought on foot or the sea reached before breakfast.</p>',
        '<p>Dans chaque région d’Italie, la maison porte un autre nom, parce qu’elle avait une autre tâche. Le baglio sicilien se ferme sur une cour où l’on faisait le vin ; la masseria des Pouilles a des murs contre les pirates ; le trullo est un chapeau de pierre ; le podere toscan nourrissait une famille et son propriétaire. En Sardaigne, le stazzo est bas et de granit ; sur la côte amalfitaine, on bâtit vers le haut, faute d’une autre direction. Nous les louons tous, là où le pain s’achète encore à pied ou la mer se rejoint avant le petit déjeuner.</p>',
        '<p>In jeder Region Italiens heißt das Haus anders, weil es andere Aufgaben hatte. Der sizilianische Baglio schließt sich um einen Hof, in dem Wein gemacht wurde; die apulische Masseria hat Mauern gegen Piraten; der Trullo ist ein Hut aus Stein; der toskanische Podere ernährte eine Familie und ihren Gutsherrn. Auf Sardinien ist der Stazzo niedrig und aus Granit, und an der Amalfiküste baut man nach oben, weil es keine andere Richtung gibt. Wir vermieten sie alle, an Orten, wo man das Brot noch zu Fuß holt oder vor dem Frühstück am Meer ist.</p>',
      ),
    ],
    picture: picture('ridge', 'cypress-hills', 'tuscan-villa'),
  },
  {
    id: 1087,
    parentId: 1,
    templateId: 77,
    path: '/greece',
    menuName: say('Greece', 'Grèce', 'Griechenland'),
    title: say('Villas in Greece', 'Villas en Grèce', 'Villen in Griechenland'),
    metaDescription: say(
      'Villas on the Ionian Islands, the Cyclades, the Dodecanese, the Sporades, Crete and the mainland.',
      'Des villas dans les îles Ioniennes, les Cyclades, le Dodécanèse, les Sporades, en Crète et sur le continent.',
      'Villen auf den Ionischen Inseln, den Kykladen, dem Dodekanes, den Sporaden, auf Kreta und dem Festland.',
    ),
    heading1: say('Greece', 'Grèce', 'Griechenland'),
    heading2: say(
      'Green in the west, white in the east',
      'Verte à l’ouest, blanche à l’est',
      'Grün im Westen, weiß im Osten',
    ),
    modules: [
      html(
        '<p>There are two Greeces, and the rain divides them. In the Ionian, where it falls all winter, islands are green to the waterline: <a href="{{page:2110}}">Corfu</a> with its olive forests, Paxos small enough to walk across, Lefkada, Kefalonia, Ithaca and Zakynthos to the south. In the Aegean there is wind instead, and light: the cubes of Mykonos and Paros, Santorini on the edge of its crater, the captains’ houses of the Dodecanese, the pines of the Sporades. Crete is almost a country; Hydra has no cars; and on the mainland the Mani keeps its towers, Halkidiki its three fingers. Ferries join what geology has separated, usually on time.</p>',
        '<p>Il y a deux Grèces, que la pluie sépare. Dans la mer Ionienne, où elle tombe tout l’hiver, les îles sont vertes jusqu’à l’eau : <a href="{{page:2110}}">Corfou</a> et ses forêts d’oliviers, Paxos que l’on traverse à pied, puis Leucade, Céphalonie, Ithaque et Zante. En mer Égée, il y a du vent à la place, et de la lumière : les cubes de Mykonos et de Paros, Santorin au bord de son cratère, les maisons de capitaines du Dodécanèse, les pins des Sporades. La Crète est presque un pays ; Hydra n’a pas de voitures ; et, sur le continent, le Magne garde ses tours, la Chalcidique ses trois doigts. Les ferries relient ce que la géologie a séparé, d’ordinaire à l’heure.</p>',
        '<p>Es gibt zwei Griechenland, und der Regen trennt sie. Im Ionischen Meer, wo er den ganzen Winter fällt, sind die Inseln bis ans Wasser grün: <a href="{{page:2110}}">Korfu</a> mit seinen Olivenwäldern, Paxos, das man zu Fuß durchquert, südlich davon Lefkada, Kefalonia, Ithaka und Zakynthos. In der Ägäis gibt es stattdessen Wind, und Licht: die Würfel von Mykonos und Paros, Santorin am Rand seines Kraters, die Kapitänshäuser des Dodekanes, die Kiefern der Sporaden. Kreta ist beinahe ein Land für sich; Hydra hat keine Autos; und auf dem Festland behält die Mani ihre Türme, Chalkidiki seine drei Finger. Fähren verbinden, was die Geologie getrennt hat, meist pünktlich.</p>',
      ),
    ],
    picture: picture('coast', 'island-bay', 'cycladic-cube'),
  },
  {
    id: 2101,
    parentId: 1,
    templateId: 65,
    path: '/france',
    menuName: say('France', 'France', 'Frankreich'),
    title: say('Villas in France', 'Villas en France', 'Villen in Frankreich'),
    metaDescription: say(
      'Villas in Corsica, in Provence and on the Côte d’Azur.',
      'Des villas en Corse, en Provence et sur la Côte d’Azur.',
      'Villen auf Korsika, in der Provence und an der Côte d’Azur.',
    ),
    heading1: say('France', 'France', 'Frankreich'),
    heading2: say(
      'Granite, limestone and lemon trees',
      'Du granit, du calcaire, des citronniers',
      'Granit, Kalk und Zitronenbäume',
    ),
    modules: [
      html(
        '<p>Three ways of being southern. <a href="{{page:30}}">Corsica</a> is a mountain range that one reaches by boat: sheepfolds made into houses, white sand, and villages that look inland. Provence lies behind its own wall, the mas with a blind side to the mistral, and lives by markets, wells and the shade of planes. The Côte d’Azur was built for winter by people who had time, and has kept their gardens: from the lemon terraces of Menton to the pines of Cap Ferrat one can go by train. Between Nice and Calvi the ferry takes about six hours; the three fit into one journey, if it is a long one.</p>',
        '<p>Trois façons d’être au sud. La <a href="{{page:30}}">Corse</a> est une chaîne de montagnes où l’on va en bateau : des bergeries devenues maisons, du sable blanc, des villages tournés vers l’intérieur. La Provence vit à l’abri de son mur, le mas offrant au mistral un côté aveugle, et se règle sur les marchés, les puits et l’ombre des platanes. La Côte d’Azur fut bâtie pour l’hiver, par des gens qui avaient le temps, et a gardé leurs jardins : des citronniers de Menton aux pins du cap Ferrat, on peut aller en train. De Nice à Calvi, le ferry met environ six heures ; les trois tiennent dans un seul voyage, s’il est long.</p>',
        '<p>Drei Arten, südlich zu sein. <a href="{{page:30}}">Korsika</a> ist ein Gebirge, zu dem man mit dem Schiff fährt: Hirtenhütten, die Häuser wurden, weißer Sand und Dörfer, die ins Landesinnere blicken. Die Provence lebt hinter ihrer Mauer, der Mas kehrt dem Mistral die blinde Seite zu, und richtet sich nach Märkten, Brunnen und dem Schatten der Platanen. Die Côte d’Azur wurde für den Winter gebaut, von Leuten mit Zeit, und hat deren Gärten behalten: Von den Zitronen in Menton zu den Pinien am Cap Ferrat kommt man mit der Bahn. Von Nizza nach Calvi braucht die Fähre etwa sechs Stunden; alle drei passen in eine Reise, wenn sie lang ist.</p>',
      ),
    ],
    picture: picture('cove', 'mountains', 'bergerie'),
  },
  {
    id: 2110,
    parentId: 1087,
    templateId: 24,
    path: '/greece/corfu',
    menuName: say('Corfu', 'Corfou', 'Korfu'),
    title: say('Villas on Corfu', 'Villas à Corfou', 'Villen auf Korfu'),
    metaDescription: say(
      'Villas on Corfu, from stone houses over the north-eastern coves to manors among the olives.',
      'Des villas à Corfou, des maisons de pierre du nord-est aux manoirs parmi les oliviers.',
      'Villen auf Korfu, von Steinhäusern über den Buchten im Nordosten bis zu Herrenhäusern im Olivenwald.',
    ),
    heading1: say('Corfu', 'Corfou', 'Korfu'),
    heading2: say('Where we began', 'Là où nous avons commencé', 'Wo wir angefangen haben'),
    modules: [
      html(
        '<p>Corfu was Venetian for four centuries and has some of the manners of it: arcades, a taste for cinnamon, families with a house in town and another among the olives. The trees, several millions of them, were paid for by the Republic and have never been pruned low, so that one drives through a forest. North-east, Mount Pantokrator, 906 metres high, comes down to the channel in pebbled coves; west, there are cliffs and long sand; south, dunes. We opened our first office here in 2009 and still know the island house by house.</p>',
        '<p>Corfou fut vénitienne quatre siècles durant et en garde des manières : des arcades, le goût de la cannelle, des familles qui ont une maison en ville et une autre parmi les oliviers. Ces arbres, plusieurs millions, la République les paya ; jamais taillés bas, ils font une forêt que l’on traverse. Au nord-est, le Pantokrator, 906 mètres, descend au chenal par des criques de galets ; à l’ouest, falaises et longues plages ; au sud, des dunes. Nous y avons ouvert notre premier bureau en 2009 et connaissons toujours l’île maison par maison.</p>',
        '<p>Vier Jahrhunderte war Korfu venezianisch und hat davon einiges behalten: Arkaden, die Vorliebe für Zimt, Familien mit einem Haus in der Stadt und einem zweiten zwischen den Ölbäumen. Die Bäume, mehrere Millionen, hat die Republik bezahlt; niedrig geschnitten wurden sie nie, also fährt man durch einen Wald. Im Nordosten fällt der Pantokrator, 906 Meter hoch, in Kiesbuchten zum Kanal ab; im Westen liegen Klippen und langer Sand, im Süden Dünen. 2009 haben wir hier unser erstes Büro eröffnet und kennen die Insel noch immer Haus für Haus.</p>',
      ),
    ],
    picture: picture('bay', 'island-bay', 'ionian-stone', 'far-coast'),
  },
  {
    id: 28,
    parentId: 2100,
    templateId: 24,
    path: '/italy/puglia',
    menuName: say('Puglia', 'Pouilles', 'Apulien'),
    title: say('Villas in Puglia', 'Villas dans les Pouilles', 'Villen in Apulien'),
    metaDescription: say(
      'Masserie, trulli and houses by two seas: villas in Puglia, from the Valle d’Itria to Salento.',
      'Masserie, trulli et maisons entre deux mers : des villas dans les Pouilles, de la vallée d’Itria au Salento.',
      'Masserien, Trulli und Häuser an zwei Meeren: Villen in Apulien, vom Itria-Tal bis ins Salento.',
    ),
    heading1: say('Puglia', 'Pouilles', 'Apulien'),
    heading2: say('Stone, oil and two seas', 'La pierre, l’huile et deux mers', 'Stein, Öl und zwei Meere'),
    modules: [
      html(
        '<p>The heel of Italy is flat, white and red: limestone, limewash and an earth that stains the shoes. Sixty million olive trees grow in it, some of them older than the language. People used to live in fortified farms, the masserie, or under the cones of the trulli, and both make good houses for a summer, thick in the wall and cool in the vault. To the east lies the Adriatic, to the west the Ionian; one of the two is always calm. Brindisi and Bari have airports, and nothing in the centre is more than an hour from either.</p>',
        '<p>Le talon de l’Italie est plat, blanc et rouge : du calcaire, de la chaux, une terre qui tache les souliers. Soixante millions d’oliviers y poussent, dont certains sont plus vieux que la langue. On vivait jadis dans des fermes fortifiées, les masserie, ou sous les cônes des trulli ; les uns et les autres font de bonnes maisons d’été, aux murs épais et aux voûtes fraîches. À l’est, l’Adriatique ; à l’ouest, la mer Ionienne ; l’une des deux est toujours calme. Brindisi et Bari ont un aéroport, et rien, au centre, n’en est à plus d’une heure.</p>',
        '<p>Der Absatz Italiens ist flach, weiß und rot: Kalkstein, Kalkfarbe und eine Erde, die an den Schuhen haftet. Sechzig Millionen Ölbäume wachsen darin, einige älter als die Sprache. Gewohnt hat man in befestigten Höfen, den Masserien, oder unter den Kegeln der Trulli; beide geben gute Sommerhäuser ab, dick in der Wand und kühl im Gewölbe. Im Osten liegt die Adria, im Westen das Ionische Meer; eines von beiden ist immer ruhig. Brindisi und Bari haben Flughäfen, und in der Mitte ist nichts weiter als eine Stunde von einem der beiden entfernt.</p>',
      ),
    ],
    picture: picture('plain', 'plain', 'masseria'),
  },
  {
    id: 26,
    parentId: 2100,
    templateId: 24,
    path: '/italy/sicily',
    menuName: say('Sicily', 'Sicile', 'Sizilien'),
    title: say('Villas in Sicily', 'Villas en Sicile', 'Villen auf Sizilien'),
    metaDescription: say(
      'Villas in Sicily, in the Val di Noto, below Etna, on the north coast and in the west.',
      'Des villas en Sicile : Val di Noto, pied de l’Etna, côte nord et ouest de l’île.',
      'Villen auf Sizilien: im Val di Noto, am Ätna, an der Nordküste und im Westen.',
    ),
    heading1: say('Sicily', 'Sicile', 'Sizilien'),
    heading2: say('An island the size of a country', 'Une île grande comme un pays', 'Eine Insel, groß wie ein Land'),
    modules: [
      html(
        '<p>Everybody has been here: Greeks, Carthaginians, Romans, Arabs, Normans, Swabians, Spaniards, and each left a recipe. The largest island of the Mediterranean has a volcano at one end, salt pans at the other and wheat in the middle. The houses we let are bagli that close round a court, villas of 1700 built after the earthquake, and a few new ones that have learned from both. Catania, Comiso, Palermo and Trapani have airports; fly to the side on which you stay, for the roads are good and the distances Sicilian.</p>',
        '<p>Tout le monde est passé par ici : Grecs, Carthaginois, Romains, Arabes, Normands, Souabes, Espagnols, et chacun a laissé une recette. La plus grande île de la Méditerranée a un volcan à un bout, des salines à l’autre, du blé au milieu. Nous y louons des bagli refermés sur leur cour, des villas de 1700 bâties après le séisme, et quelques neuves qui ont appris des deux. Catane, Comiso, Palerme et Trapani ont un aéroport ; atterrissez du côté où vous logez, car les routes sont bonnes et les distances siciliennes.</p>',
        '<p>Alle waren hier: Griechen, Karthager, Römer, Araber, Normannen, Staufer, Spanier, und jeder ließ ein Rezept da. Die größte Insel des Mittelmeers hat an einem Ende einen Vulkan, am anderen Salinen und in der Mitte Weizen. Wir vermieten Bagli, die sich um einen Hof schließen, Villen von 1700, nach dem Erdbeben erbaut, und einige neue, die von beiden gelernt haben. Catania, Comiso, Palermo und Trapani haben Flughäfen; landen Sie auf der Seite, auf der Sie wohnen, denn die Straßen sind gut und die Entfernungen sizilianisch.</p>',
      ),
    ],
    picture: picture('slope', 'mountains', 'baglio', 'etna'),
  },
  {
    id: 2111,
    parentId: 2100,
    templateId: 24,
    path: '/italy/tuscany',
    menuName: say('Tuscany', 'Toscane', 'Toskana'),
    title: say('Villas in Tuscany', 'Villas en Toscane', 'Villen in der Toskana'),
    metaDescription: say(
      'Farmhouses and villas in Tuscany, from Chianti and the Val d’Orcia to Lucca and the Maremma.',
      'Fermes et villas en Toscane, du Chianti et du val d’Orcia à Lucques et à la Maremme.',
      'Höfe und Villen in der Toskana, vom Chianti und Orcia-Tal bis Lucca und in die Maremma.',
    ),
    heading1: say('Tuscany', 'Toscane', 'Toskana'),
    heading2: say('A landscape somebody drew', 'Un paysage dessiné', 'Eine gezeichnete Landschaft'),
    modules: [
      html(
        '<p>Nothing in Tuscany grew by accident. The cypress marks the drive, the olive holds the slope, the vine pays for both, and the farmhouse stands where its owner could see all three. Ambrogio Lorenzetti painted this country in Siena’s town hall in 1338, and one can still find the road in his fresco. Choose Chianti for cities, the Val d’Orcia for silence, Lucca for gardens and sand, the Maremma for the sea, the hills about Cortona for Piero. Pisa and Florence have airports; the last kilometre is usually white gravel.</p>',
        '<p>Rien, en Toscane, n’a poussé par hasard. Le cyprès marque l’allée, l’olivier tient la pente, la vigne paie pour les deux, et la ferme se dresse là d’où le maître voyait les trois. Ambrogio Lorenzetti peignit ce pays en 1338, à l’hôtel de ville de Sienne, et l’on retrouve encore la route de sa fresque. Choisissez le Chianti pour les villes, le val d’Orcia pour le silence, Lucques pour les jardins et le sable, la Maremme pour la mer, les collines de Cortone pour Piero. Pise et Florence ont un aéroport ; le dernier kilomètre est d’ordinaire de gravier blanc.</p>',
        '<p>In der Toskana ist nichts zufällig gewachsen. Die Zypresse zeigt die Zufahrt, der Ölbaum hält den Hang, der Wein zahlt für beide, und der Hof steht dort, wo sein Herr alle drei im Blick hatte. Ambrogio Lorenzetti malte dieses Land 1338 im Rathaus von Siena, und den Weg in seinem Fresko findet man noch. Nehmen Sie das Chianti für die Städte, das Orcia-Tal für die Stille, Lucca für Gärten und Sand, die Maremma für das Meer, die Hügel um Cortona für Piero. Pisa und Florenz haben Flughäfen; der letzte Kilometer ist meist weißer Schotter.</p>',
      ),
    ],
    picture: picture('rows', 'cypress-hills', 'tuscan-farmhouse'),
  },
  {
    id: 30,
    parentId: 2101,
    templateId: 24,
    path: '/france/corsica',
    menuName: say('Corsica', 'Corse', 'Korsika'),
    title: say('Villas in Corsica', 'Villas en Corse', 'Villen auf Korsika'),
    metaDescription: say(
      'Sheepfolds, merchants’ houses and villas among pines: where to stay in Corsica.',
      'Bergeries, maisons de négociants et villas sous les pins : où loger en Corse.',
      'Hirtenhütten, Kaufmannshäuser und Villen unter Pinien: wo man auf Korsika wohnt.',
    ),
    heading1: say('Corsica', 'Corse', 'Korsika'),
    heading2: say('A mountain in the sea', 'Une montagne dans la mer', 'Ein Gebirge im Meer'),
    modules: [
      html(
        '<p>Sailors used to say that they smelled Corsica before they saw it: cistus, myrtle, lentisk and immortelle, warmed by the sun. The island rises from the beach to 2,706 metres, and villages were built halfway, out of reach of raiders. Our houses follow: a grain-growers’ barn in the Agriate, an olive mill in the Balagne, a coffee merchant’s palace on the cape, two modern villas that keep low among pines and limestone. Four airports serve it, Bastia, Calvi, Ajaccio and Figari; ferries come by night. Take the one nearest your bed, for roads are a matter of bends.</p>',
        '<p>Les marins disaient sentir la Corse avant de la voir : le ciste, le myrte, le lentisque et l’immortelle, chauffés par le soleil. L’île s’élève de la plage à 2 706 mètres, et l’on bâtit les villages à mi-hauteur, hors d’atteinte des pillards. Nos maisons suivent : une grange de laboureurs dans les Agriates, un moulin à huile en Balagne, le palais d’un négociant en café au Cap, deux villas modernes qui se font petites entre pins et calcaire. Quatre aéroports la desservent, Bastia, Calvi, Ajaccio et Figari ; les ferries arrivent la nuit. Choisissez le plus proche de votre lit, car les routes sont affaire de virages.</p>',
        '<p>Seeleute sagten, sie röchen Korsika, ehe sie es sähen: Zistrose, Myrte, Mastix und Strohblume, von der Sonne gewärmt. Vom Strand steigt die Insel auf 2.706 Meter, und die Dörfer baute man auf halber Höhe, für Räuber unerreichbar. Unsere Häuser folgen dem: eine Scheune der Kornbauern in den Agriate, eine Ölmühle in der Balagne, das Palais eines Kaffeehändlers am Kap, zwei moderne Villen, die sich zwischen Pinien und Kalk klein machen. Vier Flughäfen gibt es, Bastia, Calvi, Ajaccio und Figari; die Fähren kommen nachts. Nehmen Sie den, der Ihrem Bett am nächsten ist, denn hier bestehen die Straßen aus Kurven.</p>',
      ),
    ],
    picture: picture('cape', 'mountains', 'bergerie'),
  },
]
