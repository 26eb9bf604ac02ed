import { guides } from './guide.ts'
import { html, picture, say } from './shape.ts'

export const puglia = guides(
  { parentId: 28, firstId: 2130, path: '/italy/puglia' },
  {
    experiences: {
      title: say('Experiences in Puglia', 'Expériences dans les Pouilles', 'Erlebnisse in Apulien'),
      metaDescription: say(
        'Pasta in the street, olives with numbers and stone you can carve: experiences in Puglia.',
        'Des pâtes dans la rue, des oliviers numérotés, une pierre que l’on taille : expériences dans les Pouilles.',
        'Pasta auf der Straße, Ölbäume mit Nummern, Stein zum Schnitzen: Erlebnisse in Apulien.',
      ),
      heading2: say(
        'Flour, oil and soft stone',
        'De la farine, de l’huile, une pierre tendre',
        'Mehl, Öl und weicher Stein',
      ),
      module: html(
        '<p>Puglia is best learned with the hands. In the lanes of Bari Vecchia you sit down at a table in the street and make orecchiette until one of them is right. On the plain below Ostuni an agronomist reads the trunks of trees that were old when the Normans came, and in Lecce a mason puts a chisel into yours. Add a day at sea along the caves of Polignano or round Santa Maria di Leuca, where two seas meet by convention, and an evening of pizzica in a village square in August.</p>',
        '<p>Les Pouilles s’apprennent avec les mains. Dans les ruelles de Bari Vecchia, on s’assied à une table, en pleine rue, et l’on fait des orecchiette jusqu’à en réussir une. Dans la plaine sous Ostuni, une agronome lit le tronc d’arbres déjà vieux à l’arrivée des Normands ; à Lecce, un tailleur de pierre vous tend le ciseau. Ajoutez une journée en mer le long des grottes de Polignano ou autour de Santa Maria di Leuca, où deux mers se rejoignent par convention, et un soir de pizzica sur une place, en août.</p>',
        '<p>Apulien lernt man mit den Händen. In den Gassen von Bari Vecchia setzt man sich an einen Tisch auf der Straße und macht Orecchiette, bis eine gelingt. In der Ebene unter Ostuni liest eine Agronomin die Stämme von Bäumen, die schon alt waren, als die Normannen kamen, und in Lecce reicht Ihnen ein Steinmetz den Meißel. Dazu ein Tag auf See, an den Grotten von Polignano oder um Santa Maria di Leuca, wo sich nach Übereinkunft zwei Meere treffen, und im August ein Abend mit Pizzica auf einem Dorfplatz.</p>',
      ),
      picture: picture('press', 'plain', 'masseria'),
    },
    areas: {
      title: say('Where to stay in Puglia', 'Où loger dans les Pouilles', 'Wo man in Apulien wohnt'),
      metaDescription: say(
        'Valle d’Itria, Ostuni and the coast, Salento or Gargano: which part of Puglia suits you.',
        'Vallée d’Itria, Ostuni et la côte, Salento ou Gargano : quelle part des Pouilles est la vôtre.',
        'Itria-Tal, Ostuni und die Küste, Salento oder Gargano: welcher Teil Apuliens zu Ihnen passt.',
      ),
      heading2: say(
        'Four hundred kilometres from spur to heel',
        'Quatre cents kilomètres de l’éperon au talon',
        'Vierhundert Kilometer vom Sporn bis zum Absatz',
      ),
      module: html(
        '<ul><li><strong>Valle d’Itria</strong>: trulli, dry-stone walls, white towns on three hills. Cool evenings, the sea in half an hour.</li><li><strong>Ostuni and the coast</strong>: masserie among ancient olives, sandy beaches, Brindisi airport near.</li><li><strong>Salento</strong>: Lecce, two coasts, water of every blue; livelier in August.</li><li><strong>Gargano</strong>: the spur, forest and white cliffs, far from the rest and glad of it.</li></ul><p>For a first visit choose one of the first two: Alberobello, Matera in the next region and Lecce can all be reached in a day.</p>',
        '<ul><li><strong>La vallée d’Itria</strong> : trulli, murets de pierre sèche, villes blanches sur trois collines. Soirées fraîches, la mer à une demi-heure.</li><li><strong>Ostuni et la côte</strong> : masserie parmi les oliviers millénaires, plages de sable, l’aéroport de Brindisi tout près.</li><li><strong>Le Salento</strong> : Lecce, deux côtes, tous les bleus ; plus animé en août.</li><li><strong>Le Gargano</strong> : l’éperon, forêt et falaises blanches, loin du reste et content de l’être.</li></ul><p>Pour une première fois, prenez l’une des deux premières : Alberobello, Matera, dans la région voisine, et Lecce se visitent dans la journée.</p>',
        '<ul><li><strong>Itria-Tal</strong>: Trulli, Trockenmauern, weiße Städte auf drei Hügeln. Kühle Abende, das Meer in einer halben Stunde.</li><li><strong>Ostuni und die Küste</strong>: Masserien zwischen uralten Ölbäumen, Sandstrände, der Flughafen Brindisi nah.</li><li><strong>Salento</strong>: Lecce, zwei Küsten, Wasser in jedem Blau; im August lebhafter.</li><li><strong>Gargano</strong>: der Sporn, Wald und weiße Klippen, weit weg vom Rest und froh darüber.</li></ul><p>Für das erste Mal empfehlen sich die beiden ersten: Alberobello, Matera in der Nachbarregion und Lecce liegen in Reichweite eines Tages.</p>',
      ),
      picture: picture('court', 'plain', 'trullo'),
    },
    beaches: {
      title: say('Beaches of Puglia', 'Les plages des Pouilles', 'Apuliens Strände'),
      metaDescription: say(
        'Sand on the Ionian, rock on the Adriatic: where to swim in Puglia.',
        'Sable sur la mer Ionienne, roche sur l’Adriatique : où se baigner dans les Pouilles.',
        'Sand am Ionischen Meer, Fels an der Adria: wo man in Apulien badet.',
      ),
      heading2: say('Ask which way the wind blows', 'Demandez d’où vient le vent', 'Fragen Sie, woher der Wind weht'),
      module: html(
        '<p>With some 800 kilometres of shore on two seas, Puglia always has a sheltered side. When the tramontana blows from the north, go to the Ionian: Punta Prosciutto, Porto Cesareo, Pescoluse, pale sand and shallow water. When the scirocco comes, the Adriatic is flat: the dunes of Torre Guaceto, a marine reserve north of Brindisi; the two stacks of Torre Sant’Andrea; the Baia dei Turchi near Otranto. At Polignano one swims between cliffs at Lama Monachile. On the Gargano, Vignanotica lies under chalk walls and loses the sun at four. In August go early, or at six.</p>',
        '<p>Avec quelque 800 kilomètres de rivages sur deux mers, les Pouilles ont toujours un côté abrité. Quand la tramontane vient du nord, allez sur la mer Ionienne : Punta Prosciutto, Porto Cesareo, Pescoluse, sable pâle et eau basse. Quand souffle le sirocco, l’Adriatique est plate : les dunes de Torre Guaceto, réserve marine au nord de Brindisi ; les rochers de Torre Sant’Andrea ; la Baia dei Turchi, près d’Otrante. À Polignano, on nage entre les falaises de Lama Monachile. Au Gargano, Vignanotica s’étend sous des murs de craie et perd le soleil à quatre heures. En août, venez tôt, ou à six heures.</p>',
        '<p>Mit rund 800 Kilometern Küste an zwei Meeren hat Apulien stets eine geschützte Seite. Weht die Tramontana von Norden, fahren Sie ans Ionische Meer: Punta Prosciutto, Porto Cesareo, Pescoluse, heller Sand und flaches Wasser. Kommt der Scirocco, ist die Adria glatt: die Dünen von Torre Guaceto, einem Meeresschutzgebiet nördlich von Brindisi; die Felsen von Torre Sant’Andrea; die Baia dei Turchi bei Otranto. In Polignano schwimmt man zwischen den Klippen von Lama Monachile. Am Gargano liegt Vignanotica unter Kreidewänden und verliert um vier die Sonne. Im August kommt man früh oder um sechs.</p>',
      ),
      picture: picture('dunes', 'open-sea', 'masseria'),
    },
    history: {
      title: say('A short history of Puglia', 'Petite histoire des Pouilles', 'Kleine Geschichte Apuliens'),
      metaDescription: say(
        'Messapians, Romans, Normans and an emperor with a falcon: Puglia in a few lines.',
        'Messapiens, Romains, Normands et un empereur au faucon : les Pouilles en quelques lignes.',
        'Messapier, Römer, Normannen und ein Kaiser mit Falken: Apulien in wenigen Zeilen.',
      ),
      heading2: say('Everybody’s road to the East', 'La route de l’Orient', 'Jedermanns Weg nach Osten'),
      module: html(
        '<p>The Via Appia ended at Brindisi, and for two thousand years whoever went to Greece or the Holy Land passed this way. The Normans built the cathedrals of Bari, Trani and Otranto in the eleventh and twelfth centuries; at Otranto a mosaic floor of 1165 shows Alexander and King Arthur on one tree. Frederick II, who loved the country, raised Castel del Monte about 1240, eight-sided and without any obvious use. Spain fortified the coast with towers against corsairs. The trulli, laid without mortar so that they could be taken down, are said to have deceived the tax collector.</p>',
        '<p>La via Appia finissait à Brindisi, et pendant deux mille ans quiconque allait en Grèce ou en Terre sainte passa par ici. Aux XIe et XIIe siècles, les Normands bâtirent les cathédrales de Bari, de Trani et d’Otrante ; à Otrante, une mosaïque de 1165 réunit Alexandre et le roi Arthur sur un même arbre. Frédéric II, qui aimait ce pays, éleva vers 1240 Castel del Monte, octogone sans usage évident. L’Espagne hérissa la côte de tours contre les corsaires. Les trulli, montés sans mortier pour être démontés, auraient trompé le percepteur.</p>',
        '<p>In Brindisi endete die Via Appia, und zweitausend Jahre lang kam hier vorbei, wer nach Griechenland oder ins Heilige Land wollte. Die Normannen bauten im 11. und 12. Jahrhundert die Kathedralen von Bari, Trani und Otranto; in Otranto zeigt ein Mosaik von 1165 Alexander und König Artus an einem Baum. Friedrich II., der das Land liebte, errichtete um 1240 Castel del Monte, achteckig und ohne erkennbaren Zweck. Spanien besetzte die Küste mit Türmen gegen Korsaren. Die Trulli, ohne Mörtel gefügt, damit man sie abtragen konnte, sollen den Steuereinnehmer getäuscht haben.</p>',
      ),
      picture: picture('castle', 'plain', 'masseria'),
    },
    'food-and-wine': {
      title: say('Food and wine in Puglia', 'À table dans les Pouilles', 'Essen und Wein in Apulien'),
      metaDescription: say(
        'Orecchiette, burrata, raw fish and Primitivo: what to eat and drink in Puglia.',
        'Orecchiette, burrata, poisson cru et primitivo : que manger et boire dans les Pouilles.',
        'Orecchiette, Burrata, roher Fisch und Primitivo: was man in Apulien isst und trinkt.',
      ),
      heading2: say('A kitchen of vegetables', 'Une cuisine de légumes', 'Eine Küche aus Gemüse'),
      module: html(
        '<p>Puglia grows more olives than any other region of Italy and cooks as if meat were for Sundays. Orecchiette with turnip tops, broad-bean purée with wild chicory, tiella of rice, potatoes and mussels, bread of Altamura with its thick crust. Burrata was invented at Andria in the last century to use up scraps of mozzarella; eat it on the day. In Bari fish is eaten raw on the quay. Of the grapes, Primitivo is sweet-fruited and strong, Negroamaro bitter and good with lamb; the Salento was bottling rosato before anybody else thought of it. Bombette are for late evenings in Cisternino, where butchers grill.</p>',
        '<p>Première région oléicole d’Italie, les Pouilles cuisinent comme si la viande était pour le dimanche. Orecchiette aux fanes de navet, purée de fèves à la chicorée sauvage, tiella de riz, pommes de terre et moules, pain d’Altamura à la croûte épaisse. La burrata est née à Andria au siècle dernier, pour employer les restes de mozzarella ; mangez-la le jour même. À Bari, le poisson se mange cru, sur le quai. Parmi les cépages, le primitivo est généreux et fort, le negroamaro amer et bon avec l’agneau ; le Salento mettait ses rosés en bouteilles avant que la mode ne s’en mêle. Les bombette se gardent pour le soir, à Cisternino, où le boucher grille.</p>',
        '<p>Apulien erntet mehr Oliven als jede andere Region Italiens und kocht, als wäre Fleisch für sonntags. Orecchiette mit Stängelkohl, Püree aus Saubohnen mit wilder Zichorie, Tiella aus Reis, Kartoffeln und Miesmuscheln, Brot aus Altamura mit dicker Kruste. Die Burrata entstand im letzten Jahrhundert in Andria, um Mozzarellareste zu verwerten; man isst sie am selben Tag. In Bari isst man Fisch roh am Kai. Von den Reben ist Primitivo fruchtig und stark, Negroamaro herb und gut zu Lamm; Rosati füllte man im Salento ab, ehe anderswo jemand daran dachte. Bombette gehören zum späten Abend in Cisternino, wo der Metzger grillt.</p>',
      ),
      picture: picture('oven', 'plain', 'trullo'),
    },
    weather: {
      title: say('Weather in Puglia', 'La météo dans les Pouilles', 'Wetter in Apulien'),
      metaDescription: say(
        'Temperatures, sea and winds in Puglia through the year.',
        'Températures, mer et vents dans les Pouilles au fil de l’année.',
        'Temperaturen, Meer und Winde in Apulien übers Jahr.',
      ),
      heading2: say('Two seas, two winds', 'Deux mers, deux vents', 'Zwei Meere, zwei Winde'),
      module: html(
        '<p>Long, dry and bright: Puglia has little rain between May and September. Days reach 23 degrees in May, 27 in June and about 30 in July and August, with the sea at 25 or 26. The tramontana brings cool, clear air from the north, the scirocco damp heat from the south; locals choose their beach accordingly. The Valle d’Itria, at 300 to 400 metres, is a few degrees cooler at night than the coast. October is mild, with 22 degrees in the air and 21 in the water, and the olive nets are spread. Winters are short; it can snow on the trulli.</p>',
        '<p>Un été long, sec et clair : il pleut peu dans les Pouilles entre mai et septembre. On atteint 23 degrés en mai, 27 en juin, une trentaine en juillet et en août, avec une mer à 25 ou 26. La tramontane amène du nord un air frais et net, le sirocco une chaleur humide du sud ; on choisit sa plage en conséquence. La vallée d’Itria, entre 300 et 400 mètres, gagne quelques degrés de fraîcheur la nuit. Octobre est doux, 22 degrés dans l’air et 21 dans l’eau, et l’on étend les filets sous les oliviers. L’hiver est court ; il peut neiger sur les trulli.</p>',
        '<p>Lang, trocken und hell: Zwischen Mai und September regnet es in Apulien wenig. Im Mai werden es 23 Grad, im Juni 27, im Juli und August um die 30, bei 25 oder 26 Grad im Wasser. Die Tramontana bringt kühle, klare Luft von Norden, der Scirocco feuchte Hitze von Süden; danach wählt man hier den Strand. Das Itria-Tal, 300 bis 400 Meter hoch, ist nachts einige Grad kühler als die Küste. Der Oktober ist mild, 22 Grad in der Luft und 21 im Wasser, und unter den Ölbäumen liegen die Netze. Der Winter ist kurz; auf die Trulli kann Schnee fallen.</p>',
      ),
      picture: picture('sails', 'open-sea', 'masseria'),
    },
    'towns-and-cities': {
      title: say('Towns of Puglia', 'Les villes des Pouilles', 'Apuliens Städte'),
      metaDescription: say(
        'Lecce, Ostuni, Otranto, Trani, Bari and the white towns of the Valle d’Itria.',
        'Lecce, Ostuni, Otrante, Trani, Bari et les villes blanches de la vallée d’Itria.',
        'Lecce, Ostuni, Otranto, Trani, Bari und die weißen Städte des Itria-Tals.',
      ),
      heading2: say('White, gold and sea-coloured', 'Blanches, dorées, couleur de mer', 'Weiß, golden und meerfarben'),
      module: html(
        '<p>Lecce is gold: a soft limestone carved into fruit and monsters on every church. Ostuni is white, limewashed every spring and visible for miles across the olives. Locorotondo is round, Martina Franca baroque, Cisternino smells of grilling; they stand in sight of one another. Alberobello’s trulli, some 1,500 of them, are a World Heritage site and best at seven in the morning. On the coast, Otranto keeps its mosaic, Gallipoli its island, Polignano its balcony over the sea, and Trani a cathedral on the quay, so near the water that it seems about to leave. Bari, the port, is where people actually live.</p>',
        '<p>Lecce est d’or : un calcaire tendre sculpté en fruits et en monstres sur chaque église. Ostuni est blanche, chaulée au printemps, visible de loin par-dessus les oliviers. Locorotondo est ronde, Martina Franca baroque, Cisternino sent la grillade ; elles se voient l’une l’autre. Les trulli d’Alberobello, environ 1 500, sont au patrimoine mondial, et plus beaux à sept heures du matin. Sur la côte, Otrante garde sa mosaïque, Gallipoli son île, Polignano son balcon, et Trani une cathédrale sur le quai, si près de l’eau qu’on la croit sur le départ. Bari, le port, est la ville où l’on vit.</p>',
        '<p>Lecce ist golden: ein weicher Kalk, an jeder Kirche zu Früchten und Ungeheuern geschnitzt. Ostuni ist weiß, jedes Frühjahr gekalkt und über die Ölbäume hinweg weithin zu sehen. Locorotondo ist rund, Martina Franca barock, Cisternino duftet nach Grill; sie stehen in Sichtweite voneinander. Alberobellos Trulli, rund 1.500, sind Welterbe und morgens um sieben am schönsten. An der Küste hat Otranto sein Mosaik, Gallipoli seine Insel, Polignano seinen Balkon und Trani eine Kathedrale am Kai, so nah am Wasser, als wolle sie ablegen. Bari, der Hafen, ist die Stadt, in der man lebt.</p>',
      ),
      picture: picture('town', 'plain', 'trullo'),
    },
  },
)
