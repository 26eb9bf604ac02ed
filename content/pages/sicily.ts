import { guides } from './guide.ts'
import { html, picture, say } from './shape.ts'

export const sicily = guides(
  { parentId: 26, firstId: 2140, path: '/italy/sicily' },
  {
    experiences: {
      title: say('Experiences in Sicily', 'Expériences en Sicile', 'Erlebnisse auf Sizilien'),
      metaDescription: say(
        'A volcano by boat, another by the glass, and Palermo from stall to table.',
        'Un volcan en bateau, un autre au verre, et Palerme de l’étal à la table.',
        'Ein Vulkan vom Boot aus, einer im Glas, und Palermo vom Stand zum Tisch.',
      ),
      heading2: say('Two volcanoes and a market', 'Deux volcans et un marché', 'Zwei Vulkane und ein Markt'),
      module: html(
        '<p>Sicily has two volcanoes that are hardly ever idle. Stromboli is best seen from a boat at nightfall, with the engine off; Etna on foot among the craters of 2002, or in three glasses on its northern slope, where every vineyard stands on lava of another age. In Palermo a cook takes you through Ballarò and then home. An archaeologist reads Ortigia from the temple in its cathedral to the baths below it. For children there are the puppets, eight kilos each and in real armour. From May into the summer the Greek theatre of Syracuse plays Euripides at sunset.</p>',
        '<p>La Sicile a deux volcans qui ne chôment guère. Le Stromboli se voit du bateau, à la nuit tombante, moteur coupé ; l’Etna, à pied parmi les cratères de 2002, ou en trois verres sur son versant nord, où chaque vigne pousse sur une lave d’un autre âge. À Palerme, une cuisinière vous guide dans Ballarò puis chez elle. Une archéologue lit Ortygie, du temple dans la cathédrale aux bains souterrains. Aux enfants, les marionnettes, huit kilos chacune, en armure véritable. De mai à l’été, le théâtre grec de Syracuse joue Euripide au couchant.</p>',
        '<p>Sizilien hat zwei Vulkane, die selten ruhen. Den Stromboli sieht man bei Einbruch der Nacht vom Boot aus, mit abgestelltem Motor; den Ätna zu Fuß zwischen den Kratern von 2002 oder in drei Gläsern am Nordhang, wo jeder Weinberg auf Lava anderen Alters steht. In Palermo führt eine Köchin durch den Ballarò und dann zu sich nach Hause. Eine Archäologin liest Ortygia, vom Tempel im Dom bis zu den Bädern darunter. Für Kinder gibt es die Puppen, acht Kilo schwer und in echter Rüstung. Ab Mai spielt das griechische Theater von Syrakus bei Sonnenuntergang Euripides.</p>',
      ),
      picture: picture('coast', 'open-sea', 'baglio', 'stromboli'),
    },
    areas: {
      title: say('Where to stay in Sicily', 'Où loger en Sicile', 'Wo man auf Sizilien wohnt'),
      metaDescription: say(
        'Val di Noto, Etna and Taormina, the north coast, the west or the Aeolian Islands.',
        'Val di Noto, Etna et Taormine, côte nord, ouest ou îles Éoliennes.',
        'Val di Noto, Ätna und Taormina, die Nordküste, der Westen oder die Äolischen Inseln.',
      ),
      heading2: say(
        'An island of 25,000 square kilometres',
        'Une île de 25 000 kilomètres carrés',
        'Eine Insel von 25.000 Quadratkilometern',
      ),
      module: html(
        '<ul><li><strong>Val di Noto</strong>: baroque towns, carob and almond, sandy beaches at Vendicari. Catania airport an hour.</li><li><strong>Etna and Taormina</strong>: vineyards at altitude, a theatre with a view, pebbles below.</li><li><strong>Cefalù and the north coast</strong>: a cathedral by the sea, mountains behind, Palermo within reach.</li><li><strong>Trapani and the west</strong>: salt pans, windmills, Segesta and Selinunte, the Egadi by hydrofoil.</li><li><strong>Aeolian Islands</strong>: seven, without hurry; a villa here means a boat.</li></ul><p>From Trapani to Noto it is a good four hours. Take one side, or two weeks.</p>',
        '<ul><li><strong>Val di Noto</strong> : villes baroques, caroubiers et amandiers, sable à Vendicari. L’aéroport de Catane à une heure.</li><li><strong>Etna et Taormine</strong> : vignes d’altitude, un théâtre avec vue, des galets en bas.</li><li><strong>Cefalù et la côte nord</strong> : une cathédrale au bord de l’eau, la montagne derrière, Palerme à portée.</li><li><strong>Trapani et l’ouest</strong> : salines, moulins, Ségeste et Sélinonte, les Égades en hydroptère.</li><li><strong>Îles Éoliennes</strong> : sept, sans hâte ; y loger suppose un bateau.</li></ul><p>De Trapani à Noto, il faut quatre bonnes heures. Choisissez un côté, ou deux semaines.</p>',
        '<ul><li><strong>Val di Noto</strong>: Barockstädte, Johannisbrot und Mandeln, Sand bei Vendicari. Eine Stunde zum Flughafen Catania.</li><li><strong>Ätna und Taormina</strong>: Weinberge in der Höhe, ein Theater mit Aussicht, unten Kies.</li><li><strong>Cefalù und die Nordküste</strong>: ein Dom am Meer, Berge dahinter, Palermo erreichbar.</li><li><strong>Trapani und der Westen</strong>: Salinen, Windmühlen, Segesta und Selinunt, die Ägadischen Inseln per Tragflügelboot.</li><li><strong>Äolische Inseln</strong>: sieben, ohne Eile; wer hier wohnt, fährt auch Boot.</li></ul><p>Von Trapani nach Noto sind es gut vier Stunden. Nehmen Sie eine Seite oder zwei Wochen.</p>',
      ),
      picture: picture('plain', 'plain', 'baglio', 'etna'),
    },
    beaches: {
      title: say('Beaches of Sicily', 'Les plages de Sicile', 'Siziliens Strände'),
      metaDescription: say(
        'Reserves without roads, a white cliff and a town beach under a cathedral.',
        'Des réserves sans route, une falaise blanche, une plage de ville sous une cathédrale.',
        'Schutzgebiete ohne Straße, eine weiße Klippe und ein Stadtstrand unter dem Dom.',
      ),
      heading2: say('Where the road ends', 'Là où finit la route', 'Wo die Straße aufhört'),
      module: html(
        '<p>The good ones begin where the road ends. In the Zingaro reserve, west of Castellammare, a path of seven kilometres links a string of pebbled coves. At Vendicari, south of Noto, you walk past flamingos and a ruined tunny fishery to Calamosche. Cefalù has a mile of sand under its cathedral; San Vito Lo Capo, turquoise water and a crowd in August. On the south coast, the Scala dei Turchi is a staircase of white marl, to be admired without climbing. Near Selinunte, the Belice dunes are nearly empty in June. Isola Bella, below Taormina, is pebbles and must be shared.</p>',
        '<p>Les bonnes commencent où finit la route. Dans la réserve du Zingaro, à l’ouest de Castellammare, un sentier de sept kilomètres relie des criques de galets. À Vendicari, au sud de Noto, on passe devant des flamants et une madrague en ruine pour gagner Calamosche. Cefalù déroule son sable sous la cathédrale ; San Vito Lo Capo a une eau turquoise, et du monde en août. Au sud, la Scala dei Turchi est un escalier de marne blanche, à admirer sans l’escalader. Près de Sélinonte, les dunes du Belice sont presque vides en juin. Isola Bella, sous Taormine, est de galets et se partage.</p>',
        '<p>Die guten beginnen, wo die Straße endet. Im Zingaro-Schutzgebiet westlich von Castellammare verbindet ein sieben Kilometer langer Pfad eine Reihe von Kiesbuchten. In Vendicari südlich von Noto geht man an Flamingos und einer verfallenen Thunfischerei vorbei nach Calamosche. Cefalù hat langen Sand unter dem Dom, San Vito Lo Capo türkises Wasser und im August Gedränge. An der Südküste ist die Scala dei Turchi eine Treppe aus weißem Mergel, zum Ansehen, nicht zum Klettern. Bei Selinunt sind die Dünen des Belice im Juni fast leer. Isola Bella unter Taormina hat Kies und will geteilt sein.</p>',
      ),
      picture: picture('beach', 'cliff', 'baglio', 'etna'),
    },
    history: {
      title: say('A short history of Sicily', 'Petite histoire de la Sicile', 'Kleine Geschichte Siziliens'),
      metaDescription: say(
        'Greeks, Arabs, Normans, Spaniards and an earthquake: Sicily in a few lines.',
        'Grecs, Arabes, Normands, Espagnols et un séisme : la Sicile en quelques lignes.',
        'Griechen, Araber, Normannen, Spanier und ein Erdbeben: Sizilien in wenigen Zeilen.',
      ),
      heading2: say('The middle of the sea', 'Le milieu de la mer', 'Die Mitte des Meeres'),
      module: html(
        '<p>Syracuse, founded from Corinth in 734 BC, once defeated Athens; Agrigento and Selinunte raised temples that still stand along the southern shore. Rome took the island for its wheat. The Arabs, from 827, brought lemons, sugar and irrigation, and made Palermo a capital; the Normans conquered them and had the good sense to keep their architects, as the gold of Monreale and the Palatine Chapel shows. Spain ruled for centuries. In January 1693 an earthquake levelled the south-east, and Noto, Ragusa and Modica were built again at one stroke, in the baroque. Garibaldi landed at Marsala in 1860.</p>',
        '<p>Syracuse, fondée par Corinthe en 734 avant notre ère, vainquit un jour Athènes ; Agrigente et Sélinonte dressèrent des temples encore debout au bord de la mer. Rome prit l’île pour son blé. Les Arabes, dès 827, apportèrent le citron, le sucre, l’irrigation et firent de Palerme une capitale ; les Normands les vainquirent et eurent le bon goût de garder leurs architectes, comme en témoigne l’or de Monreale et de la chapelle Palatine. L’Espagne régna des siècles. En janvier 1693, un séisme rasa le sud-est : Noto, Raguse et Modica furent rebâties d’un seul élan, en baroque. Garibaldi débarqua à Marsala en 1860.</p>',
        '<p>Syrakus, 734 v. Chr. von Korinth aus gegründet, besiegte einmal Athen; Agrigent und Selinunt bauten Tempel, die noch an der Südküste stehen. Rom nahm die Insel wegen des Weizens. Die Araber brachten ab 827 Zitrone, Zucker und Bewässerung und machten Palermo zur Hauptstadt; die Normannen besiegten sie und waren klug genug, ihre Baumeister zu behalten, wie das Gold von Monreale und der Cappella Palatina zeigt. Jahrhundertelang herrschte Spanien. Im Januar 1693 zerstörte ein Erdbeben den Südosten, und Noto, Ragusa und Modica wurden in einem Zug neu gebaut, barock. 1860 landete Garibaldi in Marsala.</p>',
      ),
      picture: picture('theatre', 'open-sea', 'baglio', 'etna'),
    },
    'food-and-wine': {
      title: say('Food and wine in Sicily', 'À table en Sicile', 'Essen und Wein auf Sizilien'),
      metaDescription: say(
        'Caponata, couscous, granita for breakfast, Nerello and Marsala.',
        'Caponata, couscous, granita au petit déjeuner, nerello et marsala.',
        'Caponata, Couscous, Granita zum Frühstück, Nerello und Marsala.',
      ),
      heading2: say('Sweet, sour and a little Arab', 'Sucré, acide, un peu arabe', 'Süß, sauer und ein wenig arabisch'),
      module: html(
        '<p>Breakfast is granita with a brioche, almond in Noto, mulberry in Catania. Lunch may be pasta alla Norma, named after Bellini’s opera, or in Trapani couscous with fish broth, which the Arabs left. Caponata is sweet and sour; sardines a beccafico pretend to be small birds; the panelle of Palermo are fried chickpeas in a roll. Bronte has its pistachios, Pachino its tomatoes, Modica a chocolate worked cold so that the sugar crunches. Etna gives fine-boned reds of Nerello Mascalese and whites of Carricante; Vittoria its Cerasuolo; Pantelleria a passito of sun-dried Zibibbo. And Marsala, dry, before dinner, deserves another chance.</p>',
        '<p>Le petit déjeuner, c’est une granita et une brioche : amande à Noto, mûre à Catane. À midi, des pâtes alla Norma, d’après l’opéra de Bellini, ou, à Trapani, un couscous au bouillon de poisson, legs des Arabes. La caponata est aigre-douce ; les sardines a beccafico jouent les petits oiseaux ; les panelle de Palerme sont des pois chiches frits dans un pain. Bronte a ses pistaches, Pachino ses tomates, Modica un chocolat travaillé à froid où le sucre craque. L’Etna donne des rouges fins de nerello mascalese et des blancs de carricante ; Vittoria, son cerasuolo ; Pantelleria, un passito de zibibbo séché au soleil. Et le marsala sec, à l’apéritif, mérite une seconde chance.</p>',
        '<p>Zum Frühstück gibt es Granita mit Brioche, in Noto mit Mandel, in Catania mit Maulbeere. Mittags vielleicht Pasta alla Norma, benannt nach Bellinis Oper, oder in Trapani Couscous mit Fischbrühe, ein Erbe der Araber. Caponata ist süßsauer; Sardinen a beccafico spielen kleine Vögel; Palermos Panelle sind gebackene Kichererbsen im Brötchen. Bronte hat seine Pistazien, Pachino seine Tomaten, Modica eine kalt verarbeitete Schokolade, in der der Zucker knirscht. Vom Ätna kommen feine Rote aus Nerello Mascalese und Weiße aus Carricante, aus Vittoria der Cerasuolo, von Pantelleria Passito aus getrocknetem Zibibbo. Und trockener Marsala vor dem Essen verdient eine zweite Chance.</p>',
      ),
      picture: picture('fish-market', 'harbour', 'baglio', 'etna'),
    },
    weather: {
      title: say('Weather in Sicily', 'La météo en Sicile', 'Wetter auf Sizilien'),
      metaDescription: say(
        'Air, sea and scirocco in Sicily from January to December.',
        'Air, mer et sirocco en Sicile, de janvier à décembre.',
        'Luft, Meer und Scirocco auf Sizilien von Januar bis Dezember.',
      ),
      heading2: say(
        'A long summer, and snow on Etna',
        'Un long été, et de la neige sur l’Etna',
        'Ein langer Sommer, und Schnee auf dem Ätna',
      ),
      module: html(
        '<p>Spring comes in February with the almond blossom. By May days reach 25 degrees, in June 29, in July and August 32 or 33, more inland and when the scirocco blows; stone houses are built for that. The sea is at 23 in June, 27 in August, still 23 in October, when one can swim at noon and light a fire at night. Rain falls mainly from October to March. Etna, at some 3,350 metres, keeps snow into April, so that there are days when you may ski in the morning and have lunch on the beach.</p>',
        '<p>Le printemps arrive en février avec l’amandier. En mai, il fait 25 degrés, en juin 29, en juillet et août 32 ou 33, davantage dans les terres et par sirocco ; les maisons de pierre sont faites pour cela. La mer est à 23 en juin, 27 en août, encore 23 en octobre, quand on se baigne à midi et qu’on allume le feu le soir. Il pleut surtout d’octobre à mars. L’Etna, quelque 3 350 mètres, garde sa neige jusqu’en avril : certains jours, on skie le matin et l’on déjeune à la plage.</p>',
        '<p>Der Frühling kommt im Februar mit der Mandelblüte. Im Mai werden es 25 Grad, im Juni 29, im Juli und August 32 oder 33, mehr im Landesinneren und bei Scirocco; dafür sind die Steinhäuser gebaut. Das Meer hat im Juni 23 Grad, im August 27 und im Oktober noch 23, wenn man mittags schwimmt und abends Feuer macht. Regen fällt vor allem von Oktober bis März. Auf dem Ätna, rund 3.350 Meter hoch, liegt bis in den April Schnee: An manchen Tagen fährt man morgens Ski und isst mittags am Strand.</p>',
      ),
      picture: picture('rows', 'mountains', 'baglio', 'etna'),
    },
    'towns-and-cities': {
      title: say('Towns of Sicily', 'Les villes de Sicile', 'Siziliens Städte'),
      metaDescription: say(
        'Palermo, Syracuse, Noto, Ragusa, Taormina, Cefalù and Erice.',
        'Palerme, Syracuse, Noto, Raguse, Taormine, Cefalù et Erice.',
        'Palermo, Syrakus, Noto, Ragusa, Taormina, Cefalù und Erice.',
      ),
      heading2: say(
        'Two capitals and a row of stages',
        'Deux capitales et des décors',
        'Zwei Hauptstädte und viele Bühnen',
      ),
      module: html(
        '<p>Palermo is loud, golden and never finished: mosaics, markets, palaces with plants growing out of them. Catania is black, built of Etna’s lava, with a fish market behind the cathedral. Syracuse has Ortigia, an island of honey-coloured stone to be walked at dusk. Noto, Modica, Scicli and Ragusa Ibla share a baroque born of one catastrophe and differ in hills. Taormina has its theatre and its prices; go in March. Cefalù sits under a rock; Erice, at 750 metres, in a cloud of its own; and at Marzamemi a tunny village has become a square of chairs.</p>',
        '<p>Palerme est bruyante, dorée, jamais finie : mosaïques, marchés, palais d’où sortent des plantes. Catane est noire, bâtie de lave, avec un marché aux poissons derrière la cathédrale. Syracuse a Ortygie, île de pierre blonde à parcourir au crépuscule. Noto, Modica, Scicli et Raguse Ibla partagent un baroque né d’une même catastrophe et diffèrent par leurs collines. Taormine a son théâtre et ses prix ; allez-y en mars. Cefalù se tient sous un rocher ; Erice, à 750 mètres, dans son nuage ; et à Marzamemi un village de thoniers est devenu une place de chaises.</p>',
        '<p>Palermo ist laut, golden und nie fertig: Mosaiken, Märkte, Paläste, aus denen Pflanzen wachsen. Catania ist schwarz, aus der Lava des Ätna gebaut, mit einem Fischmarkt hinter dem Dom. Syrakus hat Ortygia, eine Insel aus honigfarbenem Stein, am besten in der Dämmerung. Noto, Modica, Scicli und Ragusa Ibla teilen einen Barock, der aus einer einzigen Katastrophe entstand, und unterscheiden sich in den Hügeln. Taormina hat sein Theater und seine Preise; fahren Sie im März. Cefalù sitzt unter einem Felsen, Erice auf 750 Metern in seiner eigenen Wolke, und in Marzamemi wurde aus einem Dorf der Thunfischer ein Platz voller Stühle.</p>',
      ),
      picture: picture('square', 'harbour', 'baglio'),
    },
  },
)
