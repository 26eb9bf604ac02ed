import { type PagePart, picture, say } from '../shape.ts'

const year = (value: string) => say(value, value, value)

/** History, year by year. */
export const story: PagePart[] = [
  {
    kind: 'text',
    label: year('2009'),
    heading: say('Eleven sets of keys', 'Onze trousseaux de clés', 'Elf Schlüsselbunde'),
    html: say(
      '<p>In the spring two friends shared a desk above a chandler’s shop on the north-east coast of Corfu. One had grown up in the next bay; the other had come to survey roofs and stayed. Owners kept asking them the same thing: would they look in on the house, and did they know anyone nice who would like it for August? By June they had eleven sets of keys.</p>',
      '<p>Au printemps, deux amis partageaient un bureau au-dessus d’un magasin d’accastillage, sur la côte nord-est de Corfou. L’un avait grandi dans la baie voisine ; l’autre était venu expertiser des toitures et n’était pas reparti. Les propriétaires leur demandaient toujours la même chose : passeraient-ils voir la maison, et connaissaient-ils des gens bien pour le mois d’août ? En juin, ils avaient onze trousseaux.</p>',
      '<p>Im Frühjahr teilten sich zwei Freunde einen Schreibtisch über einem Laden für Bootszubehör an der Nordostküste von Korfu. Der eine war in der Nachbarbucht aufgewachsen; der andere war gekommen, um Dächer zu begutachten, und geblieben. Immer fragten die Hausbesitzer dasselbe: ob sie nach dem Rechten sehen könnten und ob sie nette Leute für den August wüssten. Im Juni hatten sie elf Schlüsselbunde.</p>',
    ),
    picture: picture('harbour', 'island-bay', 'ionian-stone'),
  },
  {
    kind: 'text',
    label: year('2010'),
    heading: say('A rule, and a name', 'Une règle, et un nom', 'Eine Regel und ein Name'),
    html: say(
      '<p>The rule they made still holds: never let a house you would not lend your sister. The wind gave the name. It had blown through the office door on the first day and carried off the price list.</p>',
      '<p>La règle posée alors tient toujours : ne jamais louer une maison qu’on ne prêterait pas à sa sœur. Le vent a fourni le nom : le premier jour, il était entré par la porte et avait emporté la liste des prix.</p>',
      '<p>Die Regel von damals gilt noch: nie ein Haus vermieten, das man nicht der eigenen Schwester leihen würde. Den Namen gab der Wind: Am ersten Tag war er zur Bürotür hereingefahren und hatte die Preisliste davongetragen.</p>',
    ),
  },
  {
    kind: 'text',
    label: year('2011'),
    heading: say(
      'Paxos by boat, Lefkada by bridge',
      'Paxos par bateau, Leucade par le pont',
      'Paxos mit dem Boot, Lefkada über die Brücke',
    ),
    html: say(
      '<p>Each new coast began with a winter of driving and a person who lived there. It still does, and explains why we are slow.</p>',
      '<p>Chaque côte a commencé par un hiver sur les routes et par quelqu’un du pays. C’est encore le cas, et cela explique notre lenteur.</p>',
      '<p>Jede neue Küste begann mit einem Winter auf der Straße und einem Menschen, der dort lebt. Das ist noch so und erklärt, warum wir langsam sind.</p>',
    ),
    picture: picture('boat', 'island-bay', 'captains-house'),
  },
  {
    kind: 'text',
    label: year('2013'),
    heading: say('“Something like it in Sicily”', '« La même chose en Sicile »', '„So etwas auf Sizilien“'),
    html: say(
      '<p>A guest asked, and would not be talked out of it. The first baglio took two winters, the second a morning: its owner was the first one’s aunt.</p>',
      '<p>Un voyageur l’a demandé, sans en démordre. Le premier baglio a pris deux hivers, le deuxième une matinée : sa propriétaire était la tante du premier.</p>',
      '<p>Ein Gast fragte danach und ließ nicht locker. Der erste Baglio dauerte zwei Winter, der zweite einen Vormittag: Seine Eigentümerin war die Tante des ersten.</p>',
    ),
    picture: picture('plain', 'olive-hills', 'baglio'),
  },
  {
    kind: 'text',
    label: year('2017'),
    heading: say('Corsica, and France', 'La Corse, et la France', 'Korsika, und Frankreich'),
    html: say(
      '<p>Another guest wanted Corsica. With it came a colleague who thinks in valleys rather than kilometres, and a second language on every page; German followed a year later.</p>',
      '<p>Un autre rêvait de la Corse. Avec elle sont venues une collègue qui compte en vallées plutôt qu’en kilomètres, et une deuxième langue sur chaque page ; l’allemand a suivi un an plus tard.</p>',
      '<p>Ein anderer Gast wünschte sich Korsika. Mit der Insel kam eine Kollegin, die in Tälern statt in Kilometern rechnet, und auf jede Seite eine zweite Sprache; Deutsch folgte ein Jahr darauf.</p>',
    ),
    picture: picture('fold', 'mountains', 'bergerie'),
  },
  {
    kind: 'text',
    label: year('2021'),
    heading: say('Owned by those who work in it', 'À ceux qui y travaillent', 'In den Händen derer, die hier arbeiten'),
    html: say(
      '<p>The founders sold their shares to the people who work in the company, and stayed. Nobody else owns a part of it, and nobody else asks it to grow.</p>',
      '<p>Les fondateurs ont cédé leurs parts à ceux qui travaillent dans la maison, et sont restés. Personne d’autre n’en possède un morceau, et personne d’autre ne lui demande de grandir.</p>',
      '<p>Die Gründer verkauften ihre Anteile an die, die im Unternehmen arbeiten, und blieben. Niemand sonst besitzt ein Stück davon, und niemand sonst verlangt, dass es wächst.</p>',
    ),
  },
]
