import { about } from './parts/about.ts'
import { careers } from './parts/partners.ts'
import { reasons } from './parts/reasons.ts'
import { story } from './parts/story.ts'
import { html, type Page, picture, say } from './shape.ts'

/** Pages about the company. */
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
    modules: [],
    parts: about,
    picture: picture('quay', 'island-bay', 'ionian-stone'),
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
    modules: [],
    parts: story,
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
    modules: [],
    parts: reasons,
    picture: picture('table', 'olive-hills', 'masseria'),
  },
  {
    id: 2003,
    parentId: 47,
    templateId: 66,
    path: '/client-reviews',
    menuName: say('Client reviews', 'Avis de nos clients', 'Gästestimmen'),
    title: say('What our guests write', 'Ce qu’écrivent nos clients', 'Was unsere Gäste schreiben'),
    metaDescription: say(
      'Reviews by guests who stayed in our villas, in the language in which they wrote them.',
      'Les avis de ceux qui ont séjourné dans nos villas, dans la langue où ils les ont écrits.',
      'Bewertungen von Gästen, die in unseren Villen waren, in der Sprache, in der sie geschrieben wurden.',
    ),
    heading1: say('What guests write', 'Ce qu’écrivent nos clients', 'Was Gäste schreiben'),
    heading2: say(
      'Unabridged, and in their own language',
      'Sans coupe et dans leur langue',
      'Ungekürzt und in ihrer Sprache',
    ),
    modules: [
      html(
        '<p>A week after departure every lead booker receives one message with one link. Only those who stayed can write, and what they write appears under the villa, in the language they chose, with the month of the stay. We correct nothing, not even the spelling of our name. We remove a review only if it names a private person or breaks the law, and say so in its place.</p><p>If something went wrong, our answer stands below. Read a few fours before you book: they are the most useful.</p>',
        '<p>Une semaine après le départ, chaque titulaire de réservation reçoit un message et un lien. Seuls ceux qui ont séjourné peuvent écrire ; leur texte paraît sous la villa, dans la langue choisie, avec le mois du séjour. Nous ne corrigeons rien, pas même l’orthographe de notre nom. Un avis n’est retiré que s’il nomme un particulier ou enfreint la loi, et nous le signalons à sa place.</p><p>Si quelque chose n’a pas marché, notre réponse est dessous. Lisez quelques quatre étoiles avant de réserver : ce sont les plus utiles.</p>',
        '<p>Eine Woche nach der Abreise bekommt, wer gebucht hat, eine Nachricht mit einem Link. Schreiben kann nur, wer da war; der Text erscheint bei der Villa, in der gewählten Sprache, mit dem Monat des Aufenthalts. Wir berichtigen nichts, auch nicht die Schreibweise unseres Namens. Entfernt wird eine Bewertung nur, wenn sie Privatpersonen nennt oder gegen ein Gesetz verstößt, und das steht dann an ihrer Stelle.</p><p>Lief etwas schief, steht unsere Antwort darunter. Lesen Sie vor dem Buchen ein paar Vier-Sterne-Berichte: Sie sind die nützlichsten.</p>',
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
    modules: [],
    parts: [
      {
        kind: 'text',
        html: say(
          '<p>When you ring, a villa specialist answers: each looks after some regions and spends six weeks a year in them. Once you have booked, a client manager takes over and remains yours, with one direct line and a stand-in you have been told about. On the ground, area managers hold the keys; they meet you, show how the oven works and come when it does not.</p>',
          '<p>Quand vous appelez, un spécialiste répond : chacun suit quelques régions et y passe six semaines par an. Une fois la villa réservée, un responsable prend le relais et le garde, avec une ligne directe et un suppléant qui vous a été présenté. Sur place, les responsables de secteur ont les clés ; ils vous accueillent, montrent comment marche le four et viennent quand il ne marche plus.</p>',
          '<p>Wenn Sie anrufen, meldet sich ein Villenkenner: Jeder betreut einige Regionen und verbringt dort sechs Wochen im Jahr. Nach der Buchung übernimmt Ihr Kundenbetreuer und bleibt es, mit direkter Leitung und einer Vertretung, die Sie beim Namen kennen. Vor Ort haben die Gebietsleiter die Schlüssel; sie empfangen Sie, erklären den Ofen und kommen, wenn er streikt.</p>',
        ),
      },
    ],
    picture: picture('feast', 'harbour', 'captains-house'),
  },
  {
    id: 1241,
    parentId: 47,
    templateId: 1,
    path: '/responsible-company',
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
        '<p>On an island in August the question is water. A pool of ten metres by five loses a good centimetre a day to sun and wind, about 600 litres; a cover at night saves much of it. We ask every owner for a cover, for a meter that is read, and for a garden of plants that were there before the hose.</p><h2>Four rules</h2><ul><li>No house joins us that lacks its registration and building papers; the number is printed on its page.</li><li>Cooks, housekeepers and gardeners have contracts, insurance and a day off.</li><li>We take no villa where it would empty a street: in old towns we look for houses, not flats.</li><li>Glass, oil and batteries are collected, and the house book says where.</li></ul><h2>What we measured</h2><p>Each winter we add up the year in all houses and print it here, including what got worse.</p><table><thead><tr><th>All houses</th><th>2024</th><th>2025</th></tr></thead><tbody><tr><td>Water for each guest and night</td><td>402 litres</td><td>371 litres</td></tr><tr><td>Pools with a cover</td><td>61%</td><td>74%</td></tr><tr><td>Houses with a meter that is read each week</td><td>48%</td><td>69%</td></tr><tr><td>Electricity for each guest and night</td><td>14.8 kWh</td><td>15.6 kWh</td></tr></tbody></table><p>Electricity grew with the heat of July; we are putting up shutters and awnings before we put in machines.</p>',
        '<p>Sur une île, en août, la question est l’eau. Une piscine de dix mètres sur cinq perd un bon centimètre par jour au soleil et au vent, environ 600 litres ; une bâche, la nuit, en sauve une grande part. Nous demandons à chaque propriétaire une couverture, un compteur que l’on relève, et un jardin de plantes antérieures au tuyau.</p><h2>Quatre règles</h2><ul><li>Aucune maison sans son enregistrement et ses permis ; le numéro figure sur sa page.</li><li>Cuisiniers, gouvernantes et jardiniers ont un contrat, une assurance et un jour de repos.</li><li>Pas de villa là où elle viderait une rue : dans les vieilles villes, nous cherchons des maisons, non des appartements.</li><li>Verre, huile et piles se trient, et le livret dit où.</li></ul><h2>Ce que nous avons mesuré</h2><p>Chaque hiver, nous faisons le compte de l’année dans toutes les maisons et le publions ici, y compris ce qui a empiré.</p><table><thead><tr><th>Toutes les maisons</th><th>2024</th><th>2025</th></tr></thead><tbody><tr><td>Eau par voyageur et par nuit</td><td>402 litres</td><td>371 litres</td></tr><tr><td>Piscines avec couverture</td><td>61 %</td><td>74 %</td></tr><tr><td>Maisons dont le compteur est relevé chaque semaine</td><td>48 %</td><td>69 %</td></tr><tr><td>Électricité par voyageur et par nuit</td><td>14,8 kWh</td><td>15,6 kWh</td></tr></tbody></table><p>L’électricité a augmenté avec les chaleurs de juillet ; nous posons des volets et des stores avant d’ajouter des machines.</p>',
        '<p>Auf einer Insel ist im August Wasser die Frage. Ein Pool von zehn mal fünf Metern verliert durch Sonne und Wind gut einen Zentimeter am Tag, etwa 600 Liter; eine Abdeckung in der Nacht spart viel davon. Wir bitten jeden Eigentümer um eine Abdeckung, um einen Zähler, der abgelesen wird, und um Pflanzen, die schon vor dem Schlauch da waren.</p><h2>Vier Regeln</h2><ul><li>Kein Haus ohne Registrierung und Baupapiere; die Nummer steht auf seiner Seite.</li><li>Wer kocht, putzt oder gärtnert, hat Vertrag, Versicherung und freien Tag.</li><li>Keine Villa, die eine Straße entvölkert: In Altstädten suchen wir Häuser, keine Wohnungen.</li><li>Glas, Öl und Batterien werden gesammelt; wo, steht in der Hausmappe.</li></ul><h2>Was wir gemessen haben</h2><p>Jeden Winter zählen wir das Jahr in allen Häusern zusammen und veröffentlichen es hier, auch das, was schlechter wurde.</p><table><thead><tr><th>Alle Häuser</th><th>2024</th><th>2025</th></tr></thead><tbody><tr><td>Wasser je Gast und Nacht</td><td>402 Liter</td><td>371 Liter</td></tr><tr><td>Pools mit Abdeckung</td><td>61 %</td><td>74 %</td></tr><tr><td>Häuser, deren Zähler jede Woche abgelesen wird</td><td>48 %</td><td>69 %</td></tr><tr><td>Strom je Gast und Nacht</td><td>14,8 kWh</td><td>15,6 kWh</td></tr></tbody></table><p>Der Strom stieg mit der Hitze im Juli; ehe wir Geräte anschaffen, bringen wir Läden und Markisen an.</p>',
      ),
    ],
    picture: picture('plain', 'olive-hills', 'cretan-stone'),
  },
  {
    id: 75,
    parentId: 47,
    templateId: 111,
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
    modules: [],
    parts: careers,
    picture: picture('desk', 'harbour', 'captains-house'),
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
    heading2: say('Judged by guests, if possible', 'Par nos clients, si possible', 'Am liebsten von Gästen'),
    modules: [
      html(
        '<p>There are prizes that one wins and prizes that one buys. We enter those which are free to enter and decided by readers, guests or a jury that publishes its names, and list whatever comes of it, second places included.</p>' +
          '<table><thead><tr><th>Year</th><th>Prize</th><th>Who decides</th><th>Place</th></tr></thead><tbody><tr><td>2026</td><td>Readers’ prize of the Island Ledger, villa companies</td><td>Readers</td><td>1st</td></tr><tr><td>2025</td><td>Quiet Company of the Year, Forum of Coasts</td><td>A jury of eleven, named</td><td>2nd</td></tr><tr><td>2024</td><td>Readers’ prize of the Island Ledger, villa companies</td><td>Readers</td><td>3rd</td></tr><tr><td>2023</td><td>Water Prize of the Ionian Municipalities</td><td>Municipalities</td><td>1st</td></tr></tbody></table>',
        '<p>Il y a des prix que l’on gagne et des prix que l’on achète. Nous concourons à ceux qui ne coûtent rien et que décident des lecteurs, des clients ou un jury dont les noms sont publics ; nous inscrivons ce qu’il en advient, y compris les deuxièmes places.</p>' +
          '<table><thead><tr><th>Année</th><th>Prix</th><th>Qui décide</th><th>Rang</th></tr></thead><tbody><tr><td>2026</td><td>Prix des lecteurs de l’Island Ledger, locations de villas</td><td>Les lecteurs</td><td>1er</td></tr><tr><td>2025</td><td>Maison discrète de l’année, Forum des côtes</td><td>Un jury de onze, nommé</td><td>2e</td></tr><tr><td>2024</td><td>Prix des lecteurs de l’Island Ledger, locations de villas</td><td>Les lecteurs</td><td>3e</td></tr><tr><td>2023</td><td>Prix de l’eau des communes ioniennes</td><td>Les communes</td><td>1er</td></tr></tbody></table>',
        '<p>Es gibt Preise, die man gewinnt, und solche, die man kauft. Wir bewerben uns um jene, die nichts kosten und über die Leser, Gäste oder eine namentlich bekannte Jury entscheiden. Was dabei herauskommt, steht hier, auch die zweiten Plätze.</p>' +
          '<table><thead><tr><th>Jahr</th><th>Preis</th><th>Wer entscheidet</th><th>Platz</th></tr></thead><tbody><tr><td>2026</td><td>Leserpreis des Island Ledger, Villenvermieter</td><td>Leserinnen und Leser</td><td>1.</td></tr><tr><td>2025</td><td>Leises Unternehmen des Jahres, Forum der Küsten</td><td>Eine Jury von elf, mit Namen</td><td>2.</td></tr><tr><td>2024</td><td>Leserpreis des Island Ledger, Villenvermieter</td><td>Leserinnen und Leser</td><td>3.</td></tr><tr><td>2023</td><td>Wasserpreis der ionischen Gemeinden</td><td>Die Gemeinden</td><td>1.</td></tr></tbody></table>',
      ),
      html(
        '<h2>What we would rather be judged by</h2><p>How many guests come back. The figure is taken each January, villa by villa, and hangs in the kitchen of the office. Second to it come the <a href="{{page:2003}}">reviews</a>, which anybody can read and only guests can write. If you sit on a jury and wish to see a house, you are welcome out of season, at the usual price.</p>',
        '<h2>Ce sur quoi nous préférons être jugés</h2><p>Combien de clients reviennent. On le relève en janvier, villa par villa, et le chiffre est affiché dans la cuisine du bureau. Viennent ensuite les <a href="{{page:2003}}">avis</a>, que tout le monde peut lire et que seuls écrivent ceux qui ont séjourné. Si vous siégez dans un jury et voulez voir une maison, vous êtes bienvenu hors saison, au prix habituel.</p>',
        '<h2>Woran wir lieber gemessen werden</h2><p>Wie viele Gäste wiederkommen. Die Zahl wird jeden Januar erhoben, Villa für Villa, und hängt in der Büroküche. Danach kommen die <a href="{{page:2003}}">Bewertungen</a>, die jeder lesen und nur ein Gast schreiben kann. Sitzen Sie in einer Jury und möchten ein Haus sehen, sind Sie außerhalb der Saison willkommen, zum üblichen Preis.</p>',
      ),
    ],
    picture: picture('table', 'harbour', 'captains-house'),
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
        '<p>Articles about the villas, the regions and the way we work, with the date and the publication. They were written by people who paid, or whose paper did: we offer journalists the ordinary low-season price and ask for nothing in return, neither a mention nor a sight of the text.</p><p>For facts, pictures and a villa to look at, use the <a href="{{page:46}}">contact page</a> and choose “press”; a colleague will answer within one working day, in English, French, German, Italian or Greek. Pictures may be used with the name of the villa and of the photographer. Owners’ names are not given out.</p>',
        '<p>Des articles sur les villas, les régions et notre façon de travailler, avec la date et le titre. Leurs auteurs ont payé, ou leur journal : nous proposons aux journalistes le prix ordinaire de basse saison et ne demandons rien en échange, ni mention ni relecture.</p><p>Pour des faits, des images ou une villa à visiter, passez par la <a href="{{page:46}}">page de contact</a>, rubrique « presse » ; on vous répond sous un jour ouvré, en français, en anglais, en allemand, en italien ou en grec. Les images s’utilisent avec le nom de la villa et celui du photographe. Les noms des propriétaires ne sont pas communiqués.</p>',
        '<p>Artikel über die Villen, die Regionen und unsere Arbeitsweise, mit Datum und Titel. Geschrieben haben sie Leute, die bezahlt haben oder deren Blatt es tat: Journalisten bieten wir den gewöhnlichen Preis der Nebensaison und verlangen dafür nichts, weder eine Erwähnung noch den Text vorab.</p><p>Fakten, Bilder oder einen Besichtigungstermin bekommen Sie über die <a href="{{page:46}}">Kontaktseite</a>, Betreff „Presse“; wir antworten innerhalb eines Werktags auf Deutsch, Englisch, Französisch, Italienisch oder Griechisch. Bilder dürfen mit dem Namen der Villa und der Fotografin oder des Fotografen erscheinen. Namen von Eigentümern nennen wir nicht.</p>',
      ),
    ],
  },
]
