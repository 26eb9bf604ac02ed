import { guides } from './guide.ts'
import { html, picture, say } from './shape.ts'

export const corsica = guides(
  { parentId: 30, firstId: 2160, path: '/france/corsica' },
  {
    experiences: {
      title: say('Experiences in Corsica', 'Expériences en Corse', 'Erlebnisse auf Korsika'),
      metaDescription: say(
        'The Lavezzi at dawn, three voices in a chapel, wine on foot and the customs path.',
        'Les Lavezzi à l’aube, trois voix dans une chapelle, le vin à pied, le sentier des douaniers.',
        'Die Lavezzi am frühen Morgen, drei Stimmen in einer Kapelle, Wein zu Fuß und der Zöllnerpfad.',
      ),
      heading2: say('Early, and in good shoes', 'Tôt, et bien chaussé', 'Früh und in guten Schuhen'),
      module: html(
        '<p>Corsica rewards early risers. At seven a naturalist takes eight people through the strait to the Lavezzi, before the day boats. On Cap Corse the customs officers’ path leads from Macinaggio to Barcaggio past three towers and some cows; you come back by sea. Between the cellars of Patrimonio one walks, with lunch in the middle. In the Balagne three men sing for you in a chapel and answer questions. Inland there are the laricio pines of Aïtone, the pools of the Restonica and sections of the GR 20 that can be done in a day, with a guide who knows where the snow stays.</p>',
        '<p>La Corse récompense les lève-tôt. À sept heures, une naturaliste conduit huit personnes aux Lavezzi, avant les vedettes. Au Cap, le sentier des douaniers mène de Macinaggio à Barcaggio, par trois tours et quelques vaches ; on revient par la mer. Entre les caves de Patrimonio, on marche, le déjeuner au milieu. En Balagne, trois hommes chantent pour vous dans une chapelle et répondent aux questions. À l’intérieur, il y a les pins laricio d’Aïtone, les vasques de la Restonica et des tronçons du GR 20 faisables en un jour, avec un guide qui sait où reste la neige.</p>',
        '<p>Korsika belohnt Frühaufsteher. Um sieben fährt eine Naturkundlerin mit acht Gästen zu den Lavezzi, vor den Ausflugsbooten. Am Cap Corse führt der Zöllnerpfad von Macinaggio nach Barcaggio, an drei Türmen und einigen Kühen vorbei; zurück geht es übers Meer. Zwischen den Kellern von Patrimonio wandert man, mit Mittagessen in der Mitte. In der Balagne singen drei Männer in einer Kapelle für Sie und beantworten Fragen. Im Inneren warten die Laricio-Kiefern von Aïtone, die Gumpen der Restonica und Etappen des GR 20, die an einem Tag zu gehen sind, mit einem Führer, der weiß, wo der Schnee liegen bleibt.</p>',
      ),
      picture: picture('track', 'mountains', 'bergerie'),
    },
    areas: {
      title: say('Where to stay in Corsica', 'Où loger en Corse', 'Wo man auf Korsika wohnt'),
      metaDescription: say(
        'The Balagne, Cap Corse, the Gulf of Valinco, the far south and the mountains.',
        'La Balagne, le Cap Corse, le Valinco, l’extrême sud et la montagne.',
        'Balagne, Cap Corse, Golf von Valinco, der tiefe Süden und die Berge.',
      ),
      heading2: say('Choose one corner', 'Choisir un coin', 'Eine Ecke wählen'),
      module: html(
        '<ul><li><strong>Balagne</strong>: olive terraces, villages on spurs, Calvi and L’Île-Rousse on the sea. Calvi airport.</li><li><strong>Saint-Florent and Cap Corse</strong>: vineyards, towers, the empty Agriate. Bastia airport.</li><li><strong>Gulf of Valinco</strong>: sheltered bays, Filitosa, Sartène; the least hurried. Ajaccio or Figari.</li><li><strong>Porto-Vecchio and Bonifacio</strong>: white sand, pines, limestone, and company in August. Figari.</li><li><strong>Alta Rocca and Corte</strong>: chestnut villages, rock pools, cool nights.</li></ul><p>It is some 170 kilometres from Bastia to Bonifacio, and a good three hours. Two corners in two weeks are enough.</p>',
        '<ul><li><strong>Balagne</strong> : terrasses d’oliviers, villages en éperon, Calvi et L’Île-Rousse sur la mer. Aéroport de Calvi.</li><li><strong>Saint-Florent et le Cap</strong> : vignes, tours, les Agriates désertes. Aéroport de Bastia.</li><li><strong>Valinco</strong> : baies abritées, Filitosa, Sartène ; le moins pressé. Ajaccio ou Figari.</li><li><strong>Porto-Vecchio et Bonifacio</strong> : sable blanc, pins, calcaire, et du monde en août. Figari.</li><li><strong>Alta Rocca et Corte</strong> : villages de châtaigniers, vasques, nuits fraîches.</li></ul><p>De Bastia à Bonifacio, 170 kilomètres environ et trois bonnes heures. Deux coins en deux semaines suffisent.</p>',
        '<ul><li><strong>Balagne</strong>: Ölbaumterrassen, Dörfer auf Spornen, Calvi und L’Île-Rousse am Meer. Flughafen Calvi.</li><li><strong>Saint-Florent und Cap Corse</strong>: Reben, Türme, die leeren Agriate. Flughafen Bastia.</li><li><strong>Golf von Valinco</strong>: geschützte Buchten, Filitosa, Sartène; hier eilt es am wenigsten. Ajaccio oder Figari.</li><li><strong>Porto-Vecchio und Bonifacio</strong>: weißer Sand, Pinien, Kalk und im August Gesellschaft. Figari.</li><li><strong>Alta Rocca und Corte</strong>: Kastaniendörfer, Gumpen, kühle Nächte.</li></ul><p>Von Bastia nach Bonifacio sind es rund 170 Kilometer und gut drei Stunden. Zwei Ecken in zwei Wochen genügen.</p>',
      ),
      picture: picture('cove', 'mountains', 'bergerie', 'genoese'),
    },
    beaches: {
      title: say('Beaches of Corsica', 'Les plages de Corse', 'Korsikas Strände'),
      metaDescription: say(
        'Saleccia, Palombaggia, Roccapina and others: sand, access and shade.',
        'Saleccia, Palombaggia, Roccapina et d’autres : sable, accès, ombre.',
        'Saleccia, Palombaggia, Roccapina und andere: Sand, Zugang, Schatten.',
      ),
      heading2: say('A thousand kilometres of shore', 'Mille kilomètres de rivage', 'Tausend Kilometer Küste'),
      module: html(
        '<p>There are about a thousand kilometres of coast, a large part of it in public hands and unbuilt. Saleccia and Lotu, in the Agriate, have white sand and no road: go by boat from Saint-Florent. Palombaggia and Santa Giulia, near Porto-Vecchio, have pines, shallow water and, in August, full car parks by ten. Roccapina lies below a rock in the shape of a lion. On the Gulf of Valinco, Cupabia faces west and keeps the sun late. Calvi’s beach runs for five kilometres in the shade of umbrella pines, with a little train behind. The western gulfs drop quickly; small children do better in the south-east.</p>',
        '<p>Environ mille kilomètres de côtes, dont une large part est publique et sans construction. Saleccia et Lotu, dans les Agriates, ont du sable blanc et pas de route : on y va en bateau de Saint-Florent. Palombaggia et Santa Giulia, près de Porto-Vecchio, ont des pins, une eau peu profonde et, en août, des parkings pleins à dix heures. Roccapina s’étend sous un rocher en forme de lion. Dans le Valinco, Cupabia regarde l’ouest et garde le soleil tard. La plage de Calvi file sur cinq kilomètres, à l’ombre des pins parasols, un petit train derrière. Les golfes de l’ouest plongent vite ; les petits sont mieux au sud-est.</p>',
        '<p>Rund tausend Kilometer Küste hat die Insel, ein großer Teil davon öffentlich und unbebaut. Saleccia und Lotu in den Agriate haben weißen Sand und keine Straße: Man kommt mit dem Boot von Saint-Florent. Palombaggia und Santa Giulia bei Porto-Vecchio haben Pinien, flaches Wasser und im August ab zehn volle Parkplätze. Roccapina liegt unter einem Felsen in Löwengestalt. Am Golf von Valinco blickt Cupabia nach Westen und behält die Sonne lange. Calvis Strand zieht sich fünf Kilometer im Schatten von Schirmpinien hin, dahinter fährt eine kleine Bahn. Die Golfe im Westen fallen rasch ab; mit kleinen Kindern ist der Südosten besser.</p>',
      ),
      picture: picture('beach', 'pine-coast', 'modern-white', 'genoese'),
    },
    history: {
      title: say('A short history of Corsica', 'Petite histoire de la Corse', 'Kleine Geschichte Korsikas'),
      metaDescription: say(
        'Menhirs, Genoa, Pasquale Paoli’s republic and a lieutenant from Ajaccio.',
        'Menhirs, Gênes, la république de Pascal Paoli et un lieutenant d’Ajaccio.',
        'Menhire, Genua, Pasquale Paolis Republik und ein Leutnant aus Ajaccio.',
      ),
      heading2: say('Fourteen years of its own', 'Quatorze ans à elle', 'Vierzehn eigene Jahre'),
      module: html(
        '<p>Somebody at Filitosa, some three and a half thousand years ago, began to give standing stones a face and a sword. Greeks from Phocaea founded Alalia, today’s Aléria, about 565 BC; Rome, Pisa and Genoa followed. Genoa stayed for nearly five centuries and ringed the shore with towers against the Barbary corsairs, some sixty of which still stand well enough to be climbed or admired. In 1755 Pasquale Paoli gave the island a constitution, a capital at Corte, a university and a vote to heads of households, women among them. Genoa ceded its rights to France in 1768; at Ponte Novu, in May 1769, it was over. Napoleon was born in Ajaccio that August.</p>',
        '<p>À Filitosa, il y a quelque trois mille cinq cents ans, quelqu’un se mit à donner aux pierres dressées un visage et une épée. Des Phocéens fondèrent Alalia, aujourd’hui Aléria, vers 565 avant notre ère ; Rome, Pise et Gênes suivirent. Gênes resta près de cinq siècles et cerna le rivage de tours contre les Barbaresques ; une soixantaine tient encore debout. En 1755, Pascal Paoli donna à l’île une constitution, une capitale à Corte, une université et le vote aux chefs de famille, femmes comprises. Gênes céda ses droits à la France en 1768 ; à Ponte Novu, en mai 1769, tout fut fini. Napoléon naquit à Ajaccio au mois d’août.</p>',
        '<p>In Filitosa begann vor rund dreieinhalbtausend Jahren jemand, aufgerichteten Steinen ein Gesicht und ein Schwert zu geben. Griechen aus Phokaia gründeten um 565 v. Chr. Alalia, das heutige Aléria; Rom, Pisa und Genua folgten. Genua blieb fast fünf Jahrhunderte und umgab die Küste mit Türmen gegen die Barbaresken; rund sechzig stehen noch. 1755 gab Pasquale Paoli der Insel eine Verfassung, in Corte eine Hauptstadt und eine Universität und den Haushaltsvorständen, auch Frauen, eine Stimme. 1768 trat Genua seine Rechte an Frankreich ab; im Mai 1769, in Ponte Novu, war es vorbei. Im August kam in Ajaccio Napoleon zur Welt.</p>',
      ),
      picture: picture('stones', 'open-sea', 'bergerie'),
    },
    'food-and-wine': {
      title: say('Food and wine in Corsica', 'À table en Corse', 'Essen und Wein auf Korsika'),
      metaDescription: say(
        'Brocciu, chestnut flour, ham from the forest, Niellucciu and muscat.',
        'Brocciu, farine de châtaigne, jambon de forêt, niellucciu et muscat.',
        'Brocciu, Kastanienmehl, Schinken aus dem Wald, Niellucciu und Muscat.',
      ),
      heading2: say(
        'A mountain kitchen by the sea',
        'Une cuisine de montagne au bord de l’eau',
        'Eine Bergküche am Meer',
      ),
      module: html(
        '<p>For centuries people here feared the coast and ate from the mountain. Chestnut flour makes pulenda, cakes and, today, a good beer. Pigs of the Nustrale breed live half wild under the oaks and become prisuttu, coppa and lonzu, best from January on; figatellu is a winter sausage and wants a fire. Brocciu, from ewes’ or goats’ whey, fills cannelloni, trout and the fiadone; in high summer it is made of goat’s milk or not at all. Order veal with olives. Of the wines, Patrimonio has Niellucciu, Ajaccio its Sciaccarellu, light and peppery, and vermentinu is at home everywhere. Honey has six named seasons.</p>',
        '<p>Pendant des siècles, on craignit ici la côte et l’on mangea la montagne. La farine de châtaigne fait la pulenda, des gâteaux et, aujourd’hui, une bonne bière. Les porcs nustrale, à demi sauvages sous les chênes, deviennent prisuttu, coppa et lonzu, meilleurs dès janvier ; le figatellu est une saucisse d’hiver et veut un feu. Le brocciu, au petit-lait de brebis ou de chèvre, garnit cannellonis, truites et fiadone ; au cœur de l’été, il est de chèvre ou n’est pas. Demandez le veau aux olives. Côté vins, Patrimonio a le niellucciu, Ajaccio son sciaccarellu léger et poivré, et le vermentinu est partout chez lui. Le miel connaît six saisons nommées.</p>',
        '<p>Jahrhundertelang fürchtete man hier die Küste und lebte vom Berg. Aus Kastanienmehl werden Pulenda, Kuchen und heute ein gutes Bier. Die Nustrale-Schweine leben halbwild unter Eichen und werden zu Prisuttu, Coppa und Lonzu, am besten ab Januar; Figatellu ist eine Winterwurst und verlangt ein Feuer. Brocciu aus Schafs- oder Ziegenmolke füllt Cannelloni, Forellen und den Fiadone; im Hochsommer ist er von der Ziege, oder es gibt keinen. Bestellen Sie Kalb mit Oliven. Beim Wein hat Patrimonio den Niellucciu, Ajaccio seinen leichten, pfeffrigen Sciaccarellu, und Vermentinu ist überall zu Hause. Der Honig kennt sechs benannte Jahreszeiten.</p>',
      ),
      picture: picture('table', 'mountains', 'bergerie', 'genoese'),
    },
    weather: {
      title: say('Weather in Corsica', 'La météo en Corse', 'Wetter auf Korsika'),
      metaDescription: say(
        'Coast and mountain, sea and wind in Corsica through the year.',
        'Côte et montagne, mer et vent en Corse au fil de l’année.',
        'Küste und Gebirge, Meer und Wind auf Korsika übers Jahr.',
      ),
      heading2: say(
        'Sea in the morning, clouds on the peaks',
        'La mer le matin, les nuages sur les crêtes',
        'Morgens Meer, mittags Wolken an den Gipfeln',
      ),
      module: html(
        '<p>On the coast summers are dry: 26 degrees in June, 29 in July and August, 26 in September, and a sea that is at 21 in June, 25 in August and still 21 in October. Clouds gather over the peaks about noon and sometimes break there, so walks begin early. The libecciu blows from the south-west across Calvi and the cape, the mistral from the north-west; Bonifacio has wind on more days than not. In the mountains snow lies until May and nights are cool even in July. May belongs to the flowering maquis, September to swimmers, and October to those who like a shore to themselves.</p>',
        '<p>Sur la côte, l’été est sec : 26 degrés en juin, 29 en juillet et en août, 26 en septembre, et une mer à 21 en juin, 25 en août, encore 21 en octobre. Les nuages se forment sur les crêtes vers midi et y éclatent parfois : on marche tôt. Le libecciu souffle du sud-ouest sur Calvi et le Cap, le mistral du nord-ouest ; à Bonifacio, il y a plus de jours avec vent que sans. En montagne, la neige tient jusqu’en mai, et les nuits sont fraîches même en juillet. Mai est au maquis en fleur, septembre aux nageurs, octobre à ceux qui aiment un rivage pour eux seuls.</p>',
        '<p>An der Küste ist der Sommer trocken: 26 Grad im Juni, 29 im Juli und August, 26 im September; das Meer hat im Juni 21, im August 25 und im Oktober noch 21 Grad. Gegen Mittag sammeln sich Wolken über den Gipfeln und entladen sich manchmal, darum wandert man früh. Der Libecciu weht von Südwesten über Calvi und das Kap, der Mistral von Nordwesten; Bonifacio hat mehr Tage mit Wind als ohne. In den Bergen liegt bis Mai Schnee, und die Nächte sind auch im Juli kühl. Der Mai gehört der blühenden Macchia, der September den Schwimmern, der Oktober denen, die eine Küste gern für sich haben.</p>',
      ),
      picture: picture('shore', 'mountains', 'bergerie', 'genoese'),
    },
    'towns-and-cities': {
      title: say('Towns and villages of Corsica', 'Villes et villages de Corse', 'Städte und Dörfer auf Korsika'),
      metaDescription: say(
        'Bastia, Calvi, Corte, Ajaccio, Sartène, Bonifacio and the villages of the Balagne.',
        'Bastia, Calvi, Corte, Ajaccio, Sartène, Bonifacio et les villages de Balagne.',
        'Bastia, Calvi, Corte, Ajaccio, Sartène, Bonifacio und die Dörfer der Balagne.',
      ),
      heading2: say(
        'Citadels, and villages with their backs to the sea',
        'Des citadelles, et des villages dos à la mer',
        'Zitadellen, und Dörfer mit dem Rücken zum Meer',
      ),
      module: html(
        '<p>Bonifacio stands on a limestone cliff sixty metres high that the sea has hollowed out beneath; houses lean over the edge. Bastia is Genoese, with tall façades round the old port and the liveliest market on Saturdays and Sundays. Calvi has a citadel and says that Columbus was born there. Ajaccio lives with its emperor; Sartène keeps granite and silence, and a procession in chains on Good Friday; Corte, in the middle, has a university and an eagle’s nest. In the Balagne see Pigna, Sant’Antonino on its peak and Speloncato. On Cap Corse, Nonza looks down from black slate on a black beach.</p>',
        '<p>Bonifacio est posée sur soixante mètres de calcaire que la mer a creusé par-dessous ; les maisons se penchent au bord. Bastia est génoise, hautes façades autour du vieux port, marché animé le samedi et le dimanche. Calvi a une citadelle et assure que Colomb y naquit. Ajaccio vit avec son empereur ; Sartène garde le granit, le silence et une procession enchaînée le Vendredi saint ; Corte, au centre, a une université et un nid d’aigle. En Balagne, voyez Pigna, Sant’Antonino sur son piton et Speloncato. Au Cap, Nonza regarde, du haut de son schiste, une plage noire.</p>',
        '<p>Bonifacio steht auf sechzig Meter hohem Kalk, den das Meer von unten ausgehöhlt hat; die Häuser neigen sich über die Kante. Bastia ist genuesisch, mit hohen Fassaden um den alten Hafen und einem lebhaften Markt am Samstag und Sonntag. Calvi hat eine Zitadelle und behauptet, Kolumbus sei dort geboren. Ajaccio lebt mit seinem Kaiser; Sartène bewahrt Granit, Stille und am Karfreitag eine Prozession in Ketten; Corte in der Mitte hat eine Universität und ein Adlernest. In der Balagne sehen Sie Pigna, Sant’Antonino auf seiner Kuppe und Speloncato. Am Cap Corse blickt Nonza von schwarzem Schiefer auf einen schwarzen Strand.</p>',
      ),
      picture: picture('town', 'cliff', 'bergerie'),
    },
  },
)
