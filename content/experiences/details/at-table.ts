import { picture, say } from '../../pages/shape.ts'
import type { ExperienceDetail } from '../shape.ts'
import { exceptSunday, partlyInside, underARoof, workingDays } from './rain.ts'

export const atTable: Record<string, ExperienceDetail> = {
  'corfiot-sunday-lunch': {
    body: say(
      'The cook arrives with the rooster, the wine and a jar of her own spice. Everyone who wants a knife gets one; the sauce needs two hours and no hurry, and in the meantime there is tsitsibira, the ginger beer the English left behind. Dishes are washed before she goes, which is more than can be said of most Sunday lunches.',
      'La cuisinière arrive avec le coq, le vin et un bocal de ses propres épices. Qui veut un couteau en reçoit un ; la sauce demande deux heures et aucune hâte, et l’on boit en attendant la tsitsibira, la bière de gingembre laissée par les Anglais. La vaisselle est faite quand elle part, ce qu’on ne peut dire de tous les déjeuners du dimanche.',
      'Die Köchin bringt den Hahn mit, den Wein und ein Glas ihrer eigenen Gewürze. Wer ein Messer will, bekommt eines; die Sauce braucht zwei Stunden und keine Eile, und derweil gibt es Tsitsibira, das Ingwerbier, das die Engländer dagelassen haben. Ehe sie geht, ist abgewaschen, was man nicht von jedem Sonntagsessen sagen kann.',
    ),
    meeting: say('At your villa, at ten', 'À votre villa, à dix heures', 'In Ihrer Villa, um zehn'),
    included: say(
      'All that is cooked and drunk\nAprons to use and recipes to keep\nThe washing-up',
      'Tout ce qui se cuisine et se boit\nLes tabliers, et les recettes à garder\nLa vaisselle',
      'Alles, was gekocht und getrunken wird\nSchürzen für den Tag, Rezepte zum Behalten\nDer Abwasch',
    ),
    rain: underARoof,
    minutes: 240,
    fromAge: 6,
    mostGuests: 12,
    weekdays: [3, 7],
    spoken: ['en', 'el'],
    season: ['04-10', '10-31'],
    gallery: [picture('market', 'harbour', 'venetian-manor'), picture('court', 'olive-hills', 'venetian-manor')],
  },
  'cheese-on-psiloritis': {
    body: say(
      'Milking is at six and you need not be there for it; by nine the cauldron is warm. You stir, cut the curd with a branch of oak as it has always been done, and press it into the basket that gives graviera its rind. Then everyone sits on the step in front of the dome and eats what would not keep.',
      'La traite est à six heures et l’on n’est pas tenu d’y être ; à neuf heures, le chaudron est tiède. Vous remuez, vous rompez le caillé avec une branche de chêne, comme toujours, et vous le pressez dans la corbeille qui donne sa croûte à la graviera. Puis tout le monde s’assied devant le dôme et mange ce qui ne se garderait pas.',
      'Gemolken wird um sechs, da müssen Sie nicht dabei sein; um neun ist der Kessel warm. Sie rühren, brechen den Bruch mit einem Eichenzweig, wie seit jeher, und pressen ihn in den Korb, von dem der Graviera seine Rinde hat. Dann sitzen alle auf der Stufe vor der Kuppel und essen, was sich nicht halten würde.',
    ),
    meeting: say(
      'The square of Anogia, under the plane tree',
      'La place d’Anogia, sous le platane',
      'Dorfplatz von Anogia, unter der Platane',
    ),
    included: say(
      'The drive up to the mitato\nCheese, bread, honey and raki\nA small graviera to take along',
      'La montée en voiture jusqu’au mitato\nFromage, pain, miel et raki\nUne petite graviera à emporter',
      'Die Fahrt hinauf zum Mitato\nKäse, Brot, Honig und Raki\nEin kleiner Graviera zum Mitnehmen',
    ),
    rain: partlyInside,
    minutes: 270,
    fromAge: 6,
    mostGuests: 8,
    weekdays: exceptSunday,
    spoken: ['el', 'en'],
    season: ['04-01', '07-15'],
    gallery: [picture('hills', 'mountains', 'cretan-stone'), picture('feast', 'mountains', 'cretan-stone')],
  },
  'palermo-market-to-table': {
    body: say(
      'You meet where the fish are sold, because the fish decide. The cook buys for the number at table and lets you bargain for the rest; what is shouted is translated as far as it can be. Her kitchen, five minutes away, has eight places at the marble and a balcony on which the cassata is allowed to set.',
      'On se retrouve chez les poissonniers, car c’est le poisson qui décide. La cuisinière achète selon le nombre de couverts et vous laisse marchander le reste ; ce qui se crie est traduit autant que possible. Sa cuisine, à cinq minutes, offre huit places au marbre et un balcon où la cassata a le temps de prendre.',
      'Treffpunkt sind die Fischstände, denn der Fisch entscheidet. Die Köchin kauft nach der Zahl der Gedecke und lässt Sie um den Rest handeln; was gerufen wird, wird übersetzt, soweit es geht. Ihre Küche, fünf Minuten entfernt, hat acht Plätze am Marmor und einen Balkon, auf dem die Cassata fest werden darf.',
    ),
    meeting: say(
      'Palermo, Piazza Casa Professa, on the church steps',
      'Palerme, piazza Casa Professa, sur les marches de l’église',
      'Palermo, Piazza Casa Professa, auf der Kirchentreppe',
    ),
    included: say(
      'What is bought at the market\nLunch of four courses with wine\nThe recipes, by e-mail',
      'Les achats au marché\nLe déjeuner de quatre plats, avec le vin\nLes recettes, par e-mail',
      'Der Einkauf auf dem Markt\nMittagessen in vier Gängen mit Wein\nDie Rezepte, per E-Mail',
    ),
    rain: partlyInside,
    minutes: 330,
    fromAge: 8,
    mostGuests: 8,
    weekdays: [2, 3, 4, 5, 6],
    spoken: ['it', 'en', 'fr'],
    season: ['02-15', '11-30'],
    gallery: [picture('fish-market', 'harbour', 'baglio'), picture('kitchen', 'harbour', 'baglio')],
  },
  'orecchiette-by-hand': {
    body: say(
      'The first twenty are ugly and are thrown to nobody: they cook like the others. By the hundredth the thumb has understood. You sit in the lane, between two women who have done this since they were six, and when the board is full it is carried indoors, boiled, and eaten with turnip tops.',
      'Les vingt premières sont laides, et on les garde : elles cuisent comme les autres. À la centième, le pouce a compris. Vous êtes assis dans la ruelle, entre deux femmes qui font cela depuis leurs six ans ; quand la planche est pleine, on la rentre, on cuit, et l’on mange avec des fanes de navet.',
      'Die ersten zwanzig sind hässlich und werden trotzdem gegessen: Sie kochen wie die anderen. Bei der hundertsten hat der Daumen begriffen. Sie sitzen in der Gasse zwischen zwei Frauen, die das tun, seit sie sechs sind; ist das Brett voll, wird es hineingetragen, gekocht und mit Stängelkohl gegessen.',
    ),
    meeting: say(
      'Bari, Arco Basso, behind the castle',
      'Bari, Arco Basso, derrière le château',
      'Bari, Arco Basso, hinter dem Kastell',
    ),
    included: say(
      'Flour, board and knife\nLunch with wine\nWhat you have made, dried, in a bag',
      'Farine, planche et couteau\nLe déjeuner, avec le vin\nVos orecchiette séchées, en sachet',
      'Mehl, Brett und Messer\nMittagessen mit Wein\nWas Sie gemacht haben, getrocknet, in der Tüte',
    ),
    rain: partlyInside,
    minutes: 180,
    fromAge: 5,
    mostGuests: 8,
    weekdays: exceptSunday,
    spoken: ['it', 'en'],
    season: ['03-01', '11-15'],
    gallery: [picture('kitchen', 'harbour', 'masseria'), picture('market', 'harbour', 'masseria')],
  },
  'truffles-at-san-miniato': {
    body: say(
      'The dog works, the hunter watches the dog, and you watch both, which is quieter than it sounds. When she digs one has three seconds to be first. What is found is weighed and belongs to the house; what is eaten afterwards, shaved over eggs and tagliolini, is not weighed at all.',
      'La chienne travaille, le chasseur regarde la chienne, et vous regardez les deux, ce qui est plus calme qu’il n’y paraît. Quand elle gratte, on a trois secondes pour être le premier. Ce qu’on trouve est pesé et appartient à la maison ; ce qu’on mange ensuite, râpé sur les œufs et les tagliolini, ne se pèse pas.',
      'Die Hündin arbeitet, der Sucher beobachtet die Hündin, und Sie beobachten beide, was stiller ist, als es klingt. Wenn sie scharrt, hat man drei Sekunden, um Erster zu sein. Was gefunden wird, wird gewogen und gehört dem Haus; was danach über Eier und Tagliolini gehobelt wird, wiegt niemand.',
    ),
    meeting: say(
      'San Miniato, the car park below the cathedral',
      'San Miniato, le parking sous la cathédrale',
      'San Miniato, Parkplatz unter dem Dom',
    ),
    included: say(
      'The hunter and his dog\nLunch of three courses with truffles, and wine\nBoots, if you have none',
      'Le chasseur et sa chienne\nLe déjeuner de trois plats aux truffes, avec le vin\nDes bottes, si vous n’en avez pas',
      'Der Sucher und seine Hündin\nMittagessen in drei Gängen mit Trüffeln und Wein\nStiefel, wenn Sie keine haben',
    ),
    rain: partlyInside,
    minutes: 240,
    fromAge: 7,
    mostGuests: 8,
    weekdays: workingDays,
    spoken: ['it', 'en', 'de'],
    season: ['06-01', '12-20'],
    gallery: [picture('ridge', 'vineyards', 'tuscan-farmhouse'), picture('table', 'olive-hills', 'tuscan-farmhouse')],
  },
}
