import type { Text } from '#domain/text/language'
import type { AmenityKey, Villa } from '../shapes.ts'
import { poolSafetyLines } from './pool-safety.ts'

/** Editorial data of a villa: what the price includes, extra costs, and house rules. */
export interface GoodToKnow {
  included: Text[]
  extras: Text[]
  houseRules: Text[]
  arrivalFrom: string
  departureBy: string
  /** Whole euros. */
  damageDeposit: number
}

const say = (en: string, fr: string, de: string): Text => ({ en, fr, de })

/** Lines with the condition for their use; the first match of a list applies. */
type Line = readonly [when: (villa: Villa) => boolean, text: Text]

const has =
  (...keys: AmenityKey[]) =>
  ({ amenities }: Villa) =>
    keys.some(key => amenities.includes(key))
const hasAll =
  (...keys: AmenityKey[]) =>
  ({ amenities }: Villa) =>
    keys.every(key => amenities.includes(key))
const always = () => true

const included: readonly (readonly Line[])[] = [
  [
    [
      has('daily-housekeeping'),
      say(
        'Housekeeping every day but Sunday, linen changed mid-stay',
        'Ménage chaque jour sauf le dimanche, draps changés en milieu de séjour',
        'Reinigung täglich außer sonntags, frische Bettwäsche zur Mitte des Aufenthalts',
      ),
    ],
    [
      has('weekly-linen'),
      say(
        'Bed linen, bath and beach towels, changed every week',
        'Draps, serviettes de bain et de plage, changés chaque semaine',
        'Bettwäsche, Bade- und Strandtücher, wöchentlich gewechselt',
      ),
    ],
    [always, say('Bed linen and towels', 'Draps et serviettes', 'Bettwäsche und Handtücher')],
  ],
  [
    [
      has('heated-pool'),
      say(
        'The pool and its care, heated in April, May and October',
        'La piscine et son entretien, chauffée en avril, mai et octobre',
        'Der Pool und seine Pflege, im April, Mai und Oktober beheizt',
      ),
    ],
    [has('private-pool'), say('The pool and its care', 'La piscine et son entretien', 'Der Pool und seine Pflege')],
  ],
  [
    [
      has('cook'),
      say(
        'A cook for dinner on five evenings a week; the shopping at its price',
        'Une cuisinière pour le dîner cinq soirs par semaine ; les courses à leur prix',
        'Eine Köchin für fünf Abendessen in der Woche; Einkäufe zum Selbstkostenpreis',
      ),
    ],
    [
      has('breakfast'),
      say(
        'Breakfast, brought and laid each morning',
        'Le petit déjeuner, apporté et dressé chaque matin',
        'Das Frühstück, jeden Morgen gebracht und gedeckt',
      ),
    ],
  ],
  [
    [
      has('concierge'),
      say(
        'Our concierge, by telephone around the clock',
        'Notre concierge, joignable à toute heure',
        'Unser Concierge, telefonisch rund um die Uhr',
      ),
    ],
    [
      always,
      say(
        'Someone who welcomes you, shows you the house and comes if something is wrong',
        'Quelqu’un qui vous accueille, vous montre la maison et vient si quelque chose ne va pas',
        'Jemand, der Sie empfängt, das Haus zeigt und kommt, wenn etwas fehlt',
      ),
    ],
  ],
  [
    [
      has('motor-boat'),
      say(
        'The boat; you pay for the fuel you use',
        'Le bateau ; le carburant selon la consommation',
        'Das Boot; Treibstoff nach Verbrauch',
      ),
    ],
    [
      hasAll('paddle-boards', 'bicycles'),
      say(
        'The use of bicycles and boards that belong to the house',
        'L’usage des vélos et des planches de la maison',
        'Räder und Bretter, die zum Haus gehören',
      ),
    ],
    [
      has('bicycles'),
      say(
        'The use of the bicycles that belong to the house',
        'L’usage des vélos de la maison',
        'Die Räder, die zum Haus gehören',
      ),
    ],
    [
      has('paddle-boards'),
      say(
        'The use of the paddle boards that belong to the house',
        'L’usage des planches à pagaie de la maison',
        'Die Stand-up-Boards, die zum Haus gehören',
      ),
    ],
  ],
  [
    [
      has('cot-and-high-chair'),
      say(
        'Cot and high chair, on request',
        'Lit bébé et chaise haute, sur demande',
        'Babybett und Hochstuhl, auf Wunsch',
      ),
    ],
  ],
  [
    [
      hasAll('fast-wifi', 'air-conditioning'),
      say(
        'Water, electricity, Wi-Fi and air conditioning for normal use',
        'Eau, électricité, Wi-Fi et climatisation pour un usage raisonnable',
        'Wasser, Strom, WLAN und Klimaanlage im üblichen Maß',
      ),
    ],
    [
      has('fast-wifi'),
      say(
        'Water, electricity and Wi-Fi for normal use',
        'Eau, électricité et Wi-Fi pour un usage raisonnable',
        'Wasser, Strom und WLAN im üblichen Maß',
      ),
    ],
    [
      has('air-conditioning'),
      say(
        'Water, electricity and air conditioning for normal use',
        'Eau, électricité et climatisation pour un usage raisonnable',
        'Wasser, Strom und Klimaanlage im üblichen Maß',
      ),
    ],
    [
      always,
      say(
        'Water and electricity for normal use',
        'Eau et électricité pour un usage raisonnable',
        'Wasser und Strom im üblichen Maß',
      ),
    ],
  ],
  [[always, say('Final cleaning', 'Le ménage de fin de séjour', 'Die Endreinigung')]],
]

const extras: readonly (readonly Line[])[] = [
  [
    [
      always,
      say(
        'The local tourist tax, per person or per house and per night',
        'La taxe de séjour du lieu, par personne ou pour la maison, et par nuit',
        'Die Kurtaxe, je Person oder für das Haus und je Nacht',
      ),
    ],
  ],
  [
    [
      has('heated-pool'),
      say(
        'Heating the pool from November to March, by arrangement',
        'Le chauffage de la piscine de novembre à mars, sur demande',
        'Poolheizung von November bis März, nach Absprache',
      ),
    ],
  ],
  [
    [
      has('cook'),
      say(
        'More of the cook’s evenings, and lunches',
        'D’autres soirées de la cuisinière, et des déjeuners',
        'Weitere Abende der Köchin und Mittagessen',
      ),
    ],
    [
      always,
      say(
        'A cook for an evening, if you ask us',
        'Une cuisinière pour un soir, sur demande',
        'Eine Köchin für einen Abend, auf Anfrage',
      ),
    ],
  ],
  [
    [
      has('ev-charger'),
      say(
        'Charging an electric car, by the meter',
        'La recharge d’une voiture électrique, au compteur',
        'Laden eines Elektroautos, nach Zähler',
      ),
    ],
  ],
  [
    [
      has('fireplace', 'heating'),
      say(
        'Firewood and heating in the cold months, as they are used',
        'Bois et chauffage aux mois froids, selon la consommation',
        'Brennholz und Heizung in den kalten Monaten, nach Verbrauch',
      ),
    ],
  ],
  [
    [
      has('weddings'),
      say(
        'A wedding or a party: a fee of its own, agreed before you book',
        'Un mariage ou une fête : un tarif à part, convenu avant la réservation',
        'Hochzeit oder Fest: ein eigener Betrag, vor der Buchung vereinbart',
      ),
    ],
  ],
]

const houseRules: readonly (readonly Line[])[] = [
  [[always, say('Nobody smokes indoors.', 'On ne fume pas à l’intérieur.', 'Im Haus wird nicht geraucht.')]],
  [
    [
      hasAll('pets-welcome', 'private-pool'),
      say(
        'Dogs are welcome, if we know of them; but not in the pool, nor on the beds.',
        'Les chiens sont bienvenus s’ils sont annoncés ; ni dans la piscine ni sur les lits.',
        'Hunde sind willkommen, wenn wir von ihnen wissen; nicht im Pool und nicht auf den Betten.',
      ),
    ],
    [
      has('pets-welcome'),
      say(
        'Dogs are welcome, if we know of them; but not on the beds.',
        'Les chiens sont bienvenus s’ils sont annoncés ; mais pas sur les lits.',
        'Hunde sind willkommen, wenn wir von ihnen wissen; aber nicht auf den Betten.',
      ),
    ],
    [always, say('No pets.', 'Pas d’animaux.', 'Keine Haustiere.')],
  ],
  [
    [
      has('weddings'),
      say(
        'Parties and weddings only as agreed beforehand; music outside until midnight.',
        'Fêtes et mariages seulement s’ils ont été convenus ; musique dehors jusqu’à minuit.',
        'Feste und Hochzeiten nur nach Absprache; Musik im Freien bis Mitternacht.',
      ),
    ],
    [
      has('walk-to-village'),
      say(
        'Neighbours live within hearing: it is quiet outside from eleven at night.',
        'Des voisins vivent à portée de voix : silence dehors à partir de vingt-trois heures.',
        'Nachbarn wohnen in Hörweite: ab dreiundzwanzig Uhr ist es draußen still.',
      ),
    ],
    [
      always,
      say(
        'No parties; nobody but the guests who are named stays the night.',
        'Pas de fêtes ; seuls les voyageurs annoncés passent la nuit.',
        'Keine Feste; über Nacht bleiben nur die angemeldeten Gäste.',
      ),
    ],
  ],
  [
    ...poolSafetyLines,
    [
      has('on-the-water'),
      say(
        'The water begins at the terrace: children are never left alone there.',
        'L’eau commence à la terrasse : on n’y laisse jamais un enfant seul.',
        'Das Wasser beginnt an der Terrasse: Kinder bleiben dort nie allein.',
      ),
    ],
  ],
  [
    [
      has('generator', 'olive-grove', 'vineyard'),
      say(
        'Water is scarce here in summer, and fire is dangerous: no open flames outside but in the places made for them.',
        'L’été, l’eau est rare et le feu dangereux : pas de flamme dehors, hors des foyers prévus.',
        'Im Sommer ist Wasser knapp und Feuer gefährlich: offene Flammen nur an den Stellen dafür.',
      ),
    ],
  ],
]

const linesOf = (lists: readonly (readonly Line[])[], villa: Villa): Text[] =>
  lists.flatMap(list => list.find(([when]) => when(villa))?.[1] ?? [])

/** Damage deposit: about a tenth of a summer week, in whole hundreds. */
const damageDepositOf = ({ weekly }: Villa) => Math.min(5000, Math.max(800, Math.round(weekly.high / 1000) * 100))

export const goodToKnowOf = (villa: Villa): GoodToKnow => ({
  included: linesOf(included, villa),
  extras: linesOf(extras, villa),
  houseRules: linesOf(houseRules, villa),
  arrivalFrom: villa.bedrooms > 5 ? '17:00' : '16:00',
  departureBy: '10:00',
  damageDeposit: damageDepositOf(villa),
})
