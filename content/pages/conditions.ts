import { booking } from './parts/built.ts'
import { html, type Page, picture, say } from './shape.ts'

/** The booking conditions, and how a booking goes. */
export const conditions: Page[] = [
  {
    id: 74,
    parentId: 2007,
    templateId: 39,
    validFrom: '2026-10-01',
    path: '/booking-conditions',
    menuName: say('Booking conditions', 'Conditions de réservation', 'Buchungsbedingungen'),
    title: say('Booking conditions', 'Conditions de réservation', 'Buchungsbedingungen'),
    metaDescription: say(
      'Deposit, balance, cancellation, damage and tourist tax: the conditions under which our villas are let.',
      'Acompte, solde, annulation, dommages, taxe de séjour : les conditions de location de nos villas.',
      'Anzahlung, Restzahlung, Stornierung, Schäden, Kurtaxe: die Bedingungen, unter denen wir vermieten.',
    ),
    heading1: say('Booking conditions', 'Conditions de réservation', 'Buchungsbedingungen'),
    heading2: say(
      'The version in force on the day you book stays valid for your booking',
      'La version en vigueur le jour de la réservation reste celle de votre séjour',
      'Es gilt die Fassung vom Tag Ihrer Buchung',
    ),
    modules: [
      html(
        '<h2>1. Parties to the contract</h2><p>You rent the villa from its owner; we conclude the contract in the owner’s name and receive your payments on the owner’s behalf. Experiences, transfers and wine are provided by the people named in their description. The lead booker must be at least 18 years old and answers for the whole party.</p>' +
          '<h2>2. Holding and booking</h2><p>When you start an online booking, the villa is held for 60 minutes. You can extend the hold by 30 minutes once you have given an e-mail address; it cannot exceed four hours in all. The booking is made when your first payment has been accepted and we confirm it by e-mail. If a payment reaches us after the hold has ended and the dates are taken, it is refunded in full.</p>' +
          '<h2>3. Price</h2><p>The price is for the whole villa, or for the number of bedrooms you chose where that is offered, and for the nights shown. It includes linen, final cleaning and whatever the page lists as included. Prices in a currency other than the euro are approximate until you choose the currency of payment; the rate is then fixed for your booking.</p>' +
          '<h2>4. Deposit and balance</h2><table><thead><tr><th>When you book</th><th>What is due</th></tr></thead><tbody><tr><td>More than 70 days before arrival</td><td>30% at once, the balance 70 days before arrival</td></tr><tr><td>70 days before arrival or later</td><td>The whole amount at once</td></tr></tbody></table><p>By the flexible rate, where the villa offers it and you choose it, the share due at once is the one stated before you book and in your confirmation. We remind you in good time. If the balance is not paid by its date and after a written reminder of seven days, we may treat the booking as cancelled by you.</p>' +
          '<h2>5. Cancellation by you</h2><p>The standard rate:</p><ul><li>Within 24 hours of paying the deposit, and if arrival is more than 70 days away: free of charge, the deposit is refunded in full.</li><li>After that, up to and including the day the balance is due: we keep the deposit.</li><li>After that day: nothing is refunded, unless we make an exception in the particular case, above all if the villa can be let again.</li></ul><p>The flexible rate: up to and including the day stated in your confirmation, free of charge; everything paid is refunded. After that day the standard rules apply, with the deposit of the flexible rate.</p><p>Cancel in your client area or in writing. We recommend insurance that covers cancellation and illness.</p>' +
          '<h2>6. Changes</h2><p>A change of dates, villa or party is a request. We show the difference in price first, and nothing changes until you accept and the owner agrees. Your rate stays, at the prices of the new season; where it is not offered then, the standard rate applies, and we say so first.</p>' +
          '<h2>7. Cancellation by the owner or by us</h2><p>If the villa cannot be let to you, we tell you at once and offer another of at least equal standard; if none suits you, everything paid is returned within seven days. Your rights under the law are not affected.</p>' +
          '<h2>8. Damage</h2><p>With the balance you choose between a refundable damage deposit and a damage waiver, a smaller sum that is not returned and covers accidental damage up to the amount stated. A deposit is released within ten days of departure, less the cost of any proven damage.</p>' +
          '<h2>9. Tourist tax and registration</h2><p>Communes and islands levy a tax on stays, by person or by property and night, with their own ages, caps and seasons. It is part of the total that is shown before you book, and due with the balance. The law obliges us to register guests with the authorities; please enter passport details before arrival. The registration number of each villa (CIN in Italy, AMA in Greece, the municipal number in France) stands on its page.</p>' +
          '<h2>10. In the villa</h2><p>Arrival is from 17:00, departure by 10:00, unless the page says otherwise. No more people may stay than the villa sleeps; up to two children under three are not counted. Parties, weddings, pets and music out of doors require prior agreement. Children must be watched at the pool at all times.</p>' +
          '<h2>11. If something is wrong</h2><p>Tell the person who holds the key, or us, while you are there, so that it can be put right. What could not be settled should reach us in writing within 28 days of departure.</p>' +
          '<h2>12. Law</h2><p>The law of the country in which you live continues to protect you as a consumer. Each version of these conditions is dated and kept; ask us for any of them. See also our <a href="{{page:76}}">privacy policy</a>.</p>',
        '<h2>1. Les parties</h2><p>Vous louez la villa à son propriétaire ; nous concluons le contrat en son nom et encaissons pour son compte. Expériences, transferts et vins sont fournis par les personnes indiquées dans leur description. Le titulaire de la réservation a au moins 18 ans et répond de tout le groupe.</p>' +
          '<h2>2. Option et réservation</h2><p>Dès que vous commencez une réservation en ligne, vous disposez d’une option de 60 minutes sur la villa. Après avoir donné une adresse e-mail, vous pouvez prolonger de 30 minutes, sans dépasser quatre heures en tout. La réservation est ferme quand le premier paiement est accepté et que nous l’avons confirmé par e-mail. Si un paiement nous parvient après le délai et que les dates sont prises, il est intégralement remboursé.</p>' +
          '<h2>3. Prix</h2><p>Le prix s’entend pour la villa entière, ou pour le nombre de chambres choisi lorsque c’est proposé, et pour les nuits indiquées. Il comprend le linge, le ménage de fin de séjour et ce que la page annonce comme inclus. Un prix dans une autre devise que l’euro est approximatif jusqu’au choix de la devise de paiement ; le taux est alors fixé pour votre réservation.</p>' +
          '<h2>4. Acompte et solde</h2><table><thead><tr><th>Vous réservez</th><th>Vous payez</th></tr></thead><tbody><tr><td>Plus de 70 jours avant l’arrivée</td><td>30 % aussitôt, le solde 70 jours avant l’arrivée</td></tr><tr><td>À 70 jours de l’arrivée ou moins</td><td>La totalité aussitôt</td></tr></tbody></table><p>Au tarif flexible, lorsque la villa le propose et que vous le choisissez, la part due aussitôt est celle indiquée avant la réservation et dans votre confirmation. Nous vous le rappelons à temps. À défaut de paiement du solde à l’échéance et après un rappel écrit de sept jours, nous pouvons considérer que vous avez annulé.</p>' +
          '<h2>5. Annulation de votre fait</h2><p>Au tarif standard :</p><ul><li>Dans les 24 heures suivant l’acompte, si l’arrivée est à plus de 70 jours : sans frais, l’acompte est remboursé en totalité.</li><li>Ensuite, jusqu’au jour inclus où le solde est dû : l’acompte est conservé.</li><li>Après ce jour : rien n’est remboursé, sauf ce que nous accordons au cas par cas, notamment si la villa peut être relouée.</li></ul><p>Au tarif flexible : jusqu’au jour indiqué dans votre confirmation inclus, sans frais ; tout ce qui a été versé est remboursé. Passé ce jour, les règles du tarif standard s’appliquent, avec l’acompte du tarif flexible.</p><p>Annulez dans votre espace client ou par écrit. Nous recommandons une assurance couvrant l’annulation et la maladie.</p>' +
          '<h2>6. Modifications</h2><p>Un changement de dates, de villa ou de groupe est une demande. Nous indiquons d’abord la différence de prix ; rien ne change tant que vous ne l’avez pas acceptée et que le propriétaire n’a pas donné son accord. Votre tarif est maintenu, aux prix de la nouvelle saison ; s’il n’y est pas proposé, le tarif standard s’applique et nous le disons d’abord.</p>' +
          '<h2>7. Annulation par le propriétaire ou par nous</h2><p>Si la villa ne peut vous être louée, nous vous prévenons aussitôt et vous en proposons une autre de niveau au moins égal ; si aucune ne convient, tout ce qui a été versé est remboursé sous sept jours. Vos droits légaux demeurent entiers.</p>' +
          '<h2>8. Dommages</h2><p>Avec le solde, vous choisissez entre un dépôt de garantie remboursable et une garantie dommages : une somme moindre, non remboursée, qui couvre les dommages accidentels jusqu’au montant indiqué. Le dépôt est restitué dans les dix jours suivant le départ, déduction faite des dommages constatés.</p>' +
          '<h2>9. Taxe de séjour et enregistrement</h2><p>Communes et îles perçoivent une taxe, par personne ou par logement et par nuit, avec leurs âges, plafonds et saisons. Elle est comprise dans le total affiché avant la réservation et se règle avec le solde. La loi nous oblige à déclarer les voyageurs ; veuillez saisir les passeports avant l’arrivée. Le numéro d’enregistrement de chaque villa (CIN en Italie, AMA en Grèce, numéro communal en France) figure sur sa page.</p>' +
          '<h2>10. Dans la villa</h2><p>Arrivée à partir de 17 h, départ avant 10 h, sauf indication contraire. On ne peut dépasser la capacité de la villa ; jusqu’à deux enfants de moins de trois ans ne comptent pas. Fêtes, mariages, animaux et musique en plein air exigent un accord préalable. Les enfants sont surveillés à la piscine en permanence.</p>' +
          '<h2>11. En cas de problème</h2><p>Prévenez la personne qui a la clé, ou nous, pendant le séjour, afin que l’on y remédie. Ce qui n’a pu être réglé doit nous parvenir par écrit dans les 28 jours suivant le départ.</p>' +
          '<h2>12. Droit</h2><p>La loi de votre pays de résidence continue de vous protéger comme consommateur. Chaque version des présentes est datée et conservée ; demandez-nous celle que vous voulez. Voir aussi notre <a href="{{page:76}}">politique de confidentialité</a>.</p>',
        '<h2>1. Vertragspartner</h2><p>Sie mieten die Villa von ihrem Eigentümer; wir schließen den Vertrag in dessen Namen und nehmen Ihre Zahlungen für ihn entgegen. Erlebnisse, Transfers und Wein leisten die jeweils Genannten. Wer bucht, muss mindestens 18 Jahre alt sein und steht für die ganze Gruppe ein.</p>' +
          '<h2>2. Option und Buchung</h2><p>Mit dem Beginn einer Online-Buchung ist die Villa 60 Minuten lang für Sie reserviert. Sobald eine E-Mail-Adresse angegeben ist, können Sie um 30 Minuten verlängern, insgesamt auf höchstens vier Stunden. Gebucht ist, wenn die erste Zahlung angenommen und von uns per E-Mail bestätigt wurde. Erreicht uns eine Zahlung nach Ablauf der Zeit und sind die Tage vergeben, wird sie vollständig erstattet.</p>' +
          '<h2>3. Preis</h2><p>Der Preis gilt für die ganze Villa oder, wo angeboten, für die gewählte Zahl der Schlafzimmer und für die genannten Nächte. Wäsche, Endreinigung und alles, was die Seite als enthalten nennt, sind inbegriffen. Preise in anderer Währung als Euro sind Näherungen, bis Sie die Zahlungswährung wählen; dann wird der Kurs für Ihre Buchung festgeschrieben.</p>' +
          '<h2>4. Anzahlung und Restzahlung</h2><table><thead><tr><th>Zeitpunkt der Buchung</th><th>Fällig</th></tr></thead><tbody><tr><td>Mehr als 70 Tage vor Anreise</td><td>30 % sofort, der Rest 70 Tage vor Anreise</td></tr><tr><td>70 Tage vor Anreise oder später</td><td>Der ganze Betrag sofort</td></tr></tbody></table><p>Im flexiblen Tarif, wo die Villa ihn anbietet und Sie ihn wählen, gilt der Anteil, der vor der Buchung und in Ihrer Bestätigung genannt ist. Wir erinnern Sie rechtzeitig. Wird der Rest zum Termin und auch nach schriftlicher Mahnung mit Frist von sieben Tagen nicht bezahlt, dürfen wir die Buchung als von Ihnen storniert behandeln.</p>' +
          '<h2>5. Stornierung durch Sie</h2><p>Im Standardtarif:</p><ul><li>Innerhalb von 24 Stunden nach der Anzahlung, wenn die Anreise mehr als 70 Tage entfernt ist: kostenlos, die Anzahlung wird voll erstattet.</li><li>Danach, bis einschließlich des Tages, an dem der Restbetrag fällig ist: Die Anzahlung wird einbehalten.</li><li>Nach diesem Tag: keine Erstattung, außer was wir im Einzelfall gewähren, vor allem wenn sich die Villa neu vermieten lässt.</li></ul><p>Im flexiblen Tarif: bis einschließlich des Tages, der in Ihrer Bestätigung steht, kostenlos; alles Gezahlte wird erstattet. Danach gelten die Regeln des Standardtarifs mit der Anzahlung des flexiblen Tarifs.</p><p>Stornieren Sie im Kundenbereich oder schriftlich. Wir empfehlen eine Versicherung für Rücktritt und Krankheit.</p>' +
          '<h2>6. Änderungen</h2><p>Eine Änderung von Termin, Villa oder Gruppe ist eine Anfrage. Zuerst nennen wir den Preisunterschied; nichts ändert sich, ehe Sie ihn annehmen und der Eigentümer zustimmt. Ihr Tarif bleibt, zu den Preisen der neuen Saison; wird er dort nicht angeboten, gilt der Standardtarif, und wir sagen es vorher.</p>' +
          '<h2>7. Absage durch Eigentümer oder uns</h2><p>Kann Ihnen die Villa nicht überlassen werden, sagen wir es sofort und bieten eine mindestens gleichwertige an; passt keine, wird alles Gezahlte innerhalb von sieben Tagen erstattet. Ihre gesetzlichen Rechte bleiben unberührt.</p>' +
          '<h2>8. Schäden</h2><p>Mit der Restzahlung wählen Sie zwischen einer rückzahlbaren Kaution und einem Kautionsverzicht: einer kleineren, nicht rückzahlbaren Gebühr, die versehentliche Schäden bis zur genannten Höhe abdeckt. Die Kaution wird innerhalb von zehn Tagen nach Abreise freigegeben, abzüglich nachgewiesener Schäden.</p>' +
          '<h2>9. Kurtaxe und Meldepflicht</h2><p>Gemeinden und Inseln erheben eine Abgabe, je Person oder Unterkunft und Nacht, mit eigenen Altersgrenzen, Höchstbeträgen und Zeiten. Sie ist im Gesamtpreis enthalten, der vor der Buchung angezeigt wird, und mit der Restzahlung fällig. Das Gesetz verpflichtet uns, Gäste zu melden; bitte tragen Sie die Passdaten vor der Anreise ein. Die Registrierungsnummer jeder Villa (CIN in Italien, AMA in Griechenland, Gemeindenummer in Frankreich) steht auf ihrer Seite.</p>' +
          '<h2>10. In der Villa</h2><p>Anreise ab 17 Uhr, Abreise bis 10 Uhr, soweit die Seite nichts anderes sagt. Es dürfen nicht mehr Menschen wohnen, als Schlafplätze da sind; bis zu zwei Kinder unter drei Jahren zählen nicht mit. Feste, Hochzeiten, Haustiere und Musik im Freien bedürfen vorheriger Zustimmung. Kinder sind am Pool ständig zu beaufsichtigen.</p>' +
          '<h2>11. Wenn etwas nicht stimmt</h2><p>Sagen Sie es der Person mit dem Schlüssel oder uns, solange Sie da sind, damit es behoben werden kann. Was offen blieb, soll uns innerhalb von 28 Tagen nach Abreise schriftlich erreichen.</p>' +
          '<h2>12. Recht</h2><p>Das Recht Ihres Wohnsitzlandes schützt Sie als Verbraucher weiterhin. Jede Fassung dieser Bedingungen ist datiert und aufbewahrt; wir senden Ihnen gern die gewünschte. Siehe auch unsere <a href="{{page:76}}">Datenschutzerklärung</a>.</p>',
      ),
    ],
  },
  {
    id: 2007,
    parentId: 1,
    templateId: 26,
    path: '/booking-your-holiday',
    menuName: say('Booking your holiday', 'Réserver vos vacances', 'Ihren Urlaub buchen'),
    title: say(
      'Booking your holiday, step by step',
      'Réserver vos vacances, pas à pas',
      'Ihren Urlaub buchen, Schritt für Schritt',
    ),
    metaDescription: say(
      'From the first search to the key in your hand: how a booking goes, what is paid when, and what we need from you.',
      'De la première recherche à la clé en main : comment se passe une réservation, quoi payer et quand, ce qu’il nous faut.',
      'Von der ersten Suche bis zum Schlüssel: wie eine Buchung abläuft, was wann zu zahlen ist und was wir brauchen.',
    ),
    heading1: say('Booking your holiday', 'Réserver vos vacances', 'Ihren Urlaub buchen'),
    heading2: say('From the calendar to the key', 'Du calendrier à la clé', 'Vom Kalender zum Schlüssel'),
    modules: [],
    parts: booking,
    picture: picture('desk', 'island-bay', 'ionian-stone'),
  },
]
