import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const ionian: Record<string, PlaceWords> = {
  'greek-islands': {
    at: say('on the Greek islands', 'dans les îles grecques', 'auf den griechischen Inseln'),
    heading2: say(
      'Green to the west, white to the east',
      'Vertes à l’ouest, blanches à l’est',
      'Grün im Westen, weiß im Osten',
    ),
  },
  paxos: {
    at: say('on Paxos', 'à Paxos', 'auf Paxos'),
    heading2: say('Three harbours and no airport', 'Trois ports, pas d’aéroport', 'Drei Häfen und kein Flughafen'),
    guides: {
      beaches: {
        heading2: say(
          'Pebbles, and sand across the water',
          'Des galets, et du sable en face',
          'Kiesel, und Sand gegenüber',
        ),
        text: say(
          'The sheltered east has small coves of white pebbles: Monodendri below its olives, Kipos and Kipiadi further south, Levrechio a few minutes’ walk from Loggos. Few are reached by a proper road, all by boat. For sand one crosses to Antipaxos, twenty minutes away; go before eleven or after five.',
          'La côte est, abritée, a de petites criques de galets blancs : Monodendri sous ses oliviers, Kipos et Kipiadi plus au sud, Levrechio à quelques minutes à pied de Loggos. Peu ont une vraie route, toutes se gagnent en bateau. Pour le sable, on passe à Antipaxos, à vingt minutes ; allez-y avant onze heures ou après cinq.',
          'Die geschützte Ostseite hat kleine Buchten aus weißen Kieseln: Monodendri unter seinen Ölbäumen, Kipos und Kipiadi weiter südlich, Levrechio wenige Gehminuten von Loggos. Eine richtige Straße führt zu wenigen, ein Boot zu allen. Sand gibt es drüben auf Antipaxos, zwanzig Minuten entfernt; fahren Sie vor elf oder nach fünf.',
        ),
      },
      history: {
        heading2: say('Oil for Venice', 'De l’huile pour Venise', 'Öl für Venedig'),
        text: say(
          'Venice took Paxos with Corfu in 1386 and paid its people to plant olives, for its lamps more than for its tables. The terraces, the presses and most of the trees date from those four centuries. After Napoleon came the British, and in 1864, with the other Ionian Islands, Greece.',
          'Venise prit Paxos avec Corfou en 1386 et paya ses habitants pour planter des oliviers, pour ses lampes plus que pour ses tables. Les terrasses, les pressoirs et la plupart des arbres datent de ces quatre siècles. Après Napoléon vinrent les Britanniques puis, en 1864, avec les autres îles Ioniennes, la Grèce.',
          'Venedig nahm Paxos 1386 zusammen mit Korfu und bezahlte die Bewohner dafür, Ölbäume zu pflanzen, für seine Lampen mehr als für seine Tische. Terrassen, Pressen und die meisten Bäume stammen aus diesen vier Jahrhunderten. Nach Napoleon kamen die Briten und 1864, mit den anderen Ionischen Inseln, Griechenland.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'What the boat brings, what the trees give',
          'Ce qu’apporte le bateau, ce que donnent les arbres',
          'Was das Boot bringt, was die Bäume geben',
        ),
        text: say(
          'Fish is sold from the boats in Gaios in the morning and eaten on the quays in the evening: red mullet, squid, now and then a lobster, which costs what it costs. The oil is pressed from November on. Wine comes from Antipaxos, dark and strong, in bottles without labels.',
          'Le poisson se vend le matin aux bateaux de Gaios et se mange le soir sur les quais : rougets, calmars, parfois une langouste, au prix qu’elle coûte. L’huile se presse à partir de novembre. Le vin vient d’Antipaxos, sombre et fort, en bouteilles sans étiquette.',
          'Fisch kauft man morgens in Gaios vom Boot und isst ihn abends am Kai: Rotbarben, Kalmare, ab und zu eine Languste, die kostet, was sie kostet. Das Öl wird ab November gepresst. Der Wein kommt von Antipaxos, dunkel und stark, in Flaschen ohne Etikett.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Gaios, Loggos, Lakka', 'Gaios, Loggos, Lakka', 'Gaios, Loggos, Lakka'),
        text: say(
          'Gaios is the port and the market, its square open to the water and an islet with a fortress in front of it. Loggos is a single quay of tavernas with the chimney of an old soap works. Lakka lies at the head of a round bay that yachts fill in August. Between them are hamlets, cisterns and chapels, and nothing further than half an hour.',
          'Gaios est le port et le marché, sa place ouverte sur l’eau, devant elle un îlot et sa forteresse. Loggos tient en un quai de tavernes et la cheminée d’une ancienne savonnerie. Lakka occupe le fond d’une baie ronde que les voiliers remplissent en août. Entre les trois, des hameaux, des citernes, des chapelles, et rien à plus d’une demi-heure.',
          'Gaios ist Hafen und Markt, der Platz offen zum Wasser, davor ein Inselchen mit Festung. Loggos besteht aus einem Kai mit Tavernen und dem Schornstein einer alten Seifenfabrik. Lakka liegt am Ende einer runden Bucht, die im August voller Segelboote ist. Dazwischen Weiler, Zisternen und Kapellen, und nichts ist weiter als eine halbe Stunde.',
        ),
      },
    },
  },
  antipaxos: {
    at: say('on Antipaxos', 'à Antipaxos', 'auf Antipaxos'),
    heading2: say(
      'Vines, two bays and crickets',
      'Des vignes, deux baies, des grillons',
      'Reben, zwei Buchten und Grillen',
    ),
    guides: {
      beaches: {
        heading2: say('Voutoumi and Vrika', 'Voutoumi et Vrika', 'Voutoumi und Vrika'),
        text: say(
          'Two bays face the morning: Vrika, of pale sand, with a taverna at each end, and Voutoumi, of fine white pebbles under a slope of green. Excursion boats come at eleven and leave before five; the hours on either side belong to whoever sleeps here. Mesovrika, between the two, has room for three towels.',
          'Deux baies regardent le matin : Vrika, de sable pâle, une taverne à chaque bout, et Voutoumi, de fins galets blancs sous une pente verte. Les bateaux d’excursion arrivent à onze heures et repartent avant cinq ; les heures d’avant et d’après sont à qui dort ici. Mesovrika, entre les deux, a de la place pour trois serviettes.',
          'Zwei Buchten schauen in den Morgen: Vrika aus hellem Sand mit einer Taverne an jedem Ende und Voutoumi aus feinen weißen Kieseln unter einem grünen Hang. Die Ausflugsboote kommen um elf und fahren vor fünf; die Stunden davor und danach gehören dem, der hier schläft. Mesovrika dazwischen hat Platz für drei Handtücher.',
        ),
      },
      'food-and-wine': {
        heading2: say('An island of vines', 'Une île de vignes', 'Eine Insel aus Reben'),
        text: say(
          'Nearly every family of Paxos has a plot of vines here, walled against the wind. The grapes are picked at the end of August and trodden in stone vats; the wine is amber to dark red, strong, and drunk by those who made it. The tavernas of the two bays pour it in jugs, with fish from the same morning.',
          'Presque chaque famille de Paxos a ici son carré de vigne, muré contre le vent. On vendange à la fin d’août et l’on foule dans des cuves de pierre ; le vin, ambré ou rouge sombre, est fort et se boit chez ceux qui l’ont fait. Les tavernes des deux baies le servent en pichet, avec le poisson du matin.',
          'Fast jede Familie von Paxos hat hier ein Stück Weinberg, gegen den Wind ummauert. Gelesen wird Ende August, getreten in Steinbottichen; der Wein ist bernsteinfarben bis dunkelrot, stark und bleibt meist bei denen, die ihn gemacht haben. Die Tavernen der beiden Buchten schenken ihn im Krug aus, zum Fisch vom selben Morgen.',
        ),
      },
    },
  },
  lefkada: {
    at: say('on Lefkada', 'à Leucade', 'auf Lefkada'),
    heading2: say('The island one drives to', 'L’île où l’on va en voiture', 'Die Insel, zu der man fährt'),
    guides: {
      areas: {
        heading2: say('Two coasts, two holidays', 'Deux côtes, deux vacances', 'Zwei Küsten, zwei Ferien'),
        text: say(
          'The east looks on an inland sea of islets: Nydri with its boats, the quiet bay of Vlycho, Sivota for sailors. The west is cliff and long beach, with Agios Nikitas as its one seaside village. Vasiliki in the south belongs to the windsurfers, and the mountain villages round Karya to those who like cool evenings.',
          'L’est donne sur une mer intérieure semée d’îlots : Nydri et ses bateaux, la calme baie de Vlycho, Sivota pour les voiliers. L’ouest est fait de falaises et de longues plages, avec Agios Nikitas pour seul village au bord de l’eau. Vasiliki, au sud, est aux véliplanchistes, et les villages autour de Karya à qui aime les soirées fraîches.',
          'Der Osten blickt auf ein Binnenmeer voller Inselchen: Nydri mit seinen Booten, die stille Bucht von Vlycho, Sivota für Segler. Der Westen besteht aus Klippen und langen Stränden, mit Agios Nikitas als einzigem Dorf am Wasser. Vasiliki im Süden gehört den Windsurfern, die Bergdörfer um Karya denen, die kühle Abende mögen.',
        ),
      },
      beaches: {
        heading2: say('White cliffs, blue water', 'Falaises blanches, eau bleue', 'Weiße Klippen, blaues Wasser'),
        text: say(
          'Porto Katsiki lies at the foot of a cliff and many steps; Egremni lost its road in the earthquake of 2015 and is reached on foot or by boat. Kathisma is long and has bars, Milos is twenty minutes’ walk from Agios Nikitas. With a north-west wind the west coast has waves; then swim in the east, at Agiofili or on an islet.',
          'Porto Katsiki s’étend au pied d’une falaise et d’un long escalier ; Egremni a perdu sa route dans le séisme de 2015 et se gagne à pied ou en bateau. Kathisma est longue et a ses bars, Milos est à vingt minutes à pied d’Agios Nikitas. Par vent de nord-ouest, la côte ouest a des vagues ; baignez-vous alors à l’est, à Agiofili ou sur un îlot.',
          'Porto Katsiki liegt am Fuß einer Klippe und vieler Stufen; Egremni verlor beim Erdbeben von 2015 seine Straße und wird zu Fuß oder mit dem Boot erreicht. Kathisma ist lang und hat Bars, Milos ist von Agios Nikitas zwanzig Gehminuten entfernt. Bei Nordwestwind hat die Westküste Wellen; dann badet man im Osten, in Agiofili oder auf einem Inselchen.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Lentils, salami and a black grape',
          'Des lentilles, du salami, un raisin noir',
          'Linsen, Salami und eine schwarze Traube',
        ),
        text: say(
          'The lentils of Englouvi, grown on a plateau at nine hundred metres, are small, dark and expensive, and worth it. The island cures a salami with peppercorns and makes mandolato, a nougat of almonds. The red grape is Vertzami, so dark that it used to be sent to France for colour.',
          'Les lentilles d’Englouvi, cultivées sur un plateau à neuf cents mètres, sont petites, sombres, chères, et les valent. L’île fait un salami au poivre en grains et le mandolato, un nougat aux amandes. Le cépage rouge est le vertzami, si foncé qu’on l’envoyait jadis en France pour la couleur.',
          'Die Linsen von Englouvi, auf einer Hochebene in neunhundert Metern gezogen, sind klein, dunkel, teuer und es wert. Die Insel macht eine Salami mit Pfefferkörnern und Mandolato, einen Nougat aus Mandeln. Die rote Traube heißt Vertzami und ist so dunkel, dass man sie früher für die Farbe nach Frankreich schickte.',
        ),
      },
    },
  },
  kefalonia: {
    at: say('on Kefalonia', 'à Céphalonie', 'auf Kefalonia'),
    heading2: say(
      'A mountain with beaches around it',
      'Une montagne, des plages autour',
      'Ein Berg mit Stränden ringsum',
    ),
    guides: {
      areas: {
        heading2: say('Choose your harbour', 'Choisir son port', 'Den Hafen wählen'),
        text: say(
          'Fiskardo and the north are Venetian houses, cypress and coves, and the dearest; Assos hangs between two bays on the west. Sami and Agia Efimia look east to Ithaca, green and quiet. The south, round Skala and Lourdas, has long sand and the mountain behind. Argostoli lies in the middle, and the airport near it.',
          'Fiskardo et le nord ont des maisons vénitiennes, des cyprès, des criques, et les prix les plus hauts ; Assos tient entre deux baies, à l’ouest. Sami et Agia Efimia regardent Ithaque, vertes et calmes. Le sud, autour de Skala et de Lourdas, a de longues plages et la montagne dans le dos. Argostoli est au milieu, l’aéroport tout près.',
          'Fiskardo und der Norden haben venezianische Häuser, Zypressen, Buchten und die höchsten Preise; Assos hängt im Westen zwischen zwei Buchten. Sami und Agia Efimia blicken nach Ithaka, grün und ruhig. Der Süden um Skala und Lourdas hat langen Sand und den Berg im Rücken. Argostoli liegt in der Mitte, der Flughafen nahebei.',
        ),
      },
      beaches: {
        heading2: say('Myrtos and others', 'Myrtos et les autres', 'Myrtos und andere'),
        text: say(
          'Myrtos is the picture on every postcard: white stones, a steep road, a sea that turns milky at the edge. It deepens fast and can have surf. For children take Xi with its red sand and shallow water, or Antisamos, among green hills near Sami. Horgota and Foki, near Fiskardo, have shade to the water’s edge.',
          'Myrtos est de toutes les cartes postales : galets blancs, route en lacets, mer laiteuse au bord. Le fond descend vite et les vagues peuvent être fortes. Avec des enfants, prenez Xi, au sable rouge et à l’eau peu profonde, ou Antisamos, parmi des collines vertes près de Sami. Horgota et Foki, du côté de Fiskardo, ont de l’ombre jusqu’à l’eau.',
          'Myrtos ist auf jeder Postkarte: weiße Steine, eine steile Straße, ein Meer, das am Rand milchig wird. Es wird schnell tief, und die Brandung kann stark sein. Mit Kindern nimmt man Xi mit rotem Sand und flachem Wasser oder Antisamos zwischen grünen Hügeln bei Sami. Horgota und Foki bei Fiskardo haben Schatten bis ans Wasser.',
        ),
      },
      history: {
        heading2: say('Before and after 1953', 'Avant et après 1953', 'Vor und nach 1953'),
        text: say(
          'Venice held the island from 1500 to 1797 and built the castle of Saint George above its old capital. In September 1943 the Italian garrison, which refused to hand over its arms, was massacred by the German army. Ten years later, in August 1953, earthquakes threw down nearly every house but those of the north.',
          'Venise tint l’île de 1500 à 1797 et bâtit le château Saint-Georges au-dessus de l’ancienne capitale. En septembre 1943, la garnison italienne, qui refusait de rendre ses armes, fut massacrée par l’armée allemande. Dix ans plus tard, en août 1953, des séismes abattirent presque toutes les maisons, sauf au nord.',
          'Venedig hielt die Insel von 1500 bis 1797 und baute über der alten Hauptstadt die Burg Sankt Georg. Im September 1943 ermordete die Wehrmacht die italienische Garnison, die ihre Waffen nicht abgeben wollte. Zehn Jahre später, im August 1953, warfen Erdbeben fast alle Häuser um, außer im Norden.',
        ),
      },
      'food-and-wine': {
        heading2: say('Robola and a meat pie', 'Le robola et une tourte', 'Robola und eine Fleischpastete'),
        text: say(
          'Robola is a white grape grown on bare limestone between five and eight hundred metres in the Omala valley, where cooperative and monastery share a plain. With it goes the island’s pie, kreatopita, with several meats and rice under pastry. Feta is a quarrel here: they say theirs is the original.',
          'Le robola est un cépage blanc, cultivé sur le calcaire nu entre cinq et huit cents mètres dans la vallée d’Omala, où la coopérative et le monastère partagent une plaine. Il accompagne la tourte de l’île, la kreatopita, plusieurs viandes et du riz sous une pâte. La feta est ici affaire de querelle : on dit la sienne l’originale.',
          'Robola ist eine weiße Traube, die auf nacktem Kalk zwischen fünf- und achthundert Metern im Omala-Tal wächst, wo Genossenschaft und Kloster sich eine Ebene teilen. Dazu gehört die Pastete der Insel, Kreatopita, mit mehreren Sorten Fleisch und Reis unter Teig. Über Feta wird hier gestritten: Man hält den eigenen für das Original.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Argostoli, Fiskardo, Assos', 'Argostoli, Fiskardo, Assos', 'Argostoli, Fiskardo, Assos'),
        text: say(
          'Argostoli was rebuilt after 1953 and lives on its lagoon, over which the British laid a causeway of stone in 1813; in the morning turtles come to the fishing boats. Fiskardo kept its captains’ houses in pink and ochre. Assos has a square, a dozen boats and a Venetian fortress one climbs to in forty minutes.',
          'Argostoli fut rebâtie après 1953 et vit de sa lagune, que les Britanniques franchirent en 1813 d’une chaussée de pierre ; le matin, les tortues viennent aux barques de pêche. Fiskardo a gardé ses maisons de capitaines, roses et ocre. Assos a une place, une douzaine de bateaux et une forteresse vénitienne où l’on monte en quarante minutes.',
          'Argostoli wurde nach 1953 neu gebaut und lebt an seiner Lagune, über die die Briten 1813 einen Damm aus Stein legten; morgens kommen Schildkröten zu den Fischerbooten. Fiskardo hat seine Kapitänshäuser in Rosa und Ocker behalten. Assos hat einen Platz, ein Dutzend Boote und eine venezianische Festung, zu der man vierzig Minuten hinaufgeht.',
        ),
      },
    },
  },
  ithaca: {
    at: say('on Ithaca', 'à Ithaque', 'auf Ithaka'),
    heading2: say(
      'Two mountains and a long way home',
      'Deux montagnes et un long retour',
      'Zwei Berge und ein langer Heimweg',
    ),
    guides: {
      beaches: {
        heading2: say('Coves of white stone', 'Des criques de pierre blanche', 'Buchten aus weißem Stein'),
        text: say(
          'There is no sand and nobody misses it: Filiatro and Sarakiniko near Vathy have white pebbles and olive shade, Gidaki is reached by an hour’s path or ten minutes of boat. In the north one swims at Kourvoulia between Frikes and Kioni, where the road runs beside the water and one simply stops.',
          'Il n’y a pas de sable, et il ne manque à personne : Filiatro et Sarakiniko, près de Vathy, ont des galets blancs et l’ombre des oliviers ; Gidaki se gagne en une heure de sentier ou dix minutes de bateau. Au nord, on se baigne à Kourvoulia, entre Frikes et Kioni, où la route longe l’eau et où l’on s’arrête, simplement.',
          'Sand gibt es nicht, und niemand vermisst ihn: Filiatro und Sarakiniko bei Vathy haben weiße Kiesel und Olivenschatten, Gidaki erreicht man auf einem Pfad in einer Stunde oder in zehn Minuten mit dem Boot. Im Norden badet man bei Kourvoulia zwischen Frikes und Kioni, wo die Straße am Wasser entlangführt und man einfach anhält.',
        ),
      },
      history: {
        heading2: say('The island of the Odyssey', 'L’île de l’Odyssée', 'Die Insel der Odyssee'),
        text: say(
          'Whether Homer’s Ithaca is this one has been argued since antiquity. At Stavros a small museum keeps a shard with the name of Odysseus, from a cave where he was honoured long after. Venice resettled the island in 1504, when pirates had all but emptied it; the earthquake of 1953 did the rest.',
          'Que l’Ithaque d’Homère soit celle-ci, on en dispute depuis l’Antiquité. À Stavros, un petit musée garde un tesson au nom d’Ulysse, venu d’une grotte où on l’honora longtemps après. Venise repeupla l’île en 1504, quand les pirates l’avaient presque vidée ; le séisme de 1953 fit le reste.',
          'Ob Homers Ithaka diese Insel ist, darüber streitet man seit der Antike. In Stavros bewahrt ein kleines Museum eine Scherbe mit dem Namen des Odysseus, aus einer Höhle, in der man ihn lange danach verehrte. Venedig besiedelte die Insel 1504 neu, als Piraten sie fast geleert hatten; das Erdbeben von 1953 tat das Übrige.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Vathy, Frikes, Kioni', 'Vathy, Frikes, Kioni', 'Vathy, Frikes, Kioni'),
        text: say(
          'Vathy curls round a bay so deep that it cannot be seen from the sea; the houses are low, by law in the old style. Kioni climbs from its harbour under three ruined mills. Anogi, high on the mountain, has a church painted in the seventeenth century and boulders taller than it.',
          'Vathy s’enroule autour d’une baie si profonde qu’on ne la voit pas du large ; les maisons y sont basses, et la loi les veut à l’ancienne. Kioni monte de son port sous trois moulins en ruine. Anogi, tout en haut, a une église peinte au XVIIe siècle et des rochers plus grands qu’elle.',
          'Vathy legt sich um eine so tiefe Bucht, dass man es vom Meer aus nicht sieht; die Häuser sind niedrig und nach Vorschrift im alten Stil. Kioni steigt unter drei verfallenen Mühlen aus seinem Hafen auf. Anogi hoch am Berg hat eine im 17. Jahrhundert ausgemalte Kirche und Felsen, die größer sind als sie.',
        ),
      },
    },
  },
  zakynthos: {
    at: say('on Zakynthos', 'à Zante', 'auf Zakynthos'),
    heading2: say(
      'Currants, turtles and white caves',
      'Des raisins, des tortues, des grottes blanches',
      'Korinthen, Schildkröten und weiße Höhlen',
    ),
    guides: {
      beaches: {
        heading2: say('Turtles first', 'Les tortues d’abord', 'Erst die Schildkröten'),
        text: say(
          'The long sands of Laganas bay belong to the loggerhead turtle: on Gerakas one stays near the water, leaves at sunset, and digs no parasol into a nest. The north has no sand but clear water from ledges, at Xigia with its smell of sulphur and at Makris Gialos. The wreck of Navagio is best looked at from above; landing has been forbidden for years at a time.',
          'Les longues plages de la baie de Laganas sont à la tortue caouanne : à Gerakas, on reste près de l’eau, on part au coucher du soleil, on ne plante pas de parasol dans un nid. Le nord n’a pas de sable mais une eau claire au bas des rochers, à Xigia qui sent le soufre ou à Makris Gialos. L’épave de Navagio se regarde d’en haut ; y débarquer est parfois interdit des années durant.',
          'Der lange Sand der Bucht von Laganas gehört der Karettschildkröte: In Gerakas bleibt man am Wasser, geht bei Sonnenuntergang und steckt keinen Schirm in ein Nest. Der Norden hat keinen Sand, aber klares Wasser vor Felsstufen, in Xigia mit seinem Schwefelgeruch und in Makris Gialos. Das Wrack von Navagio sieht man am besten von oben; das Anlegen ist oft jahrelang verboten.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Currants and an old white wine',
          'Des raisins secs et un vieux vin blanc',
          'Korinthen und ein alter Weißwein',
        ),
        text: say(
          'The small black grapes dried on the plain are the currants that made the island rich when England learnt to bake with them. Verdea is its white wine, pressed partly from unripe grapes and left to age. In the kitchen there is rabbit stew, ladotyri cheese kept in oil, and pasteli of sesame and honey.',
          'Les petits raisins noirs séchés dans la plaine firent la fortune de l’île quand l’Angleterre apprit à les mettre dans ses gâteaux. Le verdea est son vin blanc, pressé en partie de raisins verts et gardé longtemps. À table, le lapin en ragoût, le ladotyri conservé dans l’huile et le pasteli de sésame et de miel.',
          'Die kleinen schwarzen Trauben, die auf der Ebene trocknen, machten die Insel reich, als England mit Korinthen zu backen lernte. Ihr Weißwein heißt Verdea, wird zum Teil aus unreifen Trauben gepresst und lange gelagert. Dazu Kanincheneintopf, Ladotyri, ein in Öl eingelegter Käse, und Pasteli aus Sesam und Honig.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'A town rebuilt, villages that stood',
          'Une ville rebâtie, des villages restés debout',
          'Eine neue Stadt, alte Dörfer',
        ),
        text: say(
          'Zakynthos Town was laid out again after the earthquake and fire of 1953 with the arcades it had lost; the church of Saint Dionysios, by the harbour, survived. In the mountains Keri, Exo Chora and Volimes keep stone houses, weaving and a pace of their own. Climb to Bochali in the evening, for the castle and the lights.',
          'La ville de Zante fut redessinée après le séisme et l’incendie de 1953, avec les arcades qu’elle avait perdues ; l’église Saint-Denys, près du port, a survécu. Dans la montagne, Keri, Exo Chora et Volimes gardent leurs maisons de pierre, leurs tissages et leur allure. Montez le soir à Bochali, pour le château et les lumières.',
          'Zakynthos-Stadt wurde nach Erdbeben und Brand von 1953 mit den verlorenen Arkaden neu angelegt; die Kirche des heiligen Dionysios am Hafen blieb stehen. In den Bergen bewahren Keri, Exo Chora und Volimes Steinhäuser, Webstühle und ihr eigenes Tempo. Abends geht man nach Bochali hinauf, wegen der Burg und der Lichter.',
        ),
      },
    },
  },
}
