import { html, type Page, picture, say } from './shape.ts'

/** Who we are. */
export const company: Page[] = [
  {
    id: 47,
    parentId: 1,
    templateId: 22,
    path: '/about-us',
    menuName: say('About us', 'Qui sommes-nous', 'Über uns'),
    title: say('About us', 'Qui sommes-nous', 'Über uns'),
    metaDescription: say(
      'A villa company founded on Corfu in 2009: who we are, what we look for in a house, and how we work.',
      'Une maison fondée à Corfou en 2009 : qui nous sommes, ce que nous cherchons dans une villa, notre façon de travailler.',
      'Ein Villenunternehmen, 2009 auf Korfu gegründet: wer wir sind, worauf wir achten und wie wir arbeiten.',
    ),
    heading1: say('About us', 'Qui sommes-nous', 'Über uns'),
    heading2: say(
      'Keys, maps and a telephone',
      'Des clés, des cartes, un téléphone',
      'Schlüssel, Karten und ein Telefon',
    ),
    modules: [
      html(
        '<p>We let villas in Italy, Greece and France, and nothing else: no hotels, no flights. The company was founded on Corfu in 2009 by two friends and still belongs to the people who work in it. One half of us sits in offices; the other lives near the houses, carries the keys and knows which plumber answers on a Sunday.</p><p>Before a villa is shown here, one of us has stayed the night, measured the beds and walked to the beach with a watch. About one house in nine that we visit is taken on. What we learn is on its page, with the drawbacks: a steep drive, a road that can be heard, a pool that is cold in May.</p><p>Read <a href="{{page:2002}}">how it began</a>, <a href="{{page:2001}}">ten reasons to travel with us</a>, or <a href="{{page:2003}}">what guests write</a>.</p>',
        '<p>Nous louons des villas en Italie, en Grèce et en France, et rien d’autre : ni hôtels, ni vols. Fondée à Corfou en 2009 par deux amis, la maison appartient toujours à ceux qui y travaillent. Une moitié d’entre nous est au bureau ; l’autre vit près des villas, porte les clés et sait quel plombier répond le dimanche.</p><p>Avant qu’une villa ne paraisse ici, l’un de nous y a passé la nuit, mesuré les lits et gagné la plage montre en main. Sur neuf maisons visitées, nous en retenons une environ. Ce que nous apprenons figure sur sa page, défauts compris : une allée raide, une route qui s’entend, une piscine froide en mai.</p><p>Lisez <a href="{{page:2002}}">comment tout a commencé</a>, <a href="{{page:2001}}">dix raisons de partir avec nous</a> ou <a href="{{page:2003}}">ce qu’écrivent nos hôtes</a>.</p>',
        '<p>Wir vermieten Villen in Italien, Griechenland und Frankreich und sonst nichts: keine Hotels, keine Flüge. Gegründet wurde das Unternehmen 2009 auf Korfu von zwei Freunden, und es gehört bis heute denen, die darin arbeiten. Die eine Hälfte sitzt im Büro; die andere wohnt bei den Häusern, trägt die Schlüssel und weiß, welcher Klempner sonntags abnimmt.</p><p>Ehe eine Villa hier erscheint, hat jemand von uns darin übernachtet, die Betten gemessen und ist mit der Uhr zum Strand gegangen. Von neun besuchten Häusern nehmen wir etwa eines auf. Was wir erfahren, steht auf seiner Seite, auch das Unbequeme: eine steile Zufahrt, eine hörbare Straße, ein Pool, der im Mai kalt ist.</p><p>Lesen Sie, <a href="{{page:2002}}">wie es anfing</a>, <a href="{{page:2001}}">zehn Gründe, mit uns zu reisen</a>, oder <a href="{{page:2003}}">was Gäste schreiben</a>.</p>',
      ),
    ],
    picture: picture('harbour', 'island-bay', 'ionian-stone'),
  },
  {
    id: 2002,
    parentId: 47,
    templateId: 19,
    path: '/our-story',
    menuName: say('Our story', 'Notre histoire', 'Unsere Geschichte'),
    title: say('Our story', 'Notre histoire', 'Unsere Geschichte'),
    metaDescription: say(
      'How two friends and eleven sets of keys on Corfu became a villa company in three countries.',
      'Comment deux amis et onze trousseaux de clés, à Corfou, sont devenus une maison présente dans trois pays.',
      'Wie aus zwei Freunden und elf Schlüsselbunden auf Korfu ein Unternehmen in drei Ländern wurde.',
    ),
    heading1: say('Our story', 'Notre histoire', 'Unsere Geschichte'),
    heading2: say(
      'Corfu, 2009, eleven sets of keys',
      'Corfou, 2009, onze trousseaux',
      'Korfu, 2009, elf Schlüsselbunde',
    ),
    modules: [
      html(
        '<p>In the spring of 2009 two friends shared a desk above a chandler’s shop on the north-east coast of Corfu. One had grown up in the next bay; the other had come to survey roofs and stayed. Owners kept asking them the same thing: would they look in on the house, and did they know anyone nice who would like it for August?</p><p>They had eleven sets of keys by June. The rule they made then still holds: never let a house you would not lend your sister. Paxos followed by boat, Lefkada by bridge; in 2013 a guest asked for something similar in Sicily, and in 2017 another wanted Corsica. Each new coast began with a winter of driving and a person who lived there. The wind gave the name. It had blown through the office door on the first day and carried off the price list.</p>',
        '<p>Au printemps 2009, deux amis partageaient un bureau au-dessus d’un magasin d’accastillage, sur la côte nord-est de Corfou. L’un avait grandi dans la baie voisine ; l’autre était venu expertiser des toitures et n’était pas reparti. Les propriétaires leur demandaient toujours la même chose : passeraient-ils voir la maison, et connaissaient-ils des gens bien pour le mois d’août ?</p><p>En juin, ils avaient onze trousseaux. La règle posée alors tient toujours : ne jamais louer une maison qu’on ne prêterait pas à sa sœur. Paxos vint par bateau, Leucade par le pont ; en 2013, un hôte voulut la même chose en Sicile ; en 2017, un autre rêvait de la Corse. Chaque côte a commencé par un hiver sur les routes et par quelqu’un du pays. Le vent a fourni le nom : le premier jour, il entra par la porte et emporta la liste des prix.</p>',
        '<p>Im Frühjahr 2009 teilten sich zwei Freunde einen Schreibtisch über einem Laden für Bootszubehör an der Nordostküste von Korfu. Der eine war in der Nachbarbucht aufgewachsen; der andere war gekommen, um Dächer zu begutachten, und geblieben. Immer fragten die Hausbesitzer dasselbe: ob sie nach dem Rechten sehen könnten und ob sie nette Leute für den August wüssten.</p><p>Im Juni hatten sie elf Schlüsselbunde. Die Regel von damals gilt noch: nie ein Haus vermieten, das man nicht der eigenen Schwester leihen würde. Paxos kam mit dem Boot dazu, Lefkada über die Brücke; 2013 wünschte sich ein Gast Ähnliches auf Sizilien, 2017 ein anderer auf Korsika. Jede neue Küste begann mit einem Winter auf der Straße und einem Menschen, der dort lebt. Den Namen gab der Wind: Am ersten Tag fuhr er zur Bürotür herein und trug die Preisliste davon.</p>',
      ),
    ],
    picture: picture('harbour', 'harbour', 'captains-house'),
  },
  {
    id: 2001,
    parentId: 47,
    templateId: 18,
    path: '/ten-reasons',
    menuName: say('Why travel with us', 'Pourquoi nous', 'Warum mit uns'),
    title: say('Ten reasons to travel with us', 'Dix raisons de partir avec nous', 'Zehn Gründe, mit uns zu reisen'),
    metaDescription: say(
      'Ten plain reasons, from houses we have slept in to a price that does not grow on the way to the till.',
      'Dix raisons simples, des maisons où nous avons dormi au prix qui ne grossit pas en chemin.',
      'Zehn schlichte Gründe, von Häusern, in denen wir geschlafen haben, bis zum Preis, der unterwegs nicht wächst.',
    ),
    heading1: say('Ten reasons', 'Dix raisons', 'Zehn Gründe'),
    heading2: say('In no particular order', 'Sans ordre particulier', 'Ohne besondere Reihenfolge'),
    modules: [
      html(
        '<ol><li><strong>We have slept there.</strong> In every house, in a guest’s bed.</li><li><strong>Drawbacks are printed.</strong> Steps, roads, cockerels.</li><li><strong>One price.</strong> What you see includes linen, cleaning and our fee; local tourist tax is shown beside it.</li><li><strong>The calendar is true.</strong> A free day can be booked.</li><li><strong>An hour to think.</strong> Your dates are held for 60 minutes while you fill in the form.</li><li><strong>Twenty-four hours to think again.</strong> Cancel free of charge in that time if arrival is more than 70 days away.</li><li><strong>Someone nearby.</strong> A person with a key within reach of every villa.</li><li><strong>One manager.</strong> The same name from first call to last.</li><li><strong>Reviews as written.</strong> Only guests who stayed, and we leave the fours.</li><li><strong>Your data stay yours.</strong> Passports are encrypted and erased 30 days after you leave.</li></ol>',
        '<ol><li><strong>Nous y avons dormi.</strong> Dans chaque maison, dans un lit d’hôte.</li><li><strong>Les défauts sont écrits.</strong> Marches, routes, coqs.</li><li><strong>Un seul prix.</strong> Linge, ménage et honoraires compris ; la taxe de séjour est indiquée à côté.</li><li><strong>Le calendrier dit vrai.</strong> Un jour libre se réserve.</li><li><strong>Une heure de réflexion.</strong> Vos dates sont gardées 60 minutes pendant que vous remplissez le formulaire.</li><li><strong>Vingt-quatre heures de plus.</strong> Annulation sans frais dans ce délai si l’arrivée est à plus de 70 jours.</li><li><strong>Quelqu’un tout près.</strong> Une personne et une clé à portée de chaque villa.</li><li><strong>Un seul interlocuteur.</strong> Du premier appel au dernier.</li><li><strong>Des avis tels quels.</strong> Uniquement d’hôtes venus, et nous laissons les quatre étoiles.</li><li><strong>Vos données restent à vous.</strong> Les passeports sont chiffrés, puis effacés 30 jours après le départ.</li></ol>',
        '<ol><li><strong>Wir haben dort geschlafen.</strong> In jedem Haus, in einem Gästebett.</li><li><strong>Nachteile stehen da.</strong> Stufen, Straßen, Hähne.</li><li><strong>Ein Preis.</strong> Wäsche, Reinigung und unser Honorar sind enthalten; die Ortstaxe steht daneben.</li><li><strong>Der Kalender stimmt.</strong> Ein freier Tag ist buchbar.</li><li><strong>Eine Stunde Bedenkzeit.</strong> Ihre Daten sind 60 Minuten reserviert, während Sie das Formular ausfüllen.</li><li><strong>Danach noch vierundzwanzig.</strong> So lange stornieren Sie kostenlos, wenn die Anreise mehr als 70 Tage entfernt ist.</li><li><strong>Jemand in der Nähe.</strong> Bei jeder Villa ein Mensch mit Schlüssel.</li><li><strong>Ein Ansprechpartner.</strong> Derselbe Name vom ersten bis zum letzten Gespräch.</li><li><strong>Bewertungen im Wortlaut.</strong> Nur von Gästen, die da waren, und die vier Sterne bleiben stehen.</li><li><strong>Ihre Daten bleiben Ihre.</strong> Pässe sind verschlüsselt und werden 30 Tage nach der Abreise gelöscht.</li></ol>',
      ),
    ],
    picture: picture('table', 'olive-hills', 'masseria'),
  },
  {
    id: 2003,
    parentId: 47,
    templateId: 66,
    path: '/client-reviews',
    menuName: say('Client reviews', 'Avis de nos hôtes', 'Gästestimmen'),
    title: say('What our guests write', 'Ce qu’écrivent nos hôtes', 'Was unsere Gäste schreiben'),
    metaDescription: say(
      'Reviews by guests who stayed in our villas, in the language in which they wrote them.',
      'Les avis d’hôtes venus dans nos villas, dans la langue où ils les ont écrits.',
      'Bewertungen von Gästen, die in unseren Villen waren, in der Sprache, in der sie geschrieben wurden.',
    ),
    heading1: say('What guests write', 'Ce qu’écrivent nos hôtes', 'Was Gäste schreiben'),
    heading2: say(
      'Unabridged, and in their own language',
      'Sans coupe et dans leur langue',
      'Ungekürzt und in ihrer Sprache',
    ),
    modules: [
      html(
        '<p>A week after departure every lead booker receives one message with one link. Only those who stayed can write, and what they write appears under the villa, in the language they chose, with the month of the stay. We correct nothing, not even the spelling of our name. We remove a review only if it names a private person or breaks the law, and say so in its place.</p><p>If something went wrong, our answer stands below. Read a few fours before you book: they are the most useful.</p>',
        '<p>Une semaine après le départ, chaque titulaire de réservation reçoit un message et un lien. Seuls ceux qui ont séjourné peuvent écrire ; leur texte paraît sous la villa, dans la langue choisie, avec le mois du séjour. Nous ne corrigeons rien, pas même l’orthographe de notre nom. Un avis n’est retiré que s’il nomme un particulier ou enfreint la loi, et nous le signalons à sa place.</p><p>Si quelque chose n’a pas marché, notre réponse est dessous. Lisez quelques quatre étoiles avant de réserver : ce sont les plus utiles.</p>',
        '<p>Eine Woche nach der Abreise bekommt jede Hauptbucherin und jeder Hauptbucher eine Nachricht mit einem Link. Schreiben kann nur, wer da war; der Text erscheint bei der Villa, in der gewählten Sprache, mit dem Monat des Aufenthalts. Wir berichtigen nichts, auch nicht die Schreibweise unseres Namens. Entfernt wird eine Bewertung nur, wenn sie Privatpersonen nennt oder gegen ein Gesetz verstößt, und das steht dann an ihrer Stelle.</p><p>Lief etwas schief, steht unsere Antwort darunter. Lesen Sie vor dem Buchen ein paar Vier-Sterne-Berichte: Sie sind die nützlichsten.</p>',
      ),
    ],
  },
  {
    id: 2008,
    parentId: 47,
    templateId: 23,
    path: '/team',
    menuName: say('The team', 'L’équipe', 'Das Team'),
    title: say('The people who answer', 'Ceux qui vous répondent', 'Die Menschen, die antworten'),
    metaDescription: say(
      'Villa specialists, managers on the islands and the people who look after bookings and accounts.',
      'Des spécialistes des villas, des responsables sur place et ceux qui suivent réservations et comptes.',
      'Villenkenner, Verantwortliche vor Ort und alle, die sich um Buchungen und Zahlungen kümmern.',
    ),
    heading1: say('The team', 'L’équipe', 'Das Team'),
    heading2: say(
      'Half in offices, half in hill towns',
      'Une moitié au bureau, l’autre dans les collines',
      'Die eine Hälfte im Büro, die andere in den Hügeln',
    ),
    modules: [
      html(
        '<p>When you ring, a villa specialist answers: each looks after two or three regions and spends six weeks a year in them. Once you have booked, a client manager takes over and remains yours, with one direct line and a stand-in you have been told about.</p><p>On the ground, area managers hold the keys. They meet you, show how the oven works and come when it does not. Behind them are the people in accounts, the one who reads every contract twice, and three who keep this website in order. Between us we speak nine languages; Greek and Sardinian are the loudest.</p><p>Would you like to join? See <a href="{{page:75}}">careers</a>.</p>',
        '<p>Quand vous appelez, un spécialiste répond : chacun suit deux ou trois régions et y passe six semaines par an. Une fois la villa réservée, un responsable prend le relais et le garde, avec une ligne directe et un suppléant qui vous a été présenté.</p><p>Sur place, les responsables de secteur ont les clés. Ils vous accueillent, montrent comment marche le four et viennent quand il ne marche plus. Derrière eux, il y a la comptabilité, celle qui lit chaque contrat deux fois, et trois personnes qui tiennent ce site en ordre. À nous tous, nous parlons neuf langues ; le grec et le sarde sont les plus sonores.</p><p>Envie de nous rejoindre ? Voyez les <a href="{{page:75}}">offres d’emploi</a>.</p>',
        '<p>Wenn Sie anrufen, meldet sich ein Villenkenner: Jeder betreut zwei oder drei Regionen und verbringt dort sechs Wochen im Jahr. Nach der Buchung übernimmt Ihr Kundenbetreuer und bleibt es, mit direkter Leitung und einer Vertretung, die Sie beim Namen kennen.</p><p>Vor Ort haben die Gebietsleiter die Schlüssel. Sie empfangen Sie, erklären den Ofen und kommen, wenn er streikt. Dahinter stehen die Buchhaltung, die Kollegin, die jeden Vertrag zweimal liest, und drei Leute, die diese Website in Ordnung halten. Zusammen sprechen wir neun Sprachen; am lautesten sind Griechisch und Sardisch.</p><p>Möchten Sie dazukommen? Sehen Sie unter <a href="{{page:75}}">Stellenangebote</a> nach.</p>',
      ),
    ],
    picture: picture('town', 'harbour', 'captains-house'),
  },
  {
    id: 1241,
    parentId: 47,
    templateId: 1,
    path: '/a-responsible-company',
    menuName: say('A responsible company', 'Une entreprise responsable', 'Verantwortung'),
    title: say('A responsible company', 'Une entreprise responsable', 'Verantwortung'),
    metaDescription: say(
      'What we ask of houses about water, waste, work and neighbours, and what we publish about ourselves.',
      'Ce que nous demandons aux maisons sur l’eau, les déchets, le travail et le voisinage, et ce que nous publions.',
      'Was wir von Häusern bei Wasser, Abfall, Arbeit und Nachbarschaft verlangen und was wir über uns veröffentlichen.',
    ),
    heading1: say('A responsible company', 'Une entreprise responsable', 'Verantwortung'),
    heading2: say('Water first', 'L’eau d’abord', 'Zuerst das Wasser'),
    modules: [
      html(
        '<p>On an island in August the question is water. A pool of ten metres by five loses a good centimetre a day to sun and wind, about 600 litres; a cover at night saves much of it. We ask every owner for a cover, for a meter that is read, and for a garden of plants that were there before the hose.</p><h2>Four rules</h2><ul><li>No house joins us that lacks its registration and building papers; the number is printed on its page.</li><li>Cooks, housekeepers and gardeners have contracts, insurance and a day off.</li><li>We take no villa where it would empty a street: in old towns we look for houses, not flats.</li><li>Glass, oil and batteries are collected, and the house book says where.</li></ul><p>Each winter we publish what we measured, including what got worse.</p>',
        '<p>Sur une île, en août, la question est l’eau. Une piscine de dix mètres sur cinq perd un bon centimètre par jour au soleil et au vent, environ 600 litres ; une bâche, la nuit, en sauve une grande part. Nous demandons à chaque propriétaire une couverture, un compteur que l’on relève, et un jardin de plantes antérieures au tuyau.</p><h2>Quatre règles</h2><ul><li>Aucune maison sans son enregistrement et ses permis ; le numéro figure sur sa page.</li><li>Cuisiniers, gouvernantes et jardiniers ont un contrat, une assurance et un jour de repos.</li><li>Pas de villa là où elle viderait une rue : dans les vieilles villes, nous cherchons des maisons, non des appartements.</li><li>Verre, huile et piles se trient, et le livret dit où.</li></ul><p>Chaque hiver, nous publions ce que nous avons mesuré, y compris ce qui a empiré.</p>',
        '<p>Auf einer Insel ist im August Wasser die Frage. Ein Pool von zehn mal fünf Metern verliert durch Sonne und Wind gut einen Zentimeter am Tag, etwa 600 Liter; eine Abdeckung in der Nacht spart viel davon. Wir bitten jeden Besitzer um eine Abdeckung, um einen Zähler, der abgelesen wird, und um Pflanzen, die schon vor dem Schlauch da waren.</p><h2>Vier Regeln</h2><ul><li>Kein Haus ohne Registrierung und Baupapiere; die Nummer steht auf seiner Seite.</li><li>Wer kocht, putzt oder gärtnert, hat Vertrag, Versicherung und freien Tag.</li><li>Keine Villa, die eine Straße entvölkert: In Altstädten suchen wir Häuser, keine Wohnungen.</li><li>Glas, Öl und Batterien werden gesammelt; wo, steht in der Hausmappe.</li></ul><p>Jeden Winter veröffentlichen wir, was wir gemessen haben, auch das, was schlechter wurde.</p>',
      ),
    ],
    picture: picture('hills', 'olive-hills', 'cretan-stone'),
  },
  {
    id: 75,
    parentId: 47,
    templateId: 1,
    path: '/careers',
    menuName: say('Careers', 'Travailler avec nous', 'Stellenangebote'),
    title: say('Careers', 'Travailler avec nous', 'Arbeiten bei uns'),
    metaDescription: say(
      'Villa specialists, area managers, client managers: how we work and how to apply.',
      'Spécialistes, responsables de secteur, chargés de clientèle : comment nous travaillons et comment postuler.',
      'Villenkenner, Gebietsleiter, Kundenbetreuer: wie wir arbeiten und wie Sie sich bewerben.',
    ),
    heading1: say('Careers', 'Travailler avec nous', 'Arbeiten bei uns'),
    heading2: say(
      'People who notice door handles',
      'Pour qui remarque les poignées de porte',
      'Für alle, denen Türgriffe auffallen',
    ),
    modules: [
      html(
        '<p>We look for people who notice things: that a shutter bangs, that a guest is tired, that a total is out by a cent. Languages help, a driving licence is needed for the islands, and nobody is hired without a day spent with the team they would join.</p><p>Villa specialists work from an office and travel six weeks a year. Area managers live in their region and keep their winters quieter than their summers. Salaries stand in every advertisement. Places open in October and in February; outside those months write all the same, with one page about a house you know well and what you would change in it. Send it through the <a href="{{page:46}}">contact page</a> and choose “careers”.</p>',
        '<p>Nous cherchons des gens qui remarquent : un volet qui bat, un hôte fatigué, un total faux d’un centime. Les langues aident, le permis est nécessaire dans les îles, et personne n’est engagé sans une journée passée avec sa future équipe.</p><p>Les spécialistes travaillent au bureau et voyagent six semaines par an. Les responsables de secteur vivent dans leur région, et leurs hivers sont plus calmes que leurs étés. Le salaire figure dans chaque annonce. Les postes s’ouvrent en octobre et en février ; le reste de l’année, écrivez quand même : une page sur une maison que vous connaissez bien et ce que vous y changeriez. Envoyez-la par la <a href="{{page:46}}">page de contact</a>, rubrique « emploi ».</p>',
        '<p>Wir suchen Menschen, denen etwas auffällt: ein klappernder Laden, ein müder Gast, eine Summe, die um einen Cent nicht stimmt. Sprachen helfen, auf den Inseln braucht man einen Führerschein, und niemand wird eingestellt, ohne vorher einen Tag im künftigen Team verbracht zu haben.</p><p>Villenkenner arbeiten im Büro und reisen sechs Wochen im Jahr. Gebietsleiter wohnen in ihrer Region, ihre Winter sind ruhiger als ihre Sommer. In jeder Anzeige steht das Gehalt. Stellen werden im Oktober und im Februar frei; schreiben Sie auch sonst, eine Seite über ein Haus, das Sie gut kennen, und was Sie daran ändern würden, über die <a href="{{page:46}}">Kontaktseite</a> mit dem Betreff „Bewerbung“.</p>',
      ),
    ],
  },
  {
    id: 77,
    parentId: 47,
    templateId: 2,
    path: '/awards',
    menuName: say('Awards', 'Distinctions', 'Auszeichnungen'),
    title: say('Awards', 'Distinctions', 'Auszeichnungen'),
    metaDescription: say(
      'Which prizes we enter, which we do not, and what we would rather be judged by.',
      'Les prix auxquels nous concourons, ceux que nous évitons, et ce sur quoi nous préférons être jugés.',
      'Um welche Preise wir uns bewerben, um welche nicht, und woran wir lieber gemessen werden.',
    ),
    heading1: say('Awards', 'Distinctions', 'Auszeichnungen'),
    heading2: say('Judged by guests, if possible', 'Par nos hôtes, si possible', 'Am liebsten von Gästen'),
    modules: [
      html(
        '<p>There are prizes that one wins and prizes that one buys. We enter those which are free to enter and decided by readers, guests or a jury that publishes its names, and we list here whatever comes of it, with the year and the place, second places included.</p><p>The figure we watch ourselves is simpler: how many guests come back. It is taken each January, villa by villa, and hangs in the kitchen of the office. Second to it come the <a href="{{page:2003}}">reviews</a>, which anybody can read and only guests can write. If you sit on a jury and wish to see a house, you are welcome out of season, at the usual price.</p>',
        '<p>Il y a des prix que l’on gagne et des prix que l’on achète. Nous concourons à ceux qui ne coûtent rien et que décident des lecteurs, des hôtes ou un jury dont les noms sont publics ; nous inscrivons ici ce qu’il en advient, avec l’année et le rang, y compris les deuxièmes places.</p><p>Le chiffre que nous surveillons est plus simple : combien d’hôtes reviennent. On le relève en janvier, villa par villa, et il est affiché dans la cuisine du bureau. Viennent ensuite les <a href="{{page:2003}}">avis</a>, que tout le monde peut lire et que seuls les hôtes écrivent. Si vous siégez dans un jury et voulez voir une maison, vous êtes bienvenu hors saison, au prix habituel.</p>',
        '<p>Es gibt Preise, die man gewinnt, und solche, die man kauft. Wir bewerben uns um jene, die nichts kosten und über die Leser, Gäste oder eine namentlich bekannte Jury entscheiden. Was dabei herauskommt, steht hier mit Jahr und Rang, auch die zweiten Plätze.</p><p>Die Zahl, auf die wir selbst achten, ist einfacher: wie viele Gäste wiederkommen. Sie wird jeden Januar erhoben, Villa für Villa, und hängt in der Büroküche. Danach kommen die <a href="{{page:2003}}">Bewertungen</a>, die jeder lesen und nur ein Gast schreiben kann. Sitzen Sie in einer Jury und möchten ein Haus sehen, sind Sie außerhalb der Saison willkommen, zum üblichen Preis.</p>',
      ),
    ],
  },
  {
    id: 873,
    parentId: 47,
    templateId: 62,
    path: '/press',
    menuName: say('Press', 'Presse', 'Presse'),
    title: say('Press', 'Presse', 'Presse'),
    metaDescription: say(
      'What newspapers and magazines have written about our villas, and what journalists need to know.',
      'Ce que journaux et magazines ont écrit sur nos villas, et ce que les journalistes doivent savoir.',
      'Was Zeitungen und Magazine über unsere Villen schrieben und was Journalisten wissen sollten.',
    ),
    heading1: say('In the press', 'Dans la presse', 'In der Presse'),
    heading2: say('Written by others', 'Écrit par d’autres', 'Von anderen geschrieben'),
    modules: [
      html(
        '<p>Articles about the villas, the regions and the way we work, with the date and the publication. They were written by people who paid, or whose paper did: we offer journalists the ordinary low-season price and ask for nothing in return, neither a mention nor a sight of the text.</p><p>For facts, pictures and a villa to look at, use the <a href="{{page:46}}">contact page</a> and choose “press”; somebody will answer within one working day, in English, French, German, Italian or Greek. Pictures may be used with the name of the villa and of the photographer. Owners’ names are not given out.</p>',
        '<p>Des articles sur les villas, les régions et notre façon de travailler, avec la date et le titre. Leurs auteurs ont payé, ou leur journal : nous proposons aux journalistes le prix ordinaire de basse saison et ne demandons rien en échange, ni mention ni relecture.</p><p>Pour des faits, des images ou une villa à visiter, passez par la <a href="{{page:46}}">page de contact</a>, rubrique « presse » ; on vous répond sous un jour ouvré, en français, en anglais, en allemand, en italien ou en grec. Les images s’utilisent avec le nom de la villa et celui du photographe. Les noms des propriétaires ne sont pas communiqués.</p>',
        '<p>Artikel über die Villen, die Regionen und unsere Arbeitsweise, mit Datum und Titel. Geschrieben haben sie Leute, die bezahlt haben oder deren Blatt es tat: Journalisten bieten wir den gewöhnlichen Preis der Nebensaison und verlangen dafür nichts, weder eine Erwähnung noch den Text vorab.</p><p>Fakten, Bilder oder einen Besichtigungstermin bekommen Sie über die <a href="{{page:46}}">Kontaktseite</a>, Betreff „Presse“; wir antworten binnen eines Werktags auf Deutsch, Englisch, Französisch, Italienisch oder Griechisch. Bilder dürfen mit dem Namen der Villa und der Fotografin oder des Fotografen erscheinen. Namen von Besitzern nennen wir nicht.</p>',
      ),
    ],
  },
]
