import { type PagePart, picture, say } from '../shape.ts'

/** Why travel with us: promises, and their evidence. */
export const reasons: PagePart[] = [
  {
    kind: 'text',
    heading: say('We have slept there', 'Nous y avons dormi', 'Wir haben dort geschlafen'),
    html: say(
      '<p>In every house, in a guest’s bed, with the window open. Whoever answers your call has stood in the kitchen and knows which room hears the road. <a href="{{page:2008}}">Who that is</a></p>',
      '<p>Dans chaque maison, dans le lit des voyageurs, fenêtre ouverte. La personne qui vous répond a cuisiné dans cette cuisine et sait quelle chambre entend la route. <a href="{{page:2008}}">Qui nous sommes</a></p>',
      '<p>In jedem Haus, in einem Gästebett, bei offenem Fenster. Wer Ihren Anruf annimmt, stand in der Küche und weiß, welches Zimmer die Straße hört. <a href="{{page:2008}}">Wer das ist</a></p>',
    ),
    picture: picture('bay', 'island-bay', 'ionian-stone'),
  },
  {
    kind: 'text',
    heading: say('Drawbacks are printed', 'Les défauts sont écrits', 'Nachteile stehen da'),
    html: say(
      '<p>Steps, roads, cockerels, a pool that is cold in May: they stand on the page of the villa. A guest who knows of them is never disappointed by them. <a href="{{page:16}}">See any villa</a></p>',
      '<p>Marches, routes, coqs, piscine froide en mai : tout figure sur la page de la villa. Un défaut annoncé n’a jamais déçu personne. <a href="{{page:16}}">Voyez n’importe quelle villa</a></p>',
      '<p>Stufen, Straßen, Hähne, ein Pool, der im Mai kalt ist: Das steht auf der Seite der Villa. Wer davon weiß, wird davon nicht enttäuscht. <a href="{{page:16}}">Sehen Sie selbst</a></p>',
    ),
    picture: picture('town', 'harbour', 'captains-house'),
  },
  {
    kind: 'text',
    heading: say('One price', 'Un seul prix', 'Ein Preis'),
    html: say(
      '<p>The price of your stay includes linen, cleaning, our fee and the tourist tax, which has a line of its own. Nothing is added on the way to the till. <a href="{{page:74}}">The conditions</a></p>',
      '<p>Le prix de votre séjour comprend le linge, le ménage, nos honoraires et la taxe de séjour, indiquée sur une ligne à part. Rien ne s’ajoute en chemin. <a href="{{page:74}}">Les conditions</a></p>',
      '<p>Der Preis Ihres Aufenthalts enthält Wäsche, Reinigung, unser Honorar und die Kurtaxe, die eine eigene Zeile hat. Unterwegs kommt nichts hinzu. <a href="{{page:74}}">Die Bedingungen</a></p>',
    ),
    picture: picture('market', 'plain', 'masseria'),
  },
  {
    kind: 'text',
    heading: say('The calendar is true', 'Le calendrier dit vrai', 'Der Kalender stimmt'),
    html: say(
      '<p>A free day can be booked at once. Where a day cannot be chosen, the calendar says why, and no villa is ever let twice: our books refuse it.</p>',
      '<p>Un jour libre se réserve aussitôt. Quand un jour ne peut être choisi, le calendrier dit pourquoi, et aucune villa n’est louée deux fois : nos registres s’y opposent.</p>',
      '<p>Ein freier Tag ist sofort buchbar. Wo ein Tag nicht wählbar ist, sagt der Kalender, weshalb, und keine Villa wird zweimal vermietet: Das lassen unsere Bücher nicht zu.</p>',
    ),
    picture: picture('boat', 'open-sea', 'cycladic-cube'),
  },
  {
    kind: 'text',
    heading: say('An hour to think', 'Une heure de réflexion', 'Eine Stunde Bedenkzeit'),
    html: say(
      '<p>Once you begin to book, the dates are yours for 60 minutes, and for longer if you ask. Time enough to find a passport and ring a sister. <a href="{{page:2007}}">How a booking goes</a></p>',
      '<p>Dès que vous commencez à réserver, les dates sont à vous pendant 60 minutes, davantage si vous le demandez. De quoi trouver un passeport et appeler sa sœur. <a href="{{page:2007}}">Comment se passe une réservation</a></p>',
      '<p>Sobald Sie mit der Buchung beginnen, gehören die Tage 60 Minuten lang Ihnen, auf Wunsch länger. Zeit genug, den Pass zu suchen und die Schwester anzurufen. <a href="{{page:2007}}">So läuft eine Buchung</a></p>',
    ),
    picture: picture('table', 'olive-hills', 'masseria'),
  },
  {
    kind: 'text',
    heading: say('A day to think again', 'Un jour pour changer d’avis', 'Ein Tag, es sich anders zu überlegen'),
    html: say(
      '<p>For 24 hours after the deposit you may cancel free of charge, as long as arrival is more than 70 days away. The deposit comes back whole. With the flexible rate of many villas you have weeks or months to think again.</p>',
      '<p>Pendant 24 heures après l’acompte, l’annulation est sans frais, tant que l’arrivée est à plus de 70 jours. L’acompte revient en entier. Au tarif flexible de nombreuses villas, vous avez des semaines ou des mois.</p>',
      '<p>24 Stunden lang nach der Anzahlung stornieren Sie kostenlos, solange die Anreise mehr als 70 Tage entfernt ist. Die Anzahlung kommt ganz zurück. Mit dem flexiblen Tarif vieler Villen haben Sie Wochen oder Monate Zeit.</p>',
    ),
    picture: picture('shingle', 'cliff', 'amalfi-terrace'),
  },
  {
    kind: 'text',
    heading: say('Someone nearby', 'Quelqu’un tout près', 'Jemand in der Nähe'),
    html: say(
      '<p>Within reach of every villa lives a person with its key: at the door when you arrive, and on the telephone at any hour after that. Their name is in your information pack.</p>',
      '<p>À portée de chaque villa vit quelqu’un qui en a la clé : à la porte quand vous arrivez, au téléphone à toute heure ensuite. Son nom figure dans votre dossier de voyage.</p>',
      '<p>In der Nähe jeder Villa wohnt ein Mensch mit ihrem Schlüssel: bei der Ankunft an der Tür, danach zu jeder Stunde am Telefon. Der Name steht in Ihren Reiseunterlagen.</p>',
    ),
    picture: picture('strand', 'island-bay', 'captains-house'),
  },
  {
    kind: 'text',
    heading: say('One manager', 'Un seul interlocuteur', 'Ein Ansprechpartner'),
    html: say(
      '<p>From booking to homecoming you have one name and one direct line, and a stand-in who has been introduced to you. Nobody will ask you to explain it all again. <a href="{{page:2008}}">The team</a></p>',
      '<p>De la réservation au retour, un nom et une ligne directe, et un suppléant qui vous a été présenté. Personne ne vous demandera de tout réexpliquer. <a href="{{page:2008}}">L’équipe</a></p>',
      '<p>Von der Buchung bis zur Heimkehr ein Name, eine direkte Leitung und eine Vertretung, die Sie kennen. Niemand lässt Sie alles noch einmal erklären. <a href="{{page:2008}}">Das Team</a></p>',
    ),
    picture: picture('ridge', 'cypress-hills', 'tuscan-farmhouse'),
  },
  {
    kind: 'text',
    heading: say('Reviews as written', 'Des avis tels quels', 'Bewertungen im Wortlaut'),
    html: say(
      '<p>Only guests who stayed can write, and we leave the fours. They are the most useful. <a href="{{page:2003}}">Read them</a></p>',
      '<p>Seuls ceux qui ont séjourné peuvent écrire, et nous laissons les quatre étoiles : ce sont les plus utiles. <a href="{{page:2003}}">Lisez-les</a></p>',
      '<p>Schreiben können nur Gäste, die da waren, und die vier Sterne bleiben stehen. Sie sind die nützlichsten. <a href="{{page:2003}}">Hier sind sie</a></p>',
    ),
    picture: picture('vineyard', 'cypress-hills', 'tuscan-villa'),
  },
  {
    kind: 'text',
    heading: say('Your data stay yours', 'Vos données restent à vous', 'Ihre Daten bleiben Ihre'),
    html: say(
      '<p>Passports are encrypted, seen by those who must register you, and erased 30 days after you leave. Your address is not sold, lent or enriched. <a href="{{page:76}}">The privacy policy</a></p>',
      '<p>Les passeports sont chiffrés, vus de ceux qui doivent vous déclarer, puis effacés 30 jours après le départ. Votre adresse n’est ni vendue, ni prêtée, ni enrichie. <a href="{{page:76}}">La politique de confidentialité</a></p>',
      '<p>Pässe liegen verschlüsselt, werden nur von denen gesehen, die Sie melden müssen, und 30 Tage nach der Abreise gelöscht. Ihre Adresse wird nicht verkauft, verliehen oder angereichert. <a href="{{page:76}}">Die Datenschutzerklärung</a></p>',
    ),
    picture: picture('ruin', 'mountains', 'mani-tower'),
  },
]
