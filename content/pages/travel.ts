import { html, type Page, picture, say } from './shape.ts'

/** Travel to and within each country, and ferries. */
export const travel: Page[] = [
  {
    id: 2022,
    parentId: 2011,
    templateId: 112,
    path: '/travel-to-and-around/italy',
    menuName: say('Italy', 'Italie', 'Italien'),
    title: say('Getting to Italy and around it', 'Aller en Italie et s’y déplacer', 'Nach Italien und durch Italien'),
    metaDescription: say(
      'Airports, trains and ferries to our villas in Italy, region by region.',
      'Aéroports, trains et ferries vers nos villas en Italie, région par région.',
      'Flughäfen, Züge und Fähren zu unseren Villen in Italien, Region für Region.',
    ),
    heading1: say(
      'Getting to Italy and around it',
      'Aller en Italie et s’y déplacer',
      'Nach Italien und durch Italien',
    ),
    heading2: say(
      'The train to the hills, the boat to the islands',
      'Le train pour les collines, le bateau pour les îles',
      'Mit dem Zug zu den Hügeln, mit dem Schiff zu den Inseln',
    ),
    modules: [
      html(
        '<p>Fast trains join Rome and Florence in about an hour and a half and go on to Naples and Salerno; from Salerno a ferry to Amalfi spares one the road. In Tuscany and Umbria the last half-hour is always by car. Sicily can be reached without flying: at Villa San Giovanni even the train goes aboard, and the crossing to Messina takes some twenty minutes. To Olbia ships sail overnight from Genoa, Livorno and Civitavecchia.</p><p>For the Aeolian Islands hydrofoils leave Milazzo all year, more often in summer. In August reserve a car’s place on any ferry before you reserve the car.</p>',
        '<p>Les trains rapides relient Rome à Florence en une heure et demie environ et continuent vers Naples et Salerne ; de là, un bateau pour Amalfi épargne la route. En Toscane et en Ombrie, la dernière demi-heure se fait toujours en voiture. On peut gagner la Sicile sans avion : à Villa San Giovanni, même le train monte à bord, et la traversée vers Messine dure une vingtaine de minutes. Pour Olbia, des navires de nuit partent de Gênes, de Livourne et de Civitavecchia.</p><p>Vers les îles Éoliennes, des hydroptères quittent Milazzo toute l’année, plus souvent en été. En août, réservez la place de la voiture à bord avant la voiture.</p>',
        '<p>Schnellzüge verbinden Rom und Florenz in rund anderthalb Stunden und fahren weiter nach Neapel und Salerno; von dort erspart ein Schiff nach Amalfi die Straße. In der Toskana und in Umbrien legt man die letzte halbe Stunde immer mit dem Auto zurück. Nach Sizilien kommt man auch ohne Flugzeug: In Villa San Giovanni fährt sogar der Zug an Bord, und die Überfahrt nach Messina dauert etwa zwanzig Minuten. Nach Olbia gehen Nachtfähren ab Genua, Livorno und Civitavecchia.</p><p>Zu den Äolischen Inseln fahren von Milazzo das ganze Jahr Tragflügelboote, im Sommer öfter. Im August sichern Sie sich den Platz auf der Fähre, ehe Sie den Wagen mieten.</p>',
      ),
    ],
    picture: picture('hills', 'cypress-hills', 'tuscan-farmhouse'),
  },
  {
    id: 2023,
    parentId: 2011,
    templateId: 112,
    path: '/travel-to-and-around/greece',
    menuName: say('Greece', 'Grèce', 'Griechenland'),
    title: say(
      'Getting to Greece and from island to island',
      'Aller en Grèce, et d’île en île',
      'Nach Griechenland und von Insel zu Insel',
    ),
    metaDescription: say(
      'Airports and ferry ports for our villas in Greece, and how the ferries run.',
      'Aéroports et ports pour nos villas en Grèce, et comment y circulent les ferries.',
      'Flughäfen und Fährhäfen für unsere Villen in Griechenland, und wie die Fähren fahren.',
    ),
    heading1: say(
      'Getting to Greece and from island to island',
      'Aller en Grèce, et d’île en île',
      'Nach Griechenland und von Insel zu Insel',
    ),
    heading2: say(
      'Fly to one island, sail to the next',
      'L’avion pour une île, le bateau pour la suivante',
      'Zur einen Insel fliegen, zur nächsten fahren',
    ),
    modules: [
      html(
        '<p>Every group of islands has its port on the mainland: Piraeus for the Cyclades, the Dodecanese, Crete and Hydra, Rafina for Mykonos and Tinos, Volos for the Sporades, Igoumenitsa for Corfu and Paxos, Kyllini for Zakynthos and Kefalonia. Lefkada has a bridge. Fast boats take half the time of the large ferries and are less comfortable in a swell; when the meltemi blows hard they are the first to stay in harbour.</p><p>So leave a night in hand before a flight home from a small island. In July and August cabins and places for cars are gone weeks ahead; on foot there is nearly always room.</p>',
        '<p>À chaque archipel son port sur le continent : Le Pirée pour les Cyclades, le Dodécanèse, la Crète et Hydra, Rafina pour Mykonos et Tinos, Volos pour les Sporades, Igoumenitsa pour Corfou et Paxos, Kyllini pour Zante et Céphalonie. Leucade a un pont. Les bateaux rapides mettent moitié moins de temps que les grands ferries, sans leur confort par gros temps ; quand le meltem forcit, ils sont les premiers à rester au port.</p><p>Gardez donc une nuit de marge avant l’avion du retour quand vous quittez une petite île. En juillet et en août, cabines et places de voiture partent des semaines à l’avance ; à pied, on trouve presque toujours.</p>',
        '<p>Jede Inselgruppe hat ihren Hafen auf dem Festland: Piräus für Kykladen, Dodekanes, Kreta und Hydra, Rafina für Mykonos und Tinos, Volos für die Sporaden, Igoumenitsa für Korfu und Paxos, Kyllini für Zakynthos und Kefalonia. Lefkada hat eine Brücke. Schnellboote brauchen halb so lang wie die großen Fähren und sind bei Seegang weniger bequem; weht der Meltemi stark, bleiben sie als Erste im Hafen.</p><p>Lassen Sie darum vor dem Heimflug von einer kleinen Insel eine Nacht Luft. Im Juli und August sind Kabinen und Autoplätze Wochen vorher vergeben; zu Fuß kommt man fast immer mit.</p>',
      ),
    ],
    picture: picture('ferry', 'island-bay', 'cycladic-cube'),
  },
  {
    id: 2024,
    parentId: 2011,
    templateId: 112,
    path: '/travel-to-and-around/france',
    menuName: say('France', 'France', 'Frankreich'),
    title: say(
      'Getting to the south of France and to Corsica',
      'Aller dans le Midi et en Corse',
      'Nach Südfrankreich und Korsika',
    ),
    metaDescription: say(
      'Airports, trains and ferries to our villas in Provence, on the Côte d’Azur and in Corsica.',
      'Aéroports, trains et ferries vers nos villas en Provence, sur la Côte d’Azur et en Corse.',
      'Flughäfen, Züge und Fähren zu unseren Villen in der Provence, an der Côte d’Azur und auf Korsika.',
    ),
    heading1: say(
      'Getting to the south of France and to Corsica',
      'Aller dans le Midi et en Corse',
      'Nach Südfrankreich und Korsika',
    ),
    heading2: say(
      'By train as far as the sea goes',
      'En train, jusqu’où va la mer',
      'Mit dem Zug, so weit das Meer reicht',
    ),
    modules: [
      html(
        '<p>From Paris the train is at Avignon in about two hours and forty minutes and at Nice in under six hours; from there a slower one follows the shore to Menton, with a stop at every bay. For a house in the Alpilles or the Luberon one picks up a car at Avignon station. On the Riviera the car is often better left at home.</p><p>Ships to Corsica leave Marseille, Toulon and Nice, many of them at night, and also Savona, Genoa and Livorno. Each of the island’s four airports serves a corner of its own: choose by the villa, not by the price, for the mountains lie between. From Bonifacio to Sardinia it is about an hour by ferry.</p>',
        '<p>De Paris, le train est à Avignon en deux heures quarante environ et à Nice en moins de six heures ; de là, un train plus lent suit le rivage jusqu’à Menton et s’arrête à chaque baie. Pour une maison dans les Alpilles ou le Luberon, on prend une voiture à la gare d’Avignon. Sur la Riviera, mieux vaut souvent s’en passer.</p><p>Les navires pour la Corse partent de Marseille, de Toulon et de Nice, souvent la nuit, mais aussi de Savone, de Gênes et de Livourne. Chacun des quatre aéroports de l’île dessert son coin : choisissez selon la villa, non selon le prix, car les montagnes sont entre les deux. De Bonifacio à la Sardaigne, le ferry met une heure environ.</p>',
        '<p>Von Paris ist der Zug in rund zwei Stunden vierzig in Avignon und in weniger als sechs Stunden in Nizza; von dort folgt ein langsamerer der Küste bis Menton und hält an jeder Bucht. Für ein Haus in den Alpilles oder im Luberon nimmt man am Bahnhof von Avignon ein Auto. An der Riviera lässt man es oft besser zu Hause.</p><p>Schiffe nach Korsika legen in Marseille, Toulon und Nizza ab, viele nachts, dazu in Savona, Genua und Livorno. Jeder der vier Flughäfen der Insel bedient seine Ecke: Wählen Sie nach der Villa, nicht nach dem Preis, denn dazwischen liegen die Berge. Von Bonifacio nach Sardinien fährt die Fähre etwa eine Stunde.</p>',
      ),
    ],
    picture: picture('pines', 'pine-coast', 'riviera-villa'),
  },
  {
    id: 2025,
    parentId: 2011,
    templateId: 112,
    path: '/travel-to-and-around/ferries',
    menuName: say('Ferries', 'Ferries', 'Fähren'),
    title: say('Ferries and small boats', 'Ferries et petits bateaux', 'Fähren und kleine Boote'),
    metaDescription: say(
      'How long the crossings take, when to book them, and what to do when the wind blows.',
      'La durée des traversées, quand les réserver, et que faire quand le vent souffle.',
      'Wie lange die Überfahrten dauern, wann man sie bucht und was man tut, wenn der Wind weht.',
    ),
    heading1: say('Ferries and small boats', 'Ferries et petits bateaux', 'Fähren und kleine Boote'),
    heading2: say(
      'The last hour of a good journey',
      'La dernière heure d’un bon voyage',
      'Die letzte Stunde einer guten Reise',
    ),
    modules: [
      html(
        '<p>The short crossings are the pleasant ones. From Corfu to Paxos the hydrofoil takes about an hour, from Sami to Ithaca the ferry some half an hour, from Pounda on Paros to Antiparos some ten minutes. Piraeus to Hydra is an hour and a half or a little more, Kyllini to Zakynthos an hour and a quarter, Milazzo to Salina about an hour and a half.</p><ul><li>With a car be at the quay an hour before, on foot half an hour.</li><li>Timetables for summer appear in spring; winter has fewer boats everywhere.</li><li>Ask the hire company in writing whether its car may go aboard.</li><li>For a villa with a jetty, or on an island without a road, we order the boat for you.</li></ul>',
        '<p>Les traversées courtes sont les plus agréables. De Corfou à Paxos, l’hydroptère met une heure environ ; de Sami à Ithaque, le ferry une demi-heure ; de Pounda, à Paros, jusqu’à Antiparos, une dizaine de minutes. Du Pirée à Hydra, comptez une heure et demie ou un peu plus, de Kyllini à Zante une heure et quart, de Milazzo à Salina une heure et demie environ.</p><ul><li>En voiture, soyez au quai une heure avant ; à pied, une demi-heure.</li><li>Les horaires d’été paraissent au printemps ; l’hiver a partout moins de bateaux.</li><li>Demandez par écrit au loueur si sa voiture peut embarquer.</li><li>Pour une villa à ponton, ou sur une île sans route, nous commandons le bateau.</li></ul>',
        '<p>Die kurzen Überfahrten sind die schönen. Von Korfu nach Paxos braucht das Tragflügelboot etwa eine Stunde, von Sami nach Ithaka die Fähre eine halbe, von Pounda auf Paros nach Antiparos etwa zehn Minuten. Von Piräus nach Hydra sind es anderthalb Stunden oder etwas mehr, von Kyllini nach Zakynthos eine und eine viertel, von Milazzo nach Salina rund anderthalb.</p><ul><li>Mit dem Auto sind Sie eine Stunde vorher am Kai, zu Fuß eine halbe.</li><li>Die Fahrpläne für den Sommer erscheinen im Frühjahr; im Winter fahren überall weniger Schiffe.</li><li>Fragen Sie den Vermieter schriftlich, ob sein Wagen an Bord darf.</li><li>Für eine Villa mit Steg oder auf einer Insel ohne Straße bestellen wir Ihnen das Boot.</li></ul>',
      ),
    ],
    picture: picture('ferry', 'harbour', 'ionian-stone', 'far-coast'),
  },
]
