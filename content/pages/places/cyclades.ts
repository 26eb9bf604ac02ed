import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const cyclades: Record<string, PlaceWords> = {
  mykonos: {
    at: say('on Mykonos', 'à Mykonos', 'auf Mykonos'),
    heading2: say('White, bare and full of wind', 'Blanche, nue et pleine de vent', 'Weiß, karg und voller Wind'),
    guides: {
      areas: {
        heading2: say('Out of the wind, or in it', 'À l’abri du vent, ou dedans', 'Im Windschatten oder im Wind'),
        text: say(
          'The south coast is sheltered from the meltemi: Ornos for families, Psarou and Platis Gialos for those who like company, Kalafatis at the quiet eastern end. The north, round Panormos and Agios Sostis, is bare and windy and has room. Houses above the town, at Tourlos or Kanalia, have the sunset and ten minutes to the lanes.',
          'La côte sud est à l’abri du meltem : Ornos pour les familles, Psarou et Platis Gialos pour qui aime la compagnie, Kalafatis au bout, à l’est, plus tranquille. Le nord, autour de Panormos et d’Agios Sostis, est nu, venté, et laisse de la place. Au-dessus de la ville, à Tourlos ou Kanalia, on a le couchant et les ruelles à dix minutes.',
          'Die Südküste liegt im Schutz vor dem Meltemi: Ornos für Familien, Psarou und Platis Gialos für alle, die Gesellschaft mögen, Kalafatis am stillen Ostende. Der Norden um Panormos und Agios Sostis ist karg, windig und hat Platz. Häuser über der Stadt, in Tourlos oder Kanalia, haben den Sonnenuntergang und zehn Minuten bis in die Gassen.',
        ),
      },
      beaches: {
        heading2: say(
          'South for calm, north for space',
          'Le sud pour le calme, le nord pour l’espace',
          'Süden für ruhiges Wasser, Norden für Platz',
        ),
        text: say(
          'Nearly every beach of the south has sunbeds, music and a boat to the next one. Agios Sostis in the north has none of it, and a taverna without electricity that opens for lunch. Fokos and Mersini, further along, are reached by a dirt road and used by few. When the meltemi blows, swim before noon.',
          'Presque toutes les plages du sud ont leurs transats, leur musique et un bateau pour la suivante. Agios Sostis, au nord, n’a rien de cela, et une taverne sans électricité qui ouvre à midi. Fokos et Mersini, plus loin, se gagnent par une piste et voient peu de monde. Quand souffle le meltem, baignez-vous avant midi.',
          'Fast jeder Strand im Süden hat Liegen, Musik und ein Boot zum nächsten. Agios Sostis im Norden hat nichts davon, aber eine Taverne ohne Strom, die mittags öffnet. Fokos und Mersini dahinter erreicht man auf einer Piste, und nur wenige tun es. Weht der Meltemi, badet man vor zwölf.',
        ),
      },
      history: {
        heading2: say('Across the water, Delos', 'En face, Délos', 'Gegenüber: Delos'),
        text: say(
          'Delos, half an hour by boat, was the birthplace of Apollo and, around 100 BC, one of the great free ports of the Mediterranean; it was sacked in 88 BC and never recovered. Mykonos itself lived by piracy, sailing and ship biscuit until visitors to the excavations began to stay the night, about ninety years ago.',
          'Délos, à une demi-heure de bateau, vit naître Apollon et fut, vers 100 avant notre ère, l’un des grands ports francs de la Méditerranée ; pillée en 88, elle ne s’en remit pas. Mykonos vécut de piraterie, de navigation et de biscuit de mer, jusqu’à ce que les visiteurs des fouilles se mettent à y dormir, il y a quelque quatre-vingt-dix ans.',
          'Delos, eine halbe Bootsstunde entfernt, gilt als Geburtsort Apollons und war um 100 v. Chr. einer der großen Freihäfen des Mittelmeers; 88 v. Chr. wurde es geplündert und erholte sich nie. Mykonos lebte von Piraterie, Seefahrt und Schiffszwieback, bis die Besucher der Ausgrabung vor rund neunzig Jahren anfingen, über Nacht zu bleiben.',
        ),
      },
      'food-and-wine': {
        heading2: say('Louza and kopanisti', 'Louza et kopanisti', 'Louza und Kopanisti'),
        text: say(
          'Pork is salted in November and hung in the north wind: that is louza, cut thin. Kopanisti is a cheese that has been left to become sharp, spread on barley rusk with tomato as mostra. Honey, almonds and an onion pie make the rest of the island’s own table; the fish is dear everywhere.',
          'En novembre, on sale le porc et on le pend au vent du nord : c’est la louza, tranchée fin. La kopanisti est un fromage qu’on laisse devenir piquant ; étalée sur un pain d’orge avec de la tomate, elle fait la mostra. Le miel, les amandes et une tarte à l’oignon complètent la table de l’île ; le poisson est cher partout.',
          'Im November wird Schweinefleisch gesalzen und in den Nordwind gehängt: Das ist Louza, dünn geschnitten. Kopanisti ist ein Käse, den man scharf werden lässt; mit Tomate auf Gerstenzwieback heißt er Mostra. Honig, Mandeln und ein Zwiebelkuchen gehören noch zum eigenen Tisch der Insel; Fisch ist überall teuer.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'A town made to confuse pirates',
          'Une ville faite pour perdre les pirates',
          'Eine Stadt, in der sich Piraten verlaufen',
        ),
        text: say(
          'Mykonos Town is a knot of white lanes in which one is meant to lose the way; the houses of Little Venice stand with their feet in the sea, and Paraportiani is five churches grown into one. Go before ten, when it belongs to bakers and cats. Ano Mera, inland, has a square, a monastery and lunch.',
          'La ville est un nœud de ruelles blanches où l’on doit se perdre ; les maisons de la Petite Venise ont les pieds dans la mer, et Paraportiani est faite de cinq églises devenues une seule. Allez-y avant dix heures, quand elle est aux boulangers et aux chats. Ano Mera, à l’intérieur, a une place, un monastère et de quoi déjeuner.',
          'Mykonos-Stadt ist ein Knoten weißer Gassen, in dem man sich verlaufen soll; die Häuser von Klein-Venedig stehen mit den Füßen im Meer, und Paraportiani besteht aus fünf zusammengewachsenen Kirchen. Gehen Sie vor zehn, wenn sie den Bäckern und Katzen gehört. Ano Mera im Inneren hat einen Platz, ein Kloster und Mittagessen.',
        ),
      },
    },
  },
  paros: {
    at: say('on Paros', 'à Paros', 'auf Paros'),
    heading2: say(
      'Marble and a wind for sailing',
      'Du marbre et un vent pour la voile',
      'Marmor und ein Wind zum Segeln',
    ),
    guides: {
      areas: {
        heading2: say(
          'North, west, and facing Naxos',
          'Le nord, l’ouest, et face à Naxos',
          'Norden, Westen und mit Blick auf Naxos',
        ),
        text: say(
          'Naoussa in the north is the liveliest village of the Cyclades after dark, with coves on both sides of its bay. The east coast, from Ampelas to Drios, looks at Naxos and has the wind and the long sand. Round Parikia and Alyki in the west evenings are quiet and the sun goes down over Antiparos. Lefkes, inland, is cool and has a view of everything.',
          'Naoussa, au nord, est après la nuit tombée le plus animé des villages cycladiques, des criques de part et d’autre de sa baie. La côte est, d’Ampelas à Drios, regarde Naxos : du vent et de longues plages. Vers Parikia et Alyki, à l’ouest, les soirées sont calmes et le soleil se couche sur Antiparos. Lefkes, dans les terres, est fraîche et voit tout.',
          'Naoussa im Norden ist nach Einbruch der Dunkelheit das lebhafteste Dorf der Kykladen, mit Buchten zu beiden Seiten. Die Ostküste von Ampelas bis Drios blickt auf Naxos und hat Wind und langen Sand. Um Parikia und Alyki im Westen sind die Abende still, und die Sonne sinkt über Antiparos. Lefkes im Inneren ist kühl und sieht alles.',
        ),
      },
      beaches: {
        heading2: say(
          'Granite in the north, wind in the east',
          'Le granit au nord, le vent à l’est',
          'Granit im Norden, Wind im Osten',
        ),
        text: say(
          'At Kolymbithres the granite has been worn into basins of sand, each the size of a family. Santa Maria and Monastiri lie beyond, out of the worst of the wind. Golden Beach in the south-east is where windsurfers come from all over Europe; on the lee side Faragas and Alyki are shallow and calm.',
          'À Kolymbithres, le granit s’est creusé en bassins de sable, un par famille. Santa Maria et Monastiri, plus loin, sont à l’abri du gros du vent. Au sud-est, la Plage d’Or attire les véliplanchistes de toute l’Europe ; du côté abrité, Faragas et Alyki sont peu profondes et calmes.',
          'In Kolymbithres hat sich der Granit zu Sandbecken ausgewaschen, jedes so groß wie eine Familie. Santa Maria und Monastiri dahinter liegen dem ärgsten Wind abgewandt. Zum Goldenen Strand im Südosten kommen Windsurfer aus ganz Europa; auf der Leeseite sind Faragas und Alyki flach und ruhig.',
        ),
      },
      history: {
        heading2: say(
          'The stone of the Venus of Milo',
          'La pierre de la Vénus de Milo',
          'Der Stein der Venus von Milo',
        ),
        text: say(
          'The marble of Paros lets light in to a depth of several centimetres, which is why sculptors wanted it. It was cut by lamplight in galleries near Marathi that one can still see from outside. In Parikia the church of a Hundred Doors goes back to the fourth century, and the Frankish castle is built of temple.',
          'Le marbre de Paros laisse entrer la lumière de plusieurs centimètres ; c’est pourquoi les sculpteurs le voulaient. On le taillait à la lampe, près de Marathi, dans des galeries dont on voit encore l’entrée. À Parikia, l’église aux Cent Portes remonte au IVe siècle, et le château franc est fait d’un temple.',
          'Der Marmor von Paros lässt das Licht mehrere Zentimeter tief ein, darum wollten ihn die Bildhauer. Gebrochen wurde er bei Lampenschein in Stollen bei Marathi, deren Eingänge man noch sieht. In Parikia reicht die Kirche der hundert Tore ins 4. Jahrhundert zurück, und die fränkische Burg ist aus einem Tempel gebaut.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Sun-dried mackerel and a white grape',
          'Du maquereau séché et un raisin blanc',
          'Getrocknete Makrele und eine weiße Traube',
        ),
        text: say(
          'Gouna is mackerel opened, dried for a day in the sun and grilled; one sees it hanging by the quays. Chickpeas go into the baker’s oven on Saturday night and come out on Sunday. The wine of the island may blend white Monemvasia into its red, and is drunk cool.',
          'La gouna est un maquereau ouvert, séché un jour au soleil, puis grillé ; on le voit pendre le long des quais. Les pois chiches entrent au four du boulanger le samedi soir et en sortent le dimanche. Le vin de l’île mêle parfois le monemvasia blanc à son rouge et se boit frais.',
          'Gouna ist Makrele, aufgeklappt, einen Tag in der Sonne getrocknet und gegrillt; man sieht sie an den Kais hängen. Kichererbsen kommen samstagabends in den Ofen des Bäckers und sonntags heraus. Dem Roten der Insel darf weißer Monemvasia beigemischt sein; man trinkt ihn kühl.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Parikia, Naoussa, Lefkes', 'Parikia, Naoussa, Lefkes', 'Parikia, Naoussa, Lefkes'),
        text: say(
          'Parikia is the port, with a Frankish castle hidden in its lanes. Naoussa has a harbour hardly larger than a courtyard, half closed by a Venetian tower that the sea has taken down to the knees. From Lefkes a Byzantine path of marble slabs leads down to Prodromos in an hour; somebody will have to fetch the car.',
          'Parikia est le port, un château franc caché dans ses ruelles. Naoussa a un port à peine plus grand qu’une cour, à demi fermé par une tour vénitienne que la mer a rongée jusqu’aux genoux. De Lefkes, un sentier byzantin dallé de marbre descend à Prodromos en une heure ; quelqu’un devra aller chercher la voiture.',
          'Parikia ist der Hafen, mit einer fränkischen Burg in den Gassen. Naoussa hat einen Hafen, kaum größer als ein Hof, halb geschlossen von einem venezianischen Turm, den das Meer bis auf die Knie abgetragen hat. Von Lefkes führt ein byzantinischer Weg aus Marmorplatten in einer Stunde nach Prodromos hinab; jemand muss dann das Auto holen.',
        ),
      },
    },
  },
  antiparos: {
    at: say('on Antiparos', 'à Antiparos', 'auf Antiparos'),
    heading2: say(
      'One village, one road, one cave',
      'Un village, une route, une grotte',
      'Ein Dorf, eine Straße, eine Höhle',
    ),
    guides: {
      beaches: {
        heading2: say('Shallow and sandy', 'Peu profondes et sablonneuses', 'Flach und sandig'),
        text: say(
          'Psaralyki begins at the end of the village street, two crescents in the lee. Soros in the south-east is long, with a taverna at the end of the track; Livadia on the west coast is wilder and takes the swell. From the jetty of Agios Georgios a boat goes over to Despotiko, where the sand is whiter than either.',
          'Psaralyki commence au bout de la rue du village, deux croissants à l’abri. Soros, au sud-est, est longue, une taverne au bout de la piste ; Livadia, à l’ouest, est plus sauvage et reçoit la houle. Du ponton d’Agios Georgios, un bateau passe à Despotiko, où le sable est plus blanc encore.',
          'Psaralyki beginnt am Ende der Dorfstraße, zwei Sicheln im Windschatten. Soros im Südosten ist lang, mit einer Taverne am Ende der Piste; Livadia an der Westküste ist wilder und nimmt die Dünung. Vom Steg in Agios Georgios fährt ein Boot nach Despotiko, wo der Sand noch weißer ist.',
        ),
      },
      history: {
        heading2: say(
          'A cave, a castle and Apollo',
          'Une grotte, un château et Apollon',
          'Eine Höhle, eine Burg und Apollon',
        ),
        text: say(
          'In the cave, which goes down by four hundred steps, the French ambassador Nointel had mass said at Christmas 1673. The village grew round a castle of 1440 in which the outer walls of the houses were the wall. On uninhabited Despotiko archaeologists are putting up again a marble sanctuary of Apollo.',
          'Dans la grotte, où l’on descend par quatre cents marches, l’ambassadeur de France Nointel fit dire la messe à Noël 1673. Le village grandit autour d’un château de 1440, dont les murs extérieurs des maisons formaient l’enceinte. À Despotiko, inhabitée, les archéologues relèvent un sanctuaire de marbre d’Apollon.',
          'In der Höhle, in die vierhundert Stufen hinabführen, ließ der französische Gesandte Nointel Weihnachten 1673 die Messe lesen. Das Dorf wuchs um eine Burg von 1440, deren Mauer die Außenwände der Häuser waren. Auf dem unbewohnten Despotiko richten Archäologen ein marmornes Heiligtum Apollons wieder auf.',
        ),
      },
    },
  },
  santorini: {
    at: say('on Santorini', 'à Santorin', 'auf Santorin'),
    heading2: say(
      'Villages on the rim of a volcano',
      'Des villages au bord d’un volcan',
      'Dörfer am Rand eines Vulkans',
    ),
    guides: {
      areas: {
        heading2: say('On the rim, or behind it', 'Au bord, ou derrière', 'Am Rand oder dahinter'),
        text: say(
          'On the rim, from Oia to Akrotiri, one has the view, the steps and the neighbours; houses are dug into the rock and stay cool. Imerovigli is the highest and the quietest of these villages. Behind, in Megalochori, Pyrgos or among the vines near Exo Gonia, there is space for a garden and a pool, and the beach is nearer.',
          'Au bord, d’Oia à Akrotiri, on a la vue, les marches et les voisins ; les maisons sont creusées dans la roche et restent fraîches. Imerovigli est le plus haut de ces villages, et le plus calme. Derrière, à Megalochori, à Pyrgos ou dans les vignes d’Exo Gonia, il y a place pour un jardin et une piscine, et la plage est plus près.',
          'Am Rand, von Oia bis Akrotiri, hat man die Aussicht, die Stufen und die Nachbarn; die Häuser sind in den Fels gegraben und bleiben kühl. Imerovigli ist das höchste und stillste dieser Dörfer. Dahinter, in Megalochori, Pyrgos oder zwischen den Reben bei Exo Gonia, ist Platz für Garten und Pool, und der Strand liegt näher.',
        ),
      },
      beaches: {
        heading2: say(
          'Black, red and warm underfoot',
          'Noires, rouges et chaudes sous le pied',
          'Schwarz, rot und heiß unter den Füßen',
        ),
        text: say(
          'The beaches are of volcanic sand and lie on the outer side, where the island slopes: Perissa and Perivolos, seven kilometres of black, Kamari beyond the rock, Vlychada under cliffs that the wind has carved. Bring sandals; by noon the sand burns. Below Oia one swims from the rocks at Amoudi.',
          'Les plages sont de sable volcanique, du côté extérieur où l’île descend en pente : Perissa et Perivolos, sept kilomètres de noir, Kamari au-delà du rocher, Vlychada sous des falaises sculptées par le vent. Prenez des sandales ; à midi, le sable brûle. Au pied d’Oia, on se baigne depuis les rochers d’Amoudi.',
          'Die Strände sind aus vulkanischem Sand und liegen außen, wo die Insel sich senkt: Perissa und Perivolos, sieben Kilometer Schwarz, Kamari hinter dem Felsen, Vlychada unter Wänden, die der Wind geformt hat. Nehmen Sie Sandalen mit; mittags brennt der Sand. Unterhalb von Oia badet man von den Felsen bei Amoudi.',
        ),
      },
      history: {
        heading2: say(
          'The eruption and the town below it',
          'L’éruption, et la ville dessous',
          'Der Ausbruch und die Stadt darunter',
        ),
        text: say(
          'About 1600 BC the volcano emptied itself and the middle of the island fell in. Under the ash at Akrotiri lies a town of two-storey houses with drains and painted walls, whose people had left in time. The islets in the middle of the bay are young; Nea Kameni last erupted in 1950 and still steams.',
          'Vers 1600 avant notre ère, le volcan se vida et le milieu de l’île s’effondra. Sous la cendre d’Akrotiri repose une ville de maisons à étage, avec égouts et murs peints, dont les habitants étaient partis à temps. Les îlots au milieu de la baie sont jeunes ; Nea Kameni, dont la dernière éruption date de 1950, fume encore.',
          'Um 1600 v. Chr. entleerte sich der Vulkan, und die Mitte der Insel brach ein. Unter der Asche von Akrotiri liegt eine Stadt mit zweistöckigen Häusern, Abwasserkanälen und bemalten Wänden, deren Bewohner rechtzeitig gegangen waren. Die Inselchen mitten in der Bucht sind jung; Nea Kameni brach zuletzt 1950 aus und dampft noch.',
        ),
      },
      'food-and-wine': {
        heading2: say('Assyrtiko in baskets', 'L’assyrtiko en corbeilles', 'Assyrtiko in Körben'),
        text: say(
          'Vines are wound into low baskets so that the wind passes over them, and live on dew and ash; many of the roots are older than anyone’s records. Assyrtiko is dry, with salt in it; Vinsanto is made of grapes left in the sun. The small tomatoes, the white aubergines and the fava, a purée of yellow peas, grow without watering.',
          'On enroule la vigne en corbeilles basses pour que le vent passe au-dessus ; elle vit de rosée et de cendre, et bien des racines sont plus vieilles que toute archive. L’assyrtiko est sec, avec du sel ; le vinsanto vient de raisins laissés au soleil. Les petites tomates, les aubergines blanches et la fava, purée de pois jaunes, poussent sans arrosage.',
          'Die Reben werden zu niedrigen Körben gewunden, damit der Wind darüber hinweggeht; sie leben von Tau und Asche, und viele Wurzeln sind älter als jede Aufzeichnung. Assyrtiko ist trocken, mit Salz darin; für Vinsanto bleiben die Trauben in der Sonne liegen. Kleine Tomaten, weiße Auberginen und Fava, ein Mus aus gelben Erbsen, wachsen ohne Gießen.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Oia at eight in the morning', 'Oia à huit heures du matin', 'Oia um acht Uhr früh'),
        text: say(
          'Fira has the cable car, the museum and the crowd of the ships; it empties towards six. Oia was rebuilt after the earthquake of 1956, captains’ mansions above and crews’ caves below; see it at eight in the morning. Pyrgos winds up to a castle, and Emporio hides the best of the fortified villages behind a main road.',
          'Fira a le téléphérique, le musée et la foule des paquebots ; elle se vide vers six heures. Oia fut relevée après le séisme de 1956, en haut les maisons de capitaines, en bas les grottes des équipages ; voyez-la à huit heures du matin. Pyrgos monte en spirale vers un château, et Emporio cache derrière une grand-route le plus beau des villages fortifiés.',
          'Fira hat Seilbahn, Museum und die Menge von den Schiffen; gegen sechs leert es sich. Oia wurde nach dem Erdbeben von 1956 wieder aufgebaut, oben Kapitänshäuser, unten die Höhlen der Mannschaften; sehen Sie es um acht Uhr früh. Pyrgos windet sich zu einer Burg hinauf, und Emporio verbirgt hinter einer Hauptstraße das schönste der Wehrdörfer.',
        ),
      },
    },
  },
  naxos: {
    at: say('on Naxos', 'à Naxos', 'auf Naxos'),
    heading2: say(
      'The Cycladic island that feeds itself',
      'La Cyclade qui se nourrit seule',
      'Die Kykladeninsel, die sich selbst ernährt',
    ),
    guides: {
      areas: {
        heading2: say('Sand, town or mountain', 'Le sable, la ville ou la montagne', 'Sand, Stadt oder Berg'),
        text: say(
          'Chora with its castle is for those who like to walk to dinner. South of it the sand goes on for kilometres: Agios Prokopios, Agia Anna, Plaka, quieter with each. Inland the Tragea is a bowl of olives and Byzantine chapels round Halki, and above it Filoti and Apeiranthos have mountain air and marble streets.',
          'Chora et son château conviennent à qui veut dîner à pied. Au sud, le sable continue des kilomètres durant : Agios Prokopios, Agia Anna, Plaka, de plus en plus calmes. À l’intérieur, la Tragea est une coupe d’oliviers et de chapelles byzantines autour de Halki ; plus haut, Filoti et Apeiranthos ont l’air de la montagne et des rues de marbre.',
          'Chora mit seiner Burg ist für alle, die zu Fuß essen gehen möchten. Südlich davon zieht sich der Sand kilometerweit: Agios Prokopios, Agia Anna, Plaka, jeder stiller als der vorige. Im Inneren liegt um Halki die Tragea, eine Schale aus Oliven und byzantinischen Kapellen; darüber haben Filoti und Apeiranthos Bergluft und Gassen aus Marmor.',
        ),
      },
      beaches: {
        heading2: say(
          'The longest sand of the Cyclades',
          'Le plus long sable des Cyclades',
          'Der längste Sand der Kykladen',
        ),
        text: say(
          'From Agios Prokopios to Plaka one can walk for an hour and more on sand, at first among sunbeds, at the end among junipers. Mikri Vigla divides the wind: kites on one side, calm water on the other. Further south Kastraki and Pyrgaki have room even in August.',
          'D’Agios Prokopios à Plaka, on marche une bonne heure sur le sable, d’abord entre les transats, à la fin entre les genévriers. Mikri Vigla partage le vent : les cerfs-volants d’un côté, l’eau calme de l’autre. Plus au sud, Kastraki et Pyrgaki ont de la place même en août.',
          'Von Agios Prokopios bis Plaka geht man eine gute Stunde auf Sand, erst zwischen Liegen, am Ende zwischen Wacholder. Mikri Vigla teilt den Wind: auf der einen Seite Kites, auf der anderen ruhiges Wasser. Weiter südlich haben Kastraki und Pyrgaki selbst im August Platz.',
        ),
      },
      history: {
        heading2: say(
          'A door that leads nowhere',
          'Une porte qui ne mène nulle part',
          'Ein Tor, das nirgendwohin führt',
        ),
        text: say(
          'The Portara above the harbour is the doorway of a temple begun about 530 BC and never finished; two marble giants lie unfinished, too, in the quarries of Flerio and Apollonas. In 1207 the Venetian Marco Sanudo made the island the seat of a duchy that lasted three and a half centuries; his castle still crowns the town.',
          'La Portara, au-dessus du port, est la porte d’un temple commencé vers 530 avant notre ère et jamais achevé ; deux géants de marbre gisent, inachevés eux aussi, dans les carrières de Flerio et d’Apollonas. En 1207, le Vénitien Marco Sanudo fit de l’île le siège d’un duché qui dura trois siècles et demi ; son château couronne encore la ville.',
          'Die Portara über dem Hafen ist das Tor eines Tempels, der um 530 v. Chr. begonnen und nie vollendet wurde; auch zwei Riesen aus Marmor liegen unfertig in den Brüchen von Flerio und Apollonas. 1207 machte der Venezianer Marco Sanudo die Insel zum Sitz eines Herzogtums, das dreieinhalb Jahrhunderte hielt; seine Burg krönt noch die Stadt.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Potatoes, citron and graviera',
          'Pommes de terre, cédrat et graviera',
          'Kartoffeln, Zedrat und Graviera',
        ),
        text: say(
          'Naxos feeds its neighbours: potatoes from the plain of Livadi, beef, and graviera, a firm sweet cheese of cow’s milk. Kitron is distilled from the leaves of the citron tree, in three colours and strengths; at Halki a distillery of 1896 shows how. Thyme honey is sold on the mountain roads.',
          'Naxos nourrit ses voisines : pommes de terre de la plaine de Livadi, bœuf, et graviera, un fromage ferme et doux au lait de vache. Le kitron se distille des feuilles du cédratier, en trois couleurs et trois forces ; à Halki, une distillerie de 1896 montre comment. Le miel de thym se vend au bord des routes de montagne.',
          'Naxos ernährt seine Nachbarn: Kartoffeln von der Ebene Livadi, Rindfleisch und Graviera, ein fester, süßer Käse aus Kuhmilch. Kitron wird aus den Blättern des Zedratbaums gebrannt, in drei Farben und Stärken; eine Brennerei von 1896 in Halki zeigt, wie. Thymianhonig verkauft man an den Bergstraßen.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'The castle and the marble village',
          'Le château et le village de marbre',
          'Die Burg und das Marmordorf',
        ),
        text: say(
          'Chora climbs from the harbour through vaulted lanes to the Kastro, where Catholic families still have their coats of arms over the doors. Halki was the capital of the hills and has its weaving and its distillery. Apeiranthos, paved in marble, is said to descend from Cretans and speaks like it.',
          'Chora monte du port par des passages voûtés jusqu’au Kastro, où des familles catholiques ont encore leurs armes au-dessus des portes. Halki, capitale des collines, a ses tissages et sa distillerie. Apeiranthos, pavé de marbre, passe pour descendre de Crétois, et en a le parler.',
          'Chora steigt vom Hafen durch überwölbte Gassen zum Kastro auf, wo katholische Familien noch ihre Wappen über den Türen haben. Halki war die Hauptstadt der Hügel und hat Webstühle und eine Brennerei. Apeiranthos, mit Marmor gepflastert, soll von Kretern abstammen und spricht auch so.',
        ),
      },
    },
  },
  tinos: {
    at: say('on Tinos', 'à Tinos', 'auf Tinos'),
    heading2: say('Marble villages and dovecotes', 'Villages de marbre et pigeonniers', 'Marmordörfer und Taubentürme'),
    guides: {
      beaches: {
        heading2: say('Where the wind allows', 'Là où le vent le permet', 'Wo der Wind es erlaubt'),
        text: say(
          'The south coast lies in the lee: Agios Romanos and Agios Fokas, sandy and shallow, Kionia at the end of the town. Kolymbithra in the north is two beaches in one bay, a large one for waves and a small one out of them. Livada, down a valley of boulders, is for looking.',
          'La côte sud est à l’abri : Agios Romanos et Agios Fokas, sablonneuses et peu profondes, Kionia au bout de la ville. Kolymbithra, au nord, a deux plages dans une baie, une grande pour les vagues, une petite qui leur échappe. Livada, au bas d’une vallée de rochers, se regarde.',
          'Die Südküste liegt im Windschatten: Agios Romanos und Agios Fokas, sandig und flach, Kionia am Ende der Stadt. Kolymbithra im Norden sind zwei Strände in einer Bucht, ein großer für die Wellen und ein kleiner ohne sie. Livada am Ende eines Tals voller Felsblöcke ist zum Schauen da.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Artichokes and a new white',
          'Des artichauts et un blanc nouveau',
          'Artischocken und ein neuer Weißer',
        ),
        text: say(
          'Artichokes come in May and have a feast of their own at Komi. Louza and sausage are cured with fennel; the small fresh cheeses are sold by the village. On the granite plateau of Falatados, among boulders, young growers make Assyrtiko that has become as sought after as Santorini’s.',
          'Les artichauts arrivent en mai et ont leur fête à Komi. La louza et les saucisses se parfument au fenouil ; les petits fromages frais s’achètent de village en village. Sur le plateau granitique de Falatados, entre les rochers, de jeunes vignerons font un assyrtiko que l’on recherche désormais autant que celui de Santorin.',
          'Im Mai kommen die Artischocken und haben in Komi ihr eigenes Fest. Louza und Würste reifen mit Fenchel; die kleinen frischen Käse kauft man von Dorf zu Dorf. Auf der Granitebene von Falatados, zwischen Felsblöcken, machen junge Winzer einen Assyrtiko, der inzwischen so gesucht ist wie der von Santorin.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Pyrgos, Volax, Kardiani', 'Pyrgos, Volax, Kardiani', 'Pyrgos, Volax, Kardiani'),
        text: say(
          'Pyrgos is the village of the marble carvers, with a school, a museum and a plane tree over its square. Volax stands among granite balls that look as if they had been bowled there, and weaves baskets. Kardiani hangs on a slope with springs running through it. On the feast of 15 August the town belongs to the pilgrims.',
          'Pyrgos est le village des marbriers : une école, un musée, un platane sur sa place. Volax se tient parmi des boules de granit que l’on dirait lancées là, et tresse des paniers. Kardiani s’accroche à une pente où courent des sources. Le 15 août, la ville est aux pèlerins.',
          'Pyrgos ist das Dorf der Marmorhauer, mit Schule, Museum und einer Platane über dem Platz. Volax steht zwischen Granitkugeln, als hätte sie jemand dorthin gerollt, und flicht Körbe. Kardiani hängt an einem Hang, durch den Quellen laufen. Am 15. August gehört die Stadt den Pilgern.',
        ),
      },
    },
  },
}
