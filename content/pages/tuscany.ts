import { guides } from './guide.ts'
import { html, picture, say } from './shape.ts'

export const tuscany = guides(
  { parentId: 2111, firstId: 2150, path: '/italy/tuscany' },
  {
    experiences: {
      title: say('Experiences in Tuscany', 'Expériences en Toscane', 'Erlebnisse in der Toskana'),
      metaDescription: say(
        'Truffles, Brunello from the cask, Piero’s frescoes and a hot stream in a wood.',
        'Truffes, brunello au fût, fresques de Piero et un ruisseau chaud dans les bois.',
        'Trüffel, Brunello vom Fass, Pieros Fresken und ein heißer Bach im Wald.',
      ),
      heading2: say('A dog, a cask and a fresco', 'Un chien, un fût, une fresque', 'Ein Hund, ein Fass und ein Fresko'),
      module: html(
        '<p>Follow a dog: at San Miniato the truffle hunter goes out from June for the summer kind and from October for the white, and lunch depends on the nose in front. At Montalcino a cellarman draws four Brunelli from the cask, one from each side of the hill. An art historian drives you from Arezzo to Sansepolcro in the footsteps of Piero della Francesca and leaves you alone with him. At seven in the morning the hot stream of Bagni San Filippo steams among beeches. In July and August, ask us for seats at the Palio; they are on balconies and take some time to find.</p>',
        '<p>Suivez un chien : à San Miniato, le truffier sort dès juin pour la truffe d’été, en octobre pour la blanche, et le déjeuner dépend du museau qui précède. À Montalcino, un maître de chai tire quatre brunellos du fût, un par flanc de colline. Une historienne de l’art vous conduit d’Arezzo à Sansepolcro sur les pas de Piero della Francesca et vous laisse seuls avec lui. À sept heures, le ruisseau chaud de Bagni San Filippo fume parmi les hêtres. En juillet et en août, demandez-nous des places pour le Palio : sur des balcons, et longues à trouver.</p>',
        '<p>Folgen Sie einem Hund: In San Miniato zieht der Trüffelsucher ab Juni für die Sommertrüffel los, ab Oktober für die weiße, und das Mittagessen hängt von der Nase vor Ihnen ab. In Montalcino zieht ein Kellermeister vier Brunelli vom Fass, einen von jeder Seite des Hügels. Eine Kunsthistorikerin fährt Sie auf Pieros Spuren von Arezzo nach Sansepolcro und lässt Sie dann mit ihm allein. Um sieben Uhr früh dampft zwischen Buchen der heiße Bach von Bagni San Filippo. Für Juli und August fragen Sie uns nach Plätzen beim Palio; sie liegen auf Balkonen und wollen gesucht sein.</p>',
      ),
      picture: picture('cellar', 'cypress-hills', 'tuscan-farmhouse'),
    },
    areas: {
      title: say('Where to stay in Tuscany', 'Où loger en Toscane', 'Wo man in der Toskana wohnt'),
      metaDescription: say(
        'Chianti, Val d’Orcia, Maremma, Lucca and Versilia, Cortona and Arezzo.',
        'Chianti, val d’Orcia, Maremme, Lucques et Versilia, Cortone et Arezzo.',
        'Chianti, Orcia-Tal, Maremma, Lucca und Versilia, Cortona und Arezzo.',
      ),
      heading2: say('Hills of five kinds', 'Cinq sortes de collines', 'Hügel in fünf Arten'),
      module: html(
        '<ul><li><strong>Chianti</strong>: woods and vineyards between Florence and Siena; everything within an hour.</li><li><strong>Val d’Orcia</strong>: bare clay, wheat and single cypresses; green in May, gold in July.</li><li><strong>Maremma</strong>: cattle, Etruscan towns, and the sea at hand.</li><li><strong>Lucca and Versilia</strong>: villas with gardens, marble mountains, long sandy beaches.</li><li><strong>Cortona and Arezzo</strong>: wide valleys, Piero’s frescoes, Umbria next door.</li></ul><p>On hill roads one averages forty kilometres an hour. For swimming in the sea choose the Maremma or Lucca; elsewhere it is a day trip.</p>',
        '<ul><li><strong>Chianti</strong> : bois et vignes entre Florence et Sienne ; tout à moins d’une heure.</li><li><strong>Val d’Orcia</strong> : argile nue, blé, cyprès isolés ; vert en mai, doré en juillet.</li><li><strong>Maremme</strong> : des bœufs, des villes étrusques, la mer à portée.</li><li><strong>Lucques et la Versilia</strong> : villas à jardins, montagnes de marbre, longues plages de sable.</li><li><strong>Cortone et Arezzo</strong> : larges vallées, fresques de Piero, l’Ombrie à côté.</li></ul><p>Sur les routes de colline, on fait du quarante à l’heure. Pour la mer, choisissez la Maremme ou Lucques ; ailleurs, c’est une excursion.</p>',
        '<ul><li><strong>Chianti</strong>: Wälder und Reben zwischen Florenz und Siena; alles in einer Stunde.</li><li><strong>Orcia-Tal</strong>: nackter Ton, Weizen, einzelne Zypressen; im Mai grün, im Juli golden.</li><li><strong>Maremma</strong>: Rinder, Etruskerstädte und das Meer zur Hand.</li><li><strong>Lucca und Versilia</strong>: Villen mit Gärten, Marmorberge, lange Sandstrände.</li><li><strong>Cortona und Arezzo</strong>: weite Täler, Pieros Fresken, Umbrien nebenan.</li></ul><p>Auf Hügelstraßen schafft man vierzig Kilometer in der Stunde. Wer im Meer schwimmen will, wählt Maremma oder Lucca; anderswo ist es ein Tagesausflug.</p>',
      ),
      picture: picture('ridge', 'cypress-hills', 'tuscan-villa', 'hill-town'),
    },
    beaches: {
      title: say('Beaches of Tuscany', 'Les plages de Toscane', 'Strände der Toskana'),
      metaDescription: say(
        'Cabins in Versilia, pines in the Maremma, coves on Argentario and Elba.',
        'Cabines en Versilia, pins en Maremme, criques à l’Argentario et à l’île d’Elbe.',
        'Strandkabinen in der Versilia, Pinien in der Maremma, Buchten am Argentario und auf Elba.',
      ),
      heading2: say('The other Tuscany', 'L’autre Toscane', 'Die andere Toskana'),
      module: html(
        '<p>Tuscany also has a coast, and seven islands off it. In the north, Versilia: twenty kilometres of fine sand and striped cabins from Viareggio to Forte dei Marmi, with the marble quarries of the Apuan Alps behind, white as snow. In the Maremma park, Cala di Forno and Collelungo are reached on foot or by bicycle, under umbrella pines. Cala Violina, near Scarlino, is named after the squeak of its sand; numbers are limited, so book. Argentario has rocks and clear water, Elba more than a hundred beaches and an hour’s ferry from Piombino. Bathers who come from inland leave at eight and are glad.</p>',
        '<p>La Toscane a aussi une côte et, au large, sept îles. Au nord, la Versilia : vingt kilomètres de sable fin et de cabines rayées, de Viareggio à Forte dei Marmi, avec derrière les carrières des Alpes apuanes, blanches comme neige. Dans le parc de la Maremme, Cala di Forno et Collelungo se gagnent à pied ou à vélo, sous les pins parasols. Cala Violina, près de Scarlino, doit son nom au crissement de son sable ; l’accès est limité, réservez. L’Argentario a ses rochers et son eau claire, l’île d’Elbe plus de cent plages, à une heure de ferry de Piombino. Depuis l’intérieur, partez à huit heures : vous vous en féliciterez.</p>',
        '<p>Die Toskana hat auch eine Küste und davor sieben Inseln. Im Norden die Versilia: zwanzig Kilometer feiner Sand und gestreifte Kabinen von Viareggio bis Forte dei Marmi, dahinter die Marmorbrüche der Apuanischen Alpen, weiß wie Schnee. Im Naturpark der Maremma erreicht man Cala di Forno und Collelungo zu Fuß oder mit dem Rad, unter Schirmpinien. Cala Violina bei Scarlino heißt nach ihrem singenden Sand; der Zugang ist begrenzt, also reservieren. Am Argentario gibt es Felsen und klares Wasser, auf Elba über hundert Strände, eine Fährstunde von Piombino. Wer aus dem Hinterland kommt, bricht um acht auf und ist froh darüber.</p>',
      ),
      picture: picture('dunes', 'pine-coast', 'modern-white'),
    },
    history: {
      title: say('A short history of Tuscany', 'Petite histoire de la Toscane', 'Kleine Geschichte der Toskana'),
      metaDescription: say(
        'Etruscans, communes, Medici, grand dukes and sharecroppers.',
        'Étrusques, communes, Médicis, grands-ducs et métayers.',
        'Etrusker, Stadtrepubliken, Medici, Großherzöge und Halbpächter.',
      ),
      heading2: say(
        'Cities that could not abide each other',
        'Des villes qui ne se supportaient pas',
        'Städte, die einander nicht ausstehen konnten',
      ),
      module: html(
        '<p>The Etruscans gave the land its name and its hill towns: Volterra, Cortona, Chiusi, Populonia. In the Middle Ages every city was a republic at war with the next; Siena beat Florence at Montaperti in 1260 and was swallowed by it in 1555. In between came the banks, the guilds and Dante, Giotto and Brunelleschi, whose dome was closed in 1436. The Medici ruled as grand dukes until 1737, then the house of Lorraine, who abolished the death penalty in 1786, before any other state in Europe. The landscape is the work of sharecroppers, who gave half of everything to the owner until the system was ended after 1964.</p>',
        '<p>Les Étrusques ont donné au pays son nom et ses villes perchées : Volterra, Cortone, Chiusi, Populonia. Au Moyen Âge, chaque cité était une république en guerre avec la voisine ; Sienne battit Florence à Montaperti en 1260 et fut avalée par elle en 1555. Entre-temps vinrent les banques, les corporations, Dante, Giotto et Brunelleschi, dont la coupole fut fermée en 1436. Les Médicis régnèrent jusqu’en 1737, puis la maison de Lorraine, qui abolit la peine de mort en 1786, avant tout autre État d’Europe. Le paysage est l’œuvre des métayers, qui remirent la moitié de tout au propriétaire jusqu’à l’extinction du système, après 1964.</p>',
        '<p>Die Etrusker gaben dem Land den Namen und die Bergstädte: Volterra, Cortona, Chiusi, Populonia. Im Mittelalter war jede Stadt eine Republik im Krieg mit der nächsten; Siena schlug Florenz 1260 bei Montaperti und wurde 1555 von ihm geschluckt. Dazwischen kamen Banken, Zünfte, Dante, Giotto und Brunelleschi, dessen Kuppel 1436 geschlossen wurde. Bis 1737 herrschten die Medici als Großherzöge, dann das Haus Lothringen, das 1786 die Todesstrafe abschaffte, früher als jeder andere Staat Europas. Die Landschaft ist das Werk der Halbpächter, die die Hälfte von allem abgaben, bis das System nach 1964 auslief.</p>',
      ),
      picture: picture('castle', 'cypress-hills', 'tuscan-villa'),
    },
    'food-and-wine': {
      title: say('Food and wine in Tuscany', 'À table en Toscane', 'Essen und Wein in der Toskana'),
      metaDescription: say(
        'Bread without salt, beans, Chianina beef, pecorino and Sangiovese.',
        'Pain sans sel, haricots, bœuf de Chianina, pecorino et sangiovese.',
        'Brot ohne Salz, Bohnen, Chianina-Rind, Pecorino und Sangiovese.',
      ),
      heading2: say('Bread without salt', 'Du pain sans sel', 'Brot ohne Salz'),
      module: html(
        '<p>The bread has no salt, and everything else makes up for it: salami with fennel, pecorino from Pienza, liver on toast, oil so green in November that it bites. Leftover bread becomes ribollita, panzanella and pappa al pomodoro. Beans are taken seriously, and so is the fiorentina, cut three fingers thick from Chianina cattle and never cooked through. On the coast there is cacciucco, a fish stew with at least five kinds. The grape is Sangiovese: Chianti Classico, Brunello, Vino Nobile, Morellino, according to the hill. Bolgheri, by the sea, went its own way with Cabernet. Vin santo and a hard biscuit close the matter.</p>',
        '<p>Le pain est sans sel, et tout le reste compense : saucisson au fenouil, pecorino de Pienza, crostini au foie, huile si verte en novembre qu’elle pique. Le pain rassis devient ribollita, panzanella, pappa al pomodoro. On ne plaisante pas avec les haricots, ni avec la fiorentina, épaisse de trois doigts, de race chianina, jamais bien cuite. Sur la côte, le cacciucco réunit au moins cinq poissons. Le cépage est le sangiovese : chianti classico, brunello, vino nobile ou morellino selon la colline. Bolgheri, près de la mer, a suivi sa route avec le cabernet. Un vin santo et un biscuit dur closent l’affaire.</p>',
        '<p>Das Brot ist ohne Salz, und alles andere gleicht es aus: Salami mit Fenchel, Pecorino aus Pienza, Leber auf Röstbrot, ein Öl, das im November so grün ist, dass es beißt. Altes Brot wird zu Ribollita, Panzanella, Pappa al pomodoro. Bohnen nimmt man ernst, ebenso die Fiorentina, drei Finger dick vom Chianina-Rind und nie durch. An der Küste gibt es Cacciucco, einen Eintopf aus mindestens fünf Fischen. Die Rebe heißt Sangiovese: je nach Hügel Chianti Classico, Brunello, Vino Nobile oder Morellino. Bolgheri am Meer ging mit Cabernet eigene Wege. Vin Santo und ein harter Keks schließen die Sache ab.</p>',
      ),
      picture: picture('feast', 'vineyards', 'tuscan-farmhouse', 'hill-town'),
    },
    weather: {
      title: say('Weather in Tuscany', 'La météo en Toscane', 'Wetter in der Toskana'),
      metaDescription: say(
        'Temperatures, storms and seasons in Tuscany, in the hills and on the coast.',
        'Températures, orages et saisons en Toscane, sur les collines et sur la côte.',
        'Temperaturen, Gewitter und Jahreszeiten in der Toskana, im Hügelland und an der Küste.',
      ),
      heading2: say('Four real seasons', 'Quatre vraies saisons', 'Vier echte Jahreszeiten'),
      module: html(
        '<p>Tuscany has four seasons. April has 19 degrees and wisteria; May, 24 and poppies; June, 28 and fireflies. July and August reach 31, more in Florence, which lies in a bowl, less at 500 metres in Chianti, where the night is cool. Thunderstorms come in late August and wash the dust off. September, at 27, is grape harvest; in October the hills turn and the days still reach 21. The sea is at 22 in June and 25 in July and August. November brings rain and new oil; in winter there is frost, open fires and, in the Uffizi, room to look.</p>',
        '<p>La Toscane a quatre saisons. Avril donne 19 degrés et des glycines ; mai, 24 et des coquelicots ; juin, 28 et des lucioles. Juillet et août atteignent 31, davantage à Florence, qui est dans une cuvette, moins à 500 mètres, dans le Chianti, où la nuit est fraîche. Fin août, des orages lavent la poussière. Septembre, à 27, est le mois des vendanges ; en octobre, les collines virent et l’on a encore 21. La mer est à 22 en juin, à 25 en juillet et en août. Novembre apporte la pluie et l’huile nouvelle ; l’hiver a du gel, des flambées et, aux Offices, de la place pour regarder.</p>',
        '<p>Die Toskana hat vier Jahreszeiten. Der April bringt 19 Grad und Glyzinien, der Mai 24 und Mohn, der Juni 28 und Glühwürmchen. Juli und August erreichen 31 Grad, mehr in Florenz, das in einem Kessel liegt, weniger auf 500 Metern im Chianti, wo die Nacht kühl ist. Ende August waschen Gewitter den Staub ab. Der September mit 27 Grad gehört der Lese; im Oktober färben sich die Hügel, und es werden noch 21. Das Meer hat im Juni 22, im Juli und August 25 Grad. Der November bringt Regen und neues Öl; im Winter gibt es Frost, Kaminfeuer und in den Uffizien Platz zum Schauen.</p>',
      ),
      picture: picture('avenue', 'cypress-hills', 'tuscan-farmhouse', 'hill-town'),
    },
    'towns-and-cities': {
      title: say('Towns and cities of Tuscany', 'Villes de Toscane', 'Städte der Toskana'),
      metaDescription: say(
        'Florence, Siena, Lucca, Arezzo, Pienza and the towers of San Gimignano.',
        'Florence, Sienne, Lucques, Arezzo, Pienza et les tours de San Gimignano.',
        'Florenz, Siena, Lucca, Arezzo, Pienza und die Türme von San Gimignano.',
      ),
      heading2: say('Go at eight, or after six', 'À huit heures, ou après six heures', 'Um acht oder nach sechs'),
      module: html(
        '<p>Florence asks for an appointment: book the Uffizi and the dome, and see San Marco, where each monk had a Fra Angelico to himself. Siena is Gothic and slopes towards its square, where the Palio is ridden on 2 July and 16 August. Lucca has walls broad enough to cycle on, four kilometres round. Pisa is more than a tower; Arezzo has Piero’s frescoes and, on the first Sunday of the month, an antiques fair; Pienza was built as an ideal by a pope in three years. San Gimignano keeps fourteen of its seventy-two towers. Smaller and quieter: Montepulciano, Cortona, Massa Marittima, Pitigliano on its tufa.</p>',
        '<p>Florence demande rendez-vous : réservez les Offices et la coupole, et voyez San Marco, où chaque moine avait son Fra Angelico. Sienne est gothique et penche vers sa place, où se court le Palio les 2 juillet et 16 août. Lucques a des remparts où l’on roule à vélo, quatre kilomètres de tour. Pise est plus qu’une tour ; Arezzo a les fresques de Piero et, le premier dimanche du mois, une foire aux antiquités ; Pienza fut bâtie en trois ans, comme un idéal, par un pape. San Gimignano garde quatorze tours sur soixante-douze. Plus petites, plus calmes : Montepulciano, Cortone, Massa Marittima, Pitigliano sur son tuf.</p>',
        '<p>Florenz will verabredet sein: Buchen Sie Uffizien und Kuppel und sehen Sie San Marco, wo jeder Mönch seinen eigenen Fra Angelico hatte. Siena ist gotisch und neigt sich zu seinem Platz, auf dem am 2. Juli und 16. August der Palio geritten wird. Lucca hat Mauern, auf denen man Rad fährt, vier Kilometer rundherum. Pisa ist mehr als ein Turm; Arezzo hat Pieros Fresken und am ersten Sonntag im Monat einen Antiquitätenmarkt; Pienza baute ein Papst in drei Jahren als Ideal. San Gimignano behielt vierzehn von zweiundsiebzig Türmen. Kleiner und stiller: Montepulciano, Cortona, Massa Marittima, Pitigliano auf seinem Tuff.</p>',
      ),
      picture: picture('town', 'cypress-hills', 'tuscan-villa'),
    },
  },
)
