import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const france: Record<string, PlaceWords> = {
  provence: {
    at: say('in Provence', 'en Provence', 'in der Provence'),
    heading2: say(
      'Markets, wells and the shade of planes',
      'Des marchés, des puits, l’ombre des platanes',
      'Märkte, Brunnen und der Schatten der Platanen',
    ),
    guides: {
      areas: {
        heading2: say(
          'Alpilles, Luberon and the river between',
          'Les Alpilles, le Luberon et la rivière entre eux',
          'Alpilles, Luberon und der Fluss dazwischen',
        ),
        text: say(
          'Round Saint-Rémy the Alpilles are small, white and full of olive trees; Maussane and Eygalières have the mills and the long lunches. The Luberon is larger and wooded: the north side for the famous villages, Gordes, Bonnieux, Ménerbes, the south, round Lourmarin, for milder winds. L’Isle-sur-la-Sorgue lies between, with water wheels.',
          'Autour de Saint-Rémy, les Alpilles sont petites, blanches, pleines d’oliviers ; Maussane et Eygalières ont les moulins et les longs déjeuners. Le Luberon est plus vaste et boisé : au nord les villages célèbres, Gordes, Bonnieux, Ménerbes, au sud, vers Lourmarin, des vents plus doux. L’Isle-sur-la-Sorgue est entre les deux, avec ses roues à aubes.',
          'Um Saint-Rémy sind die Alpilles klein, weiß und voller Ölbäume; Maussane und Eygalières haben die Mühlen und die langen Mittagessen. Der Luberon ist größer und bewaldet: im Norden die berühmten Dörfer Gordes, Bonnieux, Ménerbes, im Süden um Lourmarin mildere Winde. Dazwischen liegt L’Isle-sur-la-Sorgue mit seinen Wasserrädern.',
        ),
      },
      history: {
        heading2: say('Romans, popes and painters', 'Romains, papes et peintres', 'Römer, Päpste und Maler'),
        text: say(
          'The Pont du Gard and the arch at Glanum are Roman. From 1309 seven popes lived at Avignon, and two rivals after them; their palace is the largest Gothic building of its kind. Van Gogh painted some hundred and fifty pictures in the year from May 1889 that he spent in the asylum of Saint-Paul, outside Saint-Rémy.',
          'Le pont du Gard et l’arc de Glanum sont romains. À partir de 1309, sept papes vécurent à Avignon, puis deux rivaux ; leur palais est le plus grand édifice gothique de son espèce. Van Gogh peignit quelque cent cinquante tableaux pendant l’année qu’il passa, à partir de mai 1889, à l’asile de Saint-Paul, près de Saint-Rémy.',
          'Der Pont du Gard und der Bogen von Glanum sind römisch. Von 1309 an lebten sieben Päpste in Avignon und nach ihnen zwei Gegenpäpste; ihr Palast ist der größte gotische Bau seiner Art. Van Gogh malte rund hundertfünfzig Bilder in dem Jahr, das er ab Mai 1889 in der Anstalt Saint-Paul bei Saint-Rémy verbrachte.',
        ),
      },
      'food-and-wine': {
        heading2: say('By the day of the week', 'Selon le jour de la semaine', 'Nach dem Wochentag'),
        text: say(
          'One cooks what the day’s market has: asparagus in April, melons from Cavaillon in July, figs in September, black truffles in Carpentras from November. Grand aïoli is for Fridays, with salt cod. The oil of the Vallée des Baux may taste of green tomato; the rosé is for noon, and Châteauneuf and Gigondas are for the evening.',
          'On cuisine ce qu’a le marché du jour : l’asperge en avril, le melon de Cavaillon en juillet, la figue en septembre, la truffe noire à Carpentras dès novembre. Le grand aïoli est du vendredi, avec la morue. L’huile de la vallée des Baux sent parfois la tomate verte ; le rosé est pour midi, châteauneuf et gigondas pour le soir.',
          'Gekocht wird, was der Markt des Tages hat: im April Spargel, im Juli Melonen aus Cavaillon, im September Feigen, ab November schwarze Trüffeln in Carpentras. Der große Aïoli gehört dem Freitag, mit Stockfisch. Das Öl der Vallée des Baux schmeckt manchmal nach grüner Tomate; der Rosé ist für mittags, Châteauneuf und Gigondas für den Abend.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Perched, watered, walled', 'Perchés, baignés, fortifiés', 'Hoch, am Wasser, ummauert'),
        text: say(
          'Gordes climbs its rock in dry stone; Roussillon is painted with what it stands on; Les Baux is a ruined castle above a handful of streets, best after five. Saint-Rémy keeps its plane-tree ring, L’Isle-sur-la-Sorgue its antique dealers, Lourmarin its Renaissance castle and the grave of Camus. Arles, with its arena, is half an hour from the Alpilles.',
          'Gordes monte son rocher en pierre sèche ; Roussillon se peint de ce qui le porte ; Les Baux, un château ruiné au-dessus de quelques rues, se voient après cinq heures. Saint-Rémy garde son cercle de platanes, L’Isle-sur-la-Sorgue ses antiquaires, Lourmarin son château Renaissance et la tombe de Camus. Arles et ses arènes sont à une demi-heure des Alpilles.',
          'Gordes steigt in Trockenstein seinen Felsen hinauf; Roussillon ist mit dem bemalt, worauf es steht; Les Baux, eine Burgruine über einer Handvoll Gassen, besucht man nach fünf. Saint-Rémy hat seinen Platanenring, L’Isle-sur-la-Sorgue die Antiquitätenhändler, Lourmarin ein Renaissanceschloss und das Grab von Camus. Arles mit seiner Arena liegt eine halbe Stunde von den Alpilles.',
        ),
      },
    },
  },
  'cote-d-azur': {
    at: say('on the Côte d’Azur', 'sur la Côte d’Azur', 'an der Côte d’Azur'),
    heading2: say(
      'Lemons below, Alps above',
      'En bas les citrons, en haut les Alpes',
      'Unten Zitronen, oben die Alpen',
    ),
    guides: {
      areas: {
        heading2: say(
          'Cape, harbour or the last town',
          'Le cap, le port ou la dernière ville',
          'Kap, Hafen oder die letzte Stadt',
        ),
        text: say(
          'Cap Ferrat is pines, walls and a path round the shore; Villefranche, beside it, is a real town on a deep bay. Beaulieu is flat and sheltered. Èze and La Turbie look down on everything from four hundred metres. Menton, at the border, is the warmest and the least hurried, with gardens climbing from Garavan.',
          'Le cap Ferrat, ce sont des pins, des murs et un sentier tout le long du rivage ; Villefranche, à côté, est une vraie ville sur une baie profonde. Beaulieu est plate et abritée. Èze et La Turbie voient tout de quatre cents mètres. Menton, à la frontière, est la plus chaude et la moins pressée, des jardins montant de Garavan.',
          'Cap Ferrat besteht aus Pinien, Mauern und einem Pfad rund ums Ufer; Villefranche daneben ist eine richtige Stadt an tiefer Bucht. Beaulieu ist flach und geschützt. Èze und La Turbie sehen aus vierhundert Metern auf alles herab. Menton an der Grenze ist am wärmsten und hat die wenigste Eile, mit Gärten, die von Garavan aufsteigen.',
        ),
      },
      beaches: {
        heading2: say(
          'Public, private and by the path',
          'Publiques, privées, au bord du sentier',
          'Öffentlich, privat und am Pfad',
        ),
        text: say(
          'On Cap Ferrat Paloma faces the morning and Passable the evening, each with a public half. Villefranche has a long beach beside the railway with the calmest water. La Mala, at Cap d’Ail, lies below a hundred steps. The beaches of Menton are of pebbles and small sand; those of Nice are pebbles entirely.',
          'Au cap Ferrat, Paloma regarde le matin et Passable le soir, chacune avec sa moitié publique. Villefranche a une longue plage au bord de la voie ferrée, et l’eau la plus calme. La Mala, à Cap-d’Ail, est au bas d’une centaine de marches. Les plages de Menton sont de galets et d’un peu de sable ; celles de Nice, de galets seulement.',
          'Auf Cap Ferrat blickt Paloma in den Morgen und Passable in den Abend, beide mit einer öffentlichen Hälfte. Villefranche hat einen langen Strand an der Bahn und das ruhigste Wasser. La Mala in Cap-d’Ail liegt unter rund hundert Stufen. Die Strände von Menton haben Kiesel und etwas Sand, die von Nizza nur Kiesel.',
        ),
      },
      history: {
        heading2: say('A frontier, then a winter', 'Une frontière, puis un hiver', 'Erst Grenze, dann Winter'),
        text: say(
          'Augustus had a trophy put up at La Turbie in 6 BC, with the names of forty-five Alpine tribes he had beaten. Nice and its coast belonged to Savoy until 1860; Menton and Roquebrune left Monaco in the year 1848 and were sold to France in 1861. Doctors then sent the English for the winter, the railway brought them, and they planted the gardens.',
          'Auguste fit dresser à La Turbie, en 6 avant notre ère, un trophée portant les noms des quarante-cinq peuples des Alpes qu’il avait vaincus. Nice et sa côte furent à la Savoie jusqu’en 1860 ; Menton et Roquebrune quittèrent Monaco en 1848 et furent vendues à la France en 1861. Les médecins envoyèrent alors les Anglais pour l’hiver, le train les amena, et ils plantèrent les jardins.',
          'Augustus ließ 6 v. Chr. in La Turbie ein Siegesmal errichten, mit den Namen der fünfundvierzig Alpenvölker, die er besiegt hatte. Nizza und seine Küste gehörten bis 1860 zu Savoyen; Menton und Roquebrune lösten sich 1848 von Monaco und wurden 1861 an Frankreich verkauft. Dann schickten Ärzte die Engländer für den Winter, die Bahn brachte sie, und sie pflanzten die Gärten.',
        ),
      },
      'food-and-wine': {
        heading2: say(
          'Socca, pissaladière and lemons',
          'Socca, pissaladière et citrons',
          'Socca, Pissaladière und Zitronen',
        ),
        text: say(
          'Socca is a pancake of chickpea flour from a hot oven, eaten with the fingers and pepper; pissaladière is onions and anchovy on bread. Barbajuans are fried parcels of chard, from Menton to Monaco. The lemon of Menton is sweet enough to eat. The wine of the place is Bellet, grown by a few estates on the hills of Nice.',
          'La socca est une galette de farine de pois chiches, sortie d’un four vif, mangée avec les doigts et du poivre ; la pissaladière, des oignons et de l’anchois sur du pain. Les barbajuans, petits chaussons de blettes frits, vont de Menton à Monaco. Le citron de Menton est assez doux pour se manger. Le vin du lieu est le bellet, de quelques domaines sur les collines de Nice.',
          'Socca ist ein Fladen aus Kichererbsenmehl aus heißem Ofen, mit den Fingern und Pfeffer gegessen; Pissaladière sind Zwiebeln und Sardellen auf Brot. Barbajuans, frittierte Mangoldtaschen, gibt es von Menton bis Monaco. Die Zitrone von Menton ist süß genug zum Essen. Der Wein des Ortes heißt Bellet und kommt von wenigen Gütern auf den Hügeln von Nizza.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Menton, Villefranche, Èze', 'Menton, Villefranche, Èze', 'Menton, Villefranche, Èze'),
        text: say(
          'Menton’s old town climbs in ochre to a baroque square before Saint-Michel, and Cocteau painted its marriage hall. Villefranche has a street under vaults, a citadel and a chapel by the same hand. Èze is a rock with a cactus garden on top; walk down by the path named after Nietzsche. Nice has its market at Cours Saleya every morning but Monday.',
          'La vieille ville de Menton monte en ocre vers une place baroque, devant Saint-Michel ; Cocteau peignit sa salle des mariages. Villefranche a une rue sous des voûtes, une citadelle et une chapelle de la même main. Èze est un rocher coiffé d’un jardin de cactus ; redescendez par le sentier qui porte le nom de Nietzsche. Nice a son marché au cours Saleya chaque matin, sauf le lundi.',
          'Mentons Altstadt steigt in Ocker zu einem Barockplatz vor Saint-Michel an, und Cocteau malte den Trausaal aus. Villefranche hat eine Gasse unter Gewölben, eine Zitadelle und eine Kapelle von derselben Hand. Èze ist ein Felsen mit Kakteengarten obenauf; hinab nimmt man den Pfad, der nach Nietzsche heißt. Nizza hat jeden Morgen außer montags Markt auf dem Cours Saleya.',
        ),
      },
    },
  },
}
