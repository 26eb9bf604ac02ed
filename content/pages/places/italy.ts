import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const italy: Record<string, PlaceWords> = {
  'amalfi-coast': {
    at: say('on the Amalfi Coast', 'sur la côte amalfitaine', 'an der Amalfiküste'),
    heading2: say('Thirteen towns and one road', 'Treize communes, une seule route', 'Dreizehn Orte, eine Straße'),
    guides: {
      areas: {
        heading2: say('Above, below and between', 'En haut, en bas, entre les deux', 'Oben, unten und dazwischen'),
        text: say(
          'Positano is steps and company; Praiano, next to it, has the sunset and half the people. Amalfi and Atrani are in the middle of the ferries. Ravello, at 350 metres, is cool, with gardens and concerts. Minori, Maiori and Cetara, further east, are where people live all year, and Vietri is a quarter of an hour from Salerno’s trains.',
          'Positano, ce sont des marches et du monde ; Praiano, sa voisine, a le couchant et moitié moins de gens. Amalfi et Atrani sont au centre des bateaux. Ravello, à 350 mètres, est fraîche, avec jardins et concerts. Minori, Maiori et Cetara, plus à l’est, s’habitent toute l’année ; Vietri est à un quart d’heure des trains de Salerne.',
          'Positano heißt Stufen und Gesellschaft; Praiano daneben hat den Sonnenuntergang und halb so viele Leute. Amalfi und Atrani liegen in der Mitte der Schiffslinien. Ravello auf 350 Metern ist kühl, mit Gärten und Konzerten. In Minori, Maiori und Cetara weiter östlich lebt man das ganze Jahr, und von Vietri ist es eine Viertelstunde zu den Zügen in Salerno.',
        ),
      },
      beaches: {
        heading2: say(
          'Small, of stone, and reached by stairs',
          'Petites, de galets, au bas d’un escalier',
          'Klein, steinig und über Treppen',
        ),
        text: say(
          'The beaches are coves at the feet of valleys: Marina di Praia between its cliffs, Fornillo round the corner from Positano, Duoglio by boat or four hundred steps. Maiori has the longest, almost a kilometre. The sun leaves most of them early in the afternoon; Gavitella, below Praiano, keeps it until evening.',
          'Les plages sont des criques au pied des vallons : Marina di Praia entre ses falaises, Fornillo au coin de Positano, Duoglio en bateau ou par quatre cents marches. Maiori a la plus longue, près d’un kilomètre. Le soleil en quitte la plupart tôt l’après-midi ; Gavitella, sous Praiano, le garde jusqu’au soir.',
          'Die Strände sind Buchten am Fuß von Tälern: Marina di Praia zwischen ihren Klippen, Fornillo um die Ecke von Positano, Duoglio mit dem Boot oder über vierhundert Stufen. Den längsten hat Maiori, fast einen Kilometer. Die meisten verlässt die Sonne früh am Nachmittag; Gavitella unterhalb von Praiano behält sie bis zum Abend.',
        ),
      },
      history: {
        heading2: say('A republic before Venice', 'Une république avant Venise', 'Eine Republik vor Venedig'),
        text: say(
          'Before Venice there was Amalfi: in the ninth to eleventh centuries its ships traded with Constantinople and Egypt, and its sea law was kept long after. Pisa sacked the town in 1135, and in 1343 a storm took the lower half of it into the sea. The paper mills in the valley, which had learnt from the Arabs, turned on; one still does.',
          'Avant Venise, il y eut Amalfi : du IXe au XIe siècle, ses navires commerçaient avec Constantinople et l’Égypte, et son droit maritime lui survécut longtemps. Pise pilla la ville en 1135 ; en 1343, une tempête emporta sa moitié basse. Les moulins à papier du vallon, élèves des Arabes, continuèrent de tourner ; l’un d’eux tourne encore.',
          'Vor Venedig war Amalfi: Vom 9. bis ins 11. Jahrhundert handelten seine Schiffe mit Konstantinopel und Ägypten, und sein Seerecht galt noch lange danach. 1135 plünderte Pisa die Stadt, und 1343 riss ein Sturm die untere Hälfte ins Meer. Die Papiermühlen im Tal, die von den Arabern gelernt hatten, drehten sich weiter; eine tut es noch.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Lemons, anchovies and a drop from Cetara',
          'Citrons, anchois et la goutte de Cetara',
          'Zitronen, Sardellen und Tropfen aus Cetara',
        ),
        text: say(
          'The sfusato is a long pale lemon whose terraces hold up the coast; it is eaten in slices with salt. Cetara catches anchovies and lets them drip for years into colatura, a few drops of which season spaghetti. Tramonti makes provola and red wine from vines older than the phylloxera; Furore grows a white on the cliff.',
          'Le sfusato est un long citron pâle dont les terrasses tiennent la côte ; on le mange en tranches, avec du sel. Cetara pêche l’anchois et le laisse goutter des années : quelques gouttes de colatura suffisent aux spaghetti. Tramonti fait de la provola et un rouge de vignes d’avant le phylloxéra ; Furore cultive un blanc à flanc de falaise.',
          'Der Sfusato ist eine lange, blasse Zitrone, deren Terrassen die Küste halten; man isst sie in Scheiben mit Salz. Cetara fängt Sardellen und lässt sie jahrelang zu Colatura abtropfen, von der wenige Tropfen für die Spaghetti genügen. Tramonti macht Provola und Rotwein von Reben aus der Zeit vor der Reblaus; in Furore wächst ein Weißer an der Klippe.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Amalfi, Ravello, Atrani', 'Amalfi, Ravello, Atrani', 'Amalfi, Ravello, Atrani'),
        text: say(
          'Amalfi has its striped cathedral with bronze doors cast in Constantinople about 1060. Atrani, five minutes away through a tunnel for walkers, is among the smallest communes in Italy and has a square like a room. Ravello’s Villa Rufolo gave Wagner his garden; Villa Cimbrone ends in a terrace of busts above the drop.',
          'Amalfi a sa cathédrale rayée et des portes de bronze fondues à Constantinople vers 1060. Atrani, à cinq minutes par un tunnel pour piétons, est l’une des plus petites communes d’Italie et a une place comme une chambre. À Ravello, la Villa Rufolo donna son jardin à Wagner ; la Villa Cimbrone finit en terrasse de bustes au-dessus du vide.',
          'Amalfi hat seinen gestreiften Dom mit Bronzetüren, um 1060 in Konstantinopel gegossen. Atrani, fünf Minuten weiter durch einen Fußgängertunnel, gehört zu den kleinsten Gemeinden Italiens und hat einen Platz wie ein Zimmer. In Ravello gab die Villa Rufolo Wagner seinen Garten; die Villa Cimbrone endet in einer Terrasse mit Büsten über dem Abgrund.',
        ),
      },
    },
  },
  umbria: {
    at: say('in Umbria', 'en Ombrie', 'in Umbrien'),
    heading2: say('Green, high and in no hurry', 'Verte, haute et sans hâte', 'Grün, hoch und ohne Eile'),
    guides: {
      areas: {
        heading2: say(
          'Lake, valley and the high south',
          'Le lac, la vallée et le haut Sud',
          'See, Tal und der hohe Süden',
        ),
        text: say(
          'Round Trasimeno the hills are low and the evenings long; Castiglione and Passignano have ferries to the islands. The valley between Perugia and Spoleto strings Assisi, Spello, Trevi and Montefalco within half an hour of each other. Todi and Orvieto, in the south-west, are nearest to Rome, and the Valnerina is gorges, trout and black truffles.',
          'Autour du Trasimène, les collines sont basses et les soirées longues ; de Castiglione et Passignano, des bateaux vont aux îles. La vallée entre Pérouse et Spolète aligne Assise, Spello, Trevi et Montefalco à une demi-heure l’une de l’autre. Todi et Orvieto, au sud-ouest, sont les plus proches de Rome ; la Valnerina, ce sont des gorges, des truites et la truffe noire.',
          'Um den Trasimeno sind die Hügel niedrig und die Abende lang; von Castiglione und Passignano fahren Schiffe zu den Inseln. Im Tal zwischen Perugia und Spoleto reihen sich Assisi, Spello, Trevi und Montefalco, je eine halbe Stunde voneinander. Todi und Orvieto im Südwesten liegen Rom am nächsten, und die Valnerina besteht aus Schluchten, Forellen und schwarzen Trüffeln.',
        ),
      },
      history: {
        heading2: say(
          'Etruscans, saints and a salt war',
          'Des Étrusques, des saints, une guerre du sel',
          'Etrusker, Heilige und ein Salzkrieg',
        ),
        text: say(
          'Perugia’s arch and well are Etruscan; Hannibal beat the Romans beside Trasimeno in 217 BC. Benedict was born at Norcia about 480, Francis at Assisi in 1181 or 1182, and the painters who told his life there changed European art. In 1540 Perugia rose against the pope’s tax on salt, lost, and got a fortress on top of its finest quarter; its bread is still without salt.',
          'L’arc et le puits de Pérouse sont étrusques ; Hannibal battit les Romains au bord du Trasimène en 217 avant notre ère. Benoît naquit à Norcia vers 480, François à Assise en 1181 ou 1182, et les peintres qui y contèrent sa vie changèrent l’art d’Europe. En 1540, Pérouse se souleva contre l’impôt du pape sur le sel, perdit, et reçut une forteresse sur son plus beau quartier ; son pain est toujours sans sel.',
          'Bogen und Brunnen in Perugia sind etruskisch; am Trasimeno schlug Hannibal 217 v. Chr. die Römer. Benedikt wurde um 480 in Norcia geboren, Franziskus 1181 oder 1182 in Assisi, und die Maler, die dort sein Leben erzählten, veränderten die Kunst Europas. 1540 erhob sich Perugia gegen die Salzsteuer des Papstes, verlor und bekam eine Festung auf sein schönstes Viertel gesetzt; sein Brot ist noch immer ungesalzen.',
        ),
      },
      'food-and-wine': {
        heading2: say('Lentils, oil and Sagrantino', 'Lentilles, huile et sagrantino', 'Linsen, Öl und Sagrantino'),
        text: say(
          'The lentils of Castelluccio grow on a plain at 1,400 metres and flower in early July among poppies. The oil, from Moraiolo olives, is green and peppery; torta al testo is a flat bread split for ham and greens. Norcia’s butchers gave their name to the trade all over Italy. Montefalco has Sagrantino, Orvieto its white.',
          'Les lentilles de Castelluccio poussent sur un plateau à 1 400 mètres et fleurissent début juillet parmi les coquelicots. L’huile, d’olives moraiolo, est verte et poivrée ; la torta al testo est un pain plat que l’on fend pour le jambon et les herbes. Les bouchers de Norcia ont donné leur nom au métier dans toute l’Italie. Montefalco a le sagrantino, Orvieto son blanc.',
          'Die Linsen von Castelluccio wachsen auf einer Ebene in 1400 Metern und blühen Anfang Juli zwischen Mohn. Das Öl aus Moraiolo-Oliven ist grün und pfeffrig; Torta al testo ist ein Fladenbrot, aufgeschnitten für Schinken und Kräuter. Norcias Metzger gaben dem Handwerk in ganz Italien den Namen. Montefalco hat den Sagrantino, Orvieto seinen Weißen.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Each on its hill', 'Chacune sur sa colline', 'Jede auf ihrem Hügel'),
        text: say(
          'Assisi is two churches on top of each other, and quiet after six. Orvieto stands on tufa riddled with cellars, under a cathedral front like an altarpiece. Perugia has chocolate, students and a fountain of 1278. Spello paves its lanes with flowers at Corpus Christi; Gubbio runs three saints up a mountain on 15 May; Todi has a square without a fault.',
          'Assise, ce sont deux églises l’une sur l’autre, et le calme après six heures. Orvieto se tient sur un tuf creusé de caves, sous une façade de cathédrale pareille à un retable. Pérouse a le chocolat, les étudiants et une fontaine de 1278. Spello pave ses ruelles de fleurs à la Fête-Dieu ; Gubbio court trois saints jusqu’à la montagne le 15 mai ; Todi a une place sans défaut.',
          'Assisi besteht aus zwei Kirchen übereinander und ist nach sechs still. Orvieto steht auf Tuff voller Keller, unter einer Domfassade wie ein Altarbild. Perugia hat Schokolade, Studenten und einen Brunnen von 1278. Spello legt zu Fronleichnam seine Gassen mit Blüten aus; Gubbio trägt am 15. Mai drei Heilige im Lauf den Berg hinauf; Todi hat einen Platz ohne Fehler.',
        ),
      },
    },
  },
  sardinia: {
    at: say('in Sardinia', 'en Sardaigne', 'auf Sardinien'),
    heading2: say(
      'Granite, cork and a clear sea',
      'Du granit, du liège, une mer claire',
      'Granit, Kork und ein klares Meer',
    ),
    guides: {
      areas: {
        heading2: say('Coast or cork oaks', 'La côte ou les chênes-lièges', 'Küste oder Korkeichen'),
        text: say(
          'Porto Cervo and its bays are the Costa Smeralda: dear, discreet and full in August. San Pantaleo, ten minutes inland, is a granite village with a Thursday market. Palau and Cannigione look at the Maddalena islands; Santa Teresa, at Corsica. Round Tempio and Aggius, at five hundred metres, nights are cool and rooms have fireplaces.',
          'Porto Cervo et ses baies, c’est la Costa Smeralda : chère, discrète, pleine en août. San Pantaleo, à dix minutes dans les terres, est un village de granit au marché du jeudi. Palau et Cannigione regardent les îles de la Maddalena ; Santa Teresa, la Corse. Vers Tempio et Aggius, à cinq cents mètres, les nuits sont fraîches et l’on a des cheminées.',
          'Porto Cervo und seine Buchten sind die Costa Smeralda: teuer, diskret und im August voll. San Pantaleo, zehn Minuten landeinwärts, ist ein Granitdorf mit Donnerstagsmarkt. Palau und Cannigione blicken auf die Maddalena-Inseln, Santa Teresa auf Korsika. Um Tempio und Aggius, auf fünfhundert Metern, sind die Nächte kühl, und die Zimmer haben Kamine.',
        ),
      },
      beaches: {
        heading2: say('Pink granite, green water', 'Granit rose, eau verte', 'Rosa Granit, grünes Wasser'),
        text: say(
          'Capriccioli is four coves among rounded rocks; Liscia Ruja is the long one, Spiaggia del Principe the one with the path. In the archipelago Budelli’s pink beach may be looked at from the boat only. With the mistral swim on the east side, at Porto Istana; Rena Majore and Valle dell’Erica are for days without it.',
          'Capriccioli, ce sont quatre criques entre des rochers ronds ; Liscia Ruja est la longue, la Spiaggia del Principe celle que l’on gagne par un sentier. Dans l’archipel, la plage rose de Budelli ne se regarde que du bateau. Par mistral, baignez-vous à l’est, à Porto Istana ; Rena Majore et Valle dell’Erica sont pour les jours sans vent.',
          'Capriccioli sind vier Buchten zwischen runden Felsen; Liscia Ruja ist der lange Strand, die Spiaggia del Principe der mit dem Pfad. Im Archipel darf man den rosa Strand von Budelli nur vom Boot aus ansehen. Bei Mistral badet man im Osten, in Porto Istana; Rena Majore und Valle dell’Erica sind für Tage ohne Wind.',
        ),
      },
      history: {
        heading2: say('Towers older than Rome', 'Des tours plus vieilles que Rome', 'Türme, älter als Rom'),
        text: say(
          'Some seven thousand nuraghi, round towers of stone without mortar, were built from about 1700 BC; near Arzachena stand La Prisgiona with its village, and the giants’ tombs of Coddu Vecchiu and Li Lolghi. Garibaldi bought half of Caprera in 1855 and is buried there. In 1962 the Aga Khan and his friends began the Costa Smeralda.',
          'Quelque sept mille nuraghes, tours rondes de pierre sèche, furent bâtis à partir de 1700 avant notre ère environ ; près d’Arzachena se voient La Prisgiona et son village, et les tombes de géants de Coddu Vecchiu et de Li Lolghi. Garibaldi acheta la moitié de Caprera en 1855 et y repose. En 1962, l’Aga Khan et ses amis fondèrent la Costa Smeralda.',
          'Rund siebentausend Nuraghen, runde Türme aus Stein ohne Mörtel, entstanden seit etwa 1700 v. Chr.; bei Arzachena stehen La Prisgiona mit ihrem Dorf und die Gigantengräber Coddu Vecchiu und Li Lolghi. Garibaldi kaufte 1855 die Hälfte von Caprera und liegt dort begraben. 1962 begannen der Aga Khan und seine Freunde die Costa Smeralda.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Zuppa gallurese and Vermentino',
          'Zuppa gallurese et vermentino',
          'Zuppa gallurese und Vermentino',
        ),
        text: say(
          'Zuppa gallurese is bread and cheese in layers, soaked in broth and baked, and no soup. Bread comes as carasau, thin as paper, which shepherds could carry for weeks. Suckling pig is roasted over myrtle wood, seadas are fried with cheese and bitter honey. Vermentino di Gallura, from granite, is the island’s one DOCG.',
          'La zuppa gallurese est de pain et de fromage en couches, mouillée de bouillon et passée au four ; une soupe, non. Le pain se fait carasau, mince comme du papier, que les bergers portaient des semaines. Le cochon de lait rôtit au bois de myrte, les seadas se font frire, fromage et miel amer. Le vermentino di Gallura, né du granit, est la seule DOCG de l’île.',
          'Zuppa gallurese ist Brot mit Käse in Lagen, mit Brühe getränkt und gebacken, und keine Suppe. Als Carasau ist das Brot dünn wie Papier; Hirten konnten es wochenlang mitnehmen. Spanferkel brät man über Myrtenholz, Seadas frittiert man mit Käse und bitterem Honig. Vermentino di Gallura, vom Granit, ist die einzige DOCG der Insel.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'San Pantaleo, La Maddalena, Tempio',
          'San Pantaleo, La Maddalena, Tempio',
          'San Pantaleo, La Maddalena, Tempio',
        ),
        text: say(
          'San Pantaleo lies under teeth of granite, with studios round its square. La Maddalena, twenty minutes by ferry from Palau, was a naval town and has the cafés for it. Tempio Pausania is grey granite to the last doorstep and lives from cork. Castelsardo, an hour west, climbs to a Doria castle above basket-weavers.',
          'San Pantaleo se blottit sous des dents de granit, des ateliers autour de sa place. La Maddalena, à vingt minutes de ferry de Palau, fut ville de marine et en a les cafés. Tempio Pausania est de granit gris jusqu’au dernier seuil et vit du liège. Castelsardo, à une heure vers l’ouest, monte vers un château des Doria, au-dessus de ses vannières.',
          'San Pantaleo liegt unter Zähnen aus Granit, mit Ateliers um den Platz. La Maddalena, zwanzig Fährminuten von Palau, war Marinestadt und hat die Cafés dafür. Tempio Pausania ist bis zur letzten Schwelle aus grauem Granit und lebt vom Kork. Castelsardo, eine Stunde westlich, steigt über den Korbflechterinnen zu einer Burg der Doria an.',
        ),
      },
    },
  },
}
