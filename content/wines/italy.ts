import { say } from '../pages/shape.ts'
import type { Wine } from './shape.ts'

const sicily: Wine[] = [
  {
    ...{ id: 1, region: 'sicily', appellation: 'Etna Rosso', name: 'Contrada Nerina', producer: 'Tenuta Lavascura' },
    ...{ vintage: 2021, colour: 'red', perCase: 6, bottleCents: 2_450, stock: 96, complimentary: true },
    grape: say('Nerello Mascalese', 'Nerello Mascalese', 'Nerello Mascalese'),
    style: say(
      'Pale, dry and long: sour cherry, blood orange and a trace of smoke from the black soil.',
      'Robe claire, bouche sèche et longue : griotte, orange sanguine et une pointe de fumée venue du sol noir.',
      'Hell, trocken und lang: Sauerkirsche, Blutorange und ein Hauch Rauch vom schwarzen Boden.',
    ),
    pairing: say(
      'Swordfish with tomato and capers, grilled aubergines, young pecorino',
      'Espadon à la tomate et aux câpres, aubergines grillées, pecorino jeune',
      'Schwertfisch mit Tomaten und Kapern, gegrillte Auberginen, junger Pecorino',
    ),
  },
  {
    ...{ id: 2, region: 'sicily', appellation: 'Etna Bianco', name: 'Mezzalava', producer: 'Tenuta Lavascura' },
    ...{ vintage: 2023, colour: 'white', perCase: 6, bottleCents: 2_300, stock: 72, complimentary: true },
    grape: say('Carricante', 'Carricante', 'Carricante'),
    style: say(
      'Straight and salty, with green apple and a little aniseed; it gains by half an hour in the glass.',
      'Droit et salin, pomme verte et soupçon d’anis ; une demi-heure dans le verre lui fait du bien.',
      'Geradlinig und salzig, mit grünem Apfel und etwas Anis; eine halbe Stunde im Glas tut ihm gut.',
    ),
    pairing: say(
      'Raw red prawns, fennel and orange salad, fried anchovies',
      'Gambas rouges crues, salade de fenouil à l’orange, anchois frits',
      'Rohe rote Garnelen, Fenchelsalat mit Orangen, frittierte Sardellen',
    ),
  },
  {
    ...{ id: 3, region: 'sicily', appellation: 'Cerasuolo di Vittoria', name: 'Pietragialla' },
    ...{ producer: 'Baglio Sereno', vintage: 2022, colour: 'red', perCase: 6, bottleCents: 1_650, stock: 84 },
    grape: say('Nero d’Avola, Frappato', 'Nero d’Avola, Frappato', 'Nero d’Avola, Frappato'),
    style: say(
      'Cherry and pomegranate, light on its feet; good with a quarter of an hour in the ice bucket.',
      'Cerise et grenade, tout en légèreté ; à passer un quart d’heure dans le seau à glace.',
      'Kirsche und Granatapfel, leichtfüßig; eine Viertelstunde im Eiskübel steht ihm.',
    ),
    pairing: say(
      'Tuna from the grill, pasta alla Norma, cold roast pork',
      'Thon grillé, pâtes alla Norma, rôti de porc froid',
      'Thunfisch vom Grill, Pasta alla Norma, kalter Schweinebraten',
    ),
  },
  {
    ...{ id: 4, region: 'sicily', appellation: 'Etna Spumante', name: 'Primaneve', producer: 'Tenuta Lavascura' },
    ...{ vintage: 2020, colour: 'sparkling', perCase: 1, bottleCents: 3_250, stock: 40 },
    grape: say('Nerello Mascalese', 'Nerello Mascalese', 'Nerello Mascalese'),
    style: say(
      'Fermented in the bottle, thirty months on its lees: bread crust, lemon, fine bubbles, no sugar added.',
      'Méthode traditionnelle, trente mois sur lies : croûte de pain, citron, bulle fine, sans dosage.',
      'Flaschengärung, dreißig Monate auf der Hefe: Brotkruste, Zitrone, feine Perlen, ohne Dosage.',
    ),
    pairing: say(
      'The first evening, oysters, fried courgette flowers',
      'Le premier soir, des huîtres, des fleurs de courgette frites',
      'Der erste Abend, Austern, frittierte Zucchiniblüten',
    ),
  },
  {
    ...{ id: 5, region: 'sicily', appellation: 'Malvasia delle Lipari', name: 'Capo Leni', producer: 'Vigne di Leni' },
    ...{ vintage: 2022, colour: 'sweet', bottleMl: 500, perCase: 1, bottleCents: 2_850, stock: 24 },
    grape: say('Malvasia, dried in the sun', 'Malvoisie passerillée', 'Malvasia, in der Sonne getrocknet'),
    style: say(
      'Apricot, orange peel and thyme honey, lifted by the salt of the island.',
      'Abricot, écorce d’orange et miel de thym, relevés par le sel de l’île.',
      'Aprikose, Orangenschale und Thymianhonig, getragen vom Salz der Insel.',
    ),
    pairing: say(
      'Almond biscuits, blue cheese, ripe figs',
      'Biscuits aux amandes, fromage bleu, figues mûres',
      'Mandelgebäck, Blauschimmelkäse, reife Feigen',
    ),
  },
]

const puglia: Wine[] = [
  {
    ...{
      id: 6,
      region: 'puglia',
      appellation: 'Primitivo di Manduria',
      name: 'Il Carro',
      producer: 'Masseria Terrarossa',
    },
    ...{ vintage: 2021, colour: 'red', perCase: 6, bottleCents: 1_690, stock: 120, complimentary: true },
    grape: say(
      'Primitivo from old bush vines',
      'Primitivo de vieilles vignes en gobelet',
      'Primitivo von alten Buschreben',
    ),
    style: say(
      'Dark and generous: plum, dried fig, cocoa; warm without being heavy.',
      'Sombre et généreux : prune, figue sèche, cacao ; chaleureux sans lourdeur.',
      'Dunkel und großzügig: Pflaume, getrocknete Feige, Kakao; warm, aber nicht schwer.',
    ),
    pairing: say(
      'Lamb from the wood oven, orecchiette with ragù, aged caciocavallo',
      'Agneau au four à bois, orecchiette au ragoût, caciocavallo affiné',
      'Lamm aus dem Holzofen, Orecchiette mit Ragù, gereifter Caciocavallo',
    ),
  },
  {
    ...{ id: 7, region: 'puglia', appellation: 'Salento Rosato', name: 'Cinque Torri', producer: 'Cantina Torrepina' },
    ...{ vintage: 2024, colour: 'rose', perCase: 6, bottleCents: 1_190, stock: 144, complimentary: true },
    grape: say('Negroamaro', 'Negroamaro', 'Negroamaro'),
    style: say(
      'Coral, dry and full of wild strawberry, with the grip of a light red.',
      'Corail, sec, plein de fraise des bois, avec la tenue d’un rouge léger.',
      'Korallenfarben, trocken, voller Walderdbeeren, mit dem Griff eines leichten Roten.',
    ),
    pairing: say(
      'Raw seafood as in Bari, focaccia with tomatoes, grilled octopus',
      'Fruits de mer crus à la mode de Bari, focaccia à la tomate, poulpe grillé',
      'Rohe Meeresfrüchte wie in Bari, Focaccia mit Tomaten, gegrillter Oktopus',
    ),
  },
  {
    ...{ id: 8, region: 'puglia', appellation: 'Locorotondo', name: 'Muretto', producer: 'Fratelli Calcara' },
    ...{ vintage: 2024, colour: 'white', perCase: 6, bottleCents: 1_240, stock: 108 },
    grape: say('Verdeca, Bianco d’Alessano', 'Verdeca, Bianco d’Alessano', 'Verdeca, Bianco d’Alessano'),
    style: say(
      'Light and clear: pear, white flowers and a bitter-almond finish.',
      'Léger et limpide : poire, fleurs blanches, finale d’amande amère.',
      'Leicht und klar: Birne, weiße Blüten, am Ende etwas Bittermandel.',
    ),
    pairing: say(
      'Burrata, broad beans with chicory, sea bass in salt',
      'Burrata, purée de fèves à la chicorée, bar en croûte de sel',
      'Burrata, Saubohnenpüree mit Zichorie, Wolfsbarsch in der Salzkruste',
    ),
  },
]

export const southernItaly: Wine[] = [
  ...sicily,
  ...puglia,
  {
    ...{
      id: 9,
      region: 'amalfi-coast',
      appellation: 'Costa d’Amalfi Bianco',
      name: 'Terrazze',
      producer: 'Vigna Sospesa',
    },
    ...{ vintage: 2023, colour: 'white', perCase: 3, bottleCents: 2_650, stock: 45 },
    grape: say('Fenile, Ginestra, Ripoli', 'Fenile, Ginestra, Ripoli', 'Fenile, Ginestra, Ripoli'),
    style: say(
      'From terraces above the sea: broom, lemon leaf, a waxy depth.',
      'Né sur des terrasses au-dessus de la mer : genêt, feuille de citronnier, une ampleur cireuse.',
      'Von Terrassen über dem Meer: Ginster, Zitronenblatt, eine wachsige Tiefe.',
    ),
    pairing: say(
      'Spaghetti with clams, scialatielli, smoked provola on lemon leaves',
      'Spaghettis aux palourdes, scialatielli, provola fumée sur feuilles de citronnier',
      'Spaghetti mit Venusmuscheln, Scialatielli, geräucherte Provola auf Zitronenblättern',
    ),
  },
]

export const centralItaly: Wine[] = [
  {
    ...{
      id: 10,
      region: 'tuscany',
      appellation: 'Chianti Classico',
      name: 'Poggio al Gufo',
      producer: 'Fattoria Sanlorenzo',
    },
    ...{ vintage: 2021, colour: 'red', perCase: 6, bottleCents: 1_950, stock: 120, complimentary: true },
    grape: say('Sangiovese', 'Sangiovese', 'Sangiovese'),
    style: say(
      'Sour cherry, violets and dried herbs, with the firm tannin that asks for food.',
      'Griotte, violette, herbes sèches, et ce tanin ferme qui appelle la table.',
      'Sauerkirsche, Veilchen, getrocknete Kräuter und ein fester Gerbstoff, der nach Essen verlangt.',
    ),
    pairing: say(
      'Bistecca, pappa al pomodoro, salami with fennel',
      'Bistecca, pappa al pomodoro, saucisson au fenouil',
      'Bistecca, Pappa al pomodoro, Fenchelsalami',
    ),
  },
  {
    ...{
      id: 11,
      region: 'tuscany',
      appellation: 'Brunello di Montalcino',
      name: 'Casa del Vento',
      producer: 'Podere Ventoso',
    },
    ...{ vintage: 2019, colour: 'red', perCase: 3, bottleCents: 4_800, stock: 36 },
    grape: say('Sangiovese Grosso', 'Sangiovese grosso', 'Sangiovese Grosso'),
    style: say(
      'Deep and slow: dried cherry, leather, tobacco. Open it at noon for the evening.',
      'Profond et lent : cerise séchée, cuir, tabac. À ouvrir à midi pour le soir.',
      'Tief und langsam: getrocknete Kirsche, Leder, Tabak. Mittags öffnen, abends trinken.',
    ),
    pairing: say(
      'Wild boar stew, pici with duck, aged pecorino di Pienza',
      'Daube de sanglier, pici au canard, pecorino de Pienza affiné',
      'Wildschweinragout, Pici mit Ente, gereifter Pecorino aus Pienza',
    ),
  },
  {
    ...{ id: 12, region: 'tuscany', appellation: 'Vernaccia di San Gimignano', name: 'Le Torri Basse' },
    ...{ producer: 'Podere Ventoso', vintage: 2023, colour: 'white', perCase: 6, bottleCents: 1_380, stock: 90 },
    grape: say('Vernaccia', 'Vernaccia', 'Vernaccia'),
    style: say(
      'Dry and stony, with white peach and a finish of green almond.',
      'Sec et pierreux, pêche blanche et finale d’amande fraîche.',
      'Trocken und steinig, mit weißem Pfirsich und grüner Mandel.',
    ),
    pairing: say(
      'Panzanella, rabbit with olives, fresh goat’s cheese',
      'Panzanella, lapin aux olives, chèvre frais',
      'Panzanella, Kaninchen mit Oliven, frischer Ziegenkäse',
    ),
  },
  {
    ...{ id: 13, region: 'tuscany', appellation: 'Vin Santo del Chianti Classico', name: 'Soffitta' },
    ...{ producer: 'Fattoria Sanlorenzo', vintage: 2016, colour: 'sweet', bottleMl: 375, perCase: 1 },
    ...{ bottleCents: 3_400, stock: 18 },
    grape: say('Trebbiano, Malvasia', 'Trebbiano, malvoisie', 'Trebbiano, Malvasia'),
    style: say(
      'Six years in small casks under the roof: walnut, caramel, orange.',
      'Six ans en petits fûts sous le toit : noix, caramel, orange.',
      'Sechs Jahre in kleinen Fässern unter dem Dach: Walnuss, Karamell, Orange.',
    ),
    pairing: say(
      'Cantucci, chestnut cake, ripe cheese',
      'Cantucci, gâteau de châtaigne, fromage affiné',
      'Cantucci, Kastanienkuchen, reifer Käse',
    ),
  },
  {
    ...{
      id: 14,
      region: 'umbria',
      appellation: 'Montefalco Sagrantino',
      name: 'Colle Scuro',
      producer: 'Cantina Frattaia',
    },
    ...{ vintage: 2018, colour: 'red', perCase: 3, bottleCents: 3_150, stock: 30 },
    grape: say('Sagrantino', 'Sagrantino', 'Sagrantino'),
    style: say(
      'Black fruit, sage and a great deal of tannin: the strongest red of the list.',
      'Fruits noirs, sauge et beaucoup de tanin : le rouge le plus puissant de la carte.',
      'Schwarze Früchte, Salbei und viel Gerbstoff: der kräftigste Rote der Karte.',
    ),
    pairing: say(
      'Pigeon, porchetta, lentils from Castelluccio with sausage',
      'Pigeon, porchetta, lentilles de Castelluccio à la saucisse',
      'Taube, Porchetta, Linsen aus Castelluccio mit Wurst',
    ),
  },
  {
    ...{ id: 15, region: 'sardinia', appellation: 'Vermentino di Gallura', name: 'Granito', producer: 'Cantina Ventu' },
    ...{ vintage: 2024, colour: 'white', perCase: 6, bottleCents: 1_720, stock: 96, complimentary: true },
    grape: say('Vermentino', 'Vermentino', 'Vermentino'),
    style: say(
      'Granite, myrtle and grapefruit; full, but as dry as the wind that dries the vines.',
      'Granit, myrte et pamplemousse ; ample, mais sec comme le vent qui sèche la vigne.',
      'Granit, Myrte und Grapefruit; füllig und doch trocken wie der Wind in den Reben.',
    ),
    pairing: say(
      'Lobster alla catalana, bottarga, fregola with clams',
      'Langouste à la catalane, poutargue, fregola aux palourdes',
      'Languste alla catalana, Bottarga, Fregola mit Venusmuscheln',
    ),
  },
  {
    ...{
      id: 16,
      region: 'sardinia',
      appellation: 'Cannonau di Sardegna',
      name: 'Su Nuraghe',
      producer: 'Cantina Ventu',
    },
    ...{ vintage: 2021, colour: 'red', perCase: 6, bottleCents: 1_580, stock: 78 },
    grape: say('Cannonau (Grenache)', 'Cannonau (grenache)', 'Cannonau (Grenache)'),
    style: say(
      'Raspberry, juniper and warm herbs of the macchia.',
      'Framboise, genièvre et herbes chaudes du maquis.',
      'Himbeere, Wacholder und die warmen Kräuter der Macchia.',
    ),
    pairing: say(
      'Suckling pig on the spit, malloreddus, smoked ricotta',
      'Cochon de lait à la broche, malloreddus, ricotta fumée',
      'Spanferkel vom Spieß, Malloreddus, geräucherte Ricotta',
    ),
  },
]
