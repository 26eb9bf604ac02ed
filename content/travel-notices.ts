import type { Language, Text } from '#domain/text/language'
import { say } from './pages/shape.ts'

/** A notice to travellers with its audience and period. */
interface TravelNotice {
  key: string
  heading: Text
  html: Text
  /** Office countries and languages of its audience; with neither, everyone. */
  officeCountries: string[]
  languages: Language[]
  /** Half-open days. */
  period: { from: string; to: string }
}

/** Examples from the years of travel restrictions; all expired. */
export const travelNotices: TravelNotice[] = [
  {
    key: 'italian-covid',
    heading: say('Travelling to Italy', 'Votre voyage en Italie', 'Ihre Reise nach Italien'),
    html: say(
      '<p>Everyone who travels needs an identity card or a passport that is valid until the way home, children included. Carry the papers of your stay and of your insurance in a form that you can read without a network, and keep a copy apart from the originals.</p><p>Rules of entry and of health may change at short notice, and differ with where you come from. The current ones are on the site of the Italian <a href="https://www.esteri.it/en/">Ministry of Foreign Affairs</a> and with your own foreign office. If something in them touches your stay, <a href="{{page:46}}">call us</a>: we look for a way with you.</p>',
      '<p>Chaque voyageur, enfant compris, a besoin d’une carte d’identité ou d’un passeport valable jusqu’au retour. Gardez sur vous les documents de votre séjour et de votre assurance, lisibles sans réseau, et une copie à part des originaux.</p><p>Les règles d’entrée et de santé peuvent changer à bref délai et dépendent de votre point de départ. Celles du moment se lisent sur le site du <a href="https://www.esteri.it/en/">ministère italien des Affaires étrangères</a> et auprès du vôtre. Si l’une d’elles touche votre séjour, <a href="{{page:46}}">appelez-nous</a> : nous chercherons une solution avec vous.</p>',
      '<p>Wer reist, braucht einen Personalausweis oder Reisepass, der bis zur Heimkehr gilt, auch jedes Kind. Führen Sie die Unterlagen Ihres Aufenthalts und Ihrer Versicherung so mit, dass Sie sie ohne Netz lesen können, und bewahren Sie eine Kopie getrennt davon auf.</p><p>Regeln für Einreise und Gesundheit können sich kurzfristig ändern und hängen davon ab, woher Sie kommen. Was gerade gilt, steht auf der Seite des <a href="https://www.esteri.it/en/">italienischen Außenministeriums</a> und bei Ihrem eigenen. Berührt etwas davon Ihren Aufenthalt, <a href="{{page:46}}">rufen Sie uns an</a>: Wir suchen mit Ihnen einen Weg.</p>',
    ),
    officeCountries: [],
    languages: [],
    period: { from: '2021-05-01', to: '2022-06-01' },
  },
  {
    key: 'german-covid',
    heading: say('Going home to Germany', 'Votre retour en Allemagne', 'Ihre Rückkehr nach Deutschland'),
    html: say(
      '<p>Travellers returning to Germany may be asked for more than on the way out: a valid identity card or passport for each person, and at times a registration or a certificate. Look a few days before the journey home, not at the airport.</p><p>What applies on the day is on the site of the <a href="https://www.auswaertiges-amt.de/en">German Foreign Office</a>. If you need a printer, a doctor or a pharmacy, your manager at the villa knows where; <a href="{{page:46}}">we</a> help from the office.</p>',
      '<p>Au retour en Allemagne, on peut vous demander plus qu’à l’aller : une pièce d’identité valable par personne, et parfois une inscription ou un certificat. Renseignez-vous quelques jours avant le départ, non à l’aéroport.</p><p>Les règles du jour se lisent sur le site du <a href="https://www.auswaertiges-amt.de/fr">ministère allemand des Affaires étrangères</a>. S’il vous faut une imprimante, un médecin ou une pharmacie, le responsable de votre villa sait où ; <a href="{{page:46}}">nous</a> aidons depuis le bureau.</p>',
      '<p>Wer nach Deutschland zurückkehrt, wird unter Umständen nach mehr gefragt als auf dem Hinweg: nach einem gültigen Ausweis für jede Person und zeitweise nach einer Anmeldung oder einem Nachweis. Sehen Sie einige Tage vor der Heimreise nach, nicht erst am Flughafen.</p><p>Was am Tag der Reise gilt, steht auf der Seite des <a href="https://www.auswaertiges-amt.de/de">Auswärtigen Amts</a>. Brauchen Sie einen Drucker, einen Arzt oder eine Apotheke, weiß die Betreuung Ihrer Villa, wo; <a href="{{page:46}}">wir</a> helfen vom Büro aus.</p>',
    ),
    officeCountries: ['de'],
    languages: ['de'],
    period: { from: '2020-08-01', to: '2022-06-01' },
  },
  {
    key: 'france',
    heading: say('Travelling to France', 'Votre voyage en France', 'Ihre Reise nach Frankreich'),
    html: say(
      '<p>For mainland France and for Corsica each traveller needs an identity card or a passport that is valid until the way home. A child who travels without a parent may need a signed permission. Drivers carry their licence, and the registration and insurance of the car.</p><p>Conditions of entry may change at short notice. The current ones are on the site of the <a href="https://www.diplomatie.gouv.fr/en/coming-to-france/">French Ministry for Europe and Foreign Affairs</a>. Should they touch your stay, <a href="{{page:46}}">tell us</a> early: the sooner, the more can be done.</p>',
      '<p>Pour la France continentale comme pour la Corse, chaque voyageur a besoin d’une carte d’identité ou d’un passeport valable jusqu’au retour. Un enfant sans ses parents peut devoir présenter une autorisation signée. Au volant, gardez le permis, la carte grise et l’assurance.</p><p>Les conditions d’entrée peuvent changer à bref délai. Celles du moment se lisent sur le site du <a href="https://www.diplomatie.gouv.fr/fr/venir-en-france/">ministère de l’Europe et des Affaires étrangères</a>. Si elles touchent votre séjour, <a href="{{page:46}}">dites-le-nous</a> tôt : nous pourrons d’autant plus.</p>',
      '<p>Für das französische Festland wie für Korsika braucht jede Person einen Personalausweis oder Reisepass, der bis zur Heimkehr gilt. Ein Kind ohne Eltern kann eine unterschriebene Erlaubnis brauchen. Wer fährt, hat Führerschein, Fahrzeugschein und Versicherung bei sich.</p><p>Die Bedingungen der Einreise können sich kurzfristig ändern. Was gerade gilt, steht auf der Seite des <a href="https://www.diplomatie.gouv.fr/en/coming-to-france/">französischen Außenministeriums</a>. Berühren sie Ihren Aufenthalt, <a href="{{page:46}}">sagen Sie es uns</a> früh: Je eher, desto mehr lässt sich tun.</p>',
    ),
    officeCountries: [],
    languages: [],
    period: { from: '2021-07-01', to: '2022-08-01' },
  },
]
