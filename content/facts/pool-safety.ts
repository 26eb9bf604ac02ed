import type { Text } from '#domain/text/language'
import { france } from '../geography/france.ts'
import type { PoolSafety, Villa } from '../shapes.ts'

const say = (en: string, fr: string, de: string): Text => ({ en, fr, de })

const isFrench = ({ region }: Villa) => france.some(({ slug }) => slug === region)
const guardedBy =
  (safety: PoolSafety) =>
  ({ pool }: Villa) =>
    pool?.safety === safety

/** Pool safety devices; in France with the law that requires one (no. 2003-9 of 3 January 2003). */
export const poolSafetyLines: readonly (readonly [when: (villa: Villa) => boolean, text: Text])[] = [
  [
    villa => isFrench(villa) && guardedBy('fence')(villa),
    say(
      'The pool has a safety fence, as the French law of 3 January 2003 asks; parents see that its gate is shut.',
      'La piscine est protégée par une barrière, conformément à la loi du 3 janvier 2003 ; les parents en gardent le portillon fermé.',
      'Der Pool ist eingezäunt, wie es das französische Gesetz vom 3. Januar 2003 verlangt; wer Kinder hat, hält das Tor geschlossen.',
    ),
  ],
  [
    guardedBy('alarm'),
    say(
      'The pool has a safety alarm, as the French law of 3 January 2003 asks. It is no substitute for your eyes: children are never left alone by the water.',
      'La piscine est équipée d’une alarme, conformément à la loi du 3 janvier 2003. Elle ne remplace pas votre surveillance : on n’y laisse jamais un enfant seul.',
      'Der Pool hat eine Alarmanlage, wie es das französische Gesetz vom 3. Januar 2003 verlangt. Sie ersetzt keine Aufsicht: Kinder bleiben dort nie allein.',
    ),
  ],
  [
    guardedBy('cover'),
    say(
      'The pool has a safety cover, as the French law of 3 January 2003 asks. Please close it after every swim; children are never left alone by the water.',
      'La piscine est équipée d’une couverture de sécurité, conformément à la loi du 3 janvier 2003. Refermez-la après chaque baignade ; on n’y laisse jamais un enfant seul.',
      'Der Pool hat eine Sicherheitsabdeckung, wie es das französische Gesetz vom 3. Januar 2003 verlangt. Bitte schließen Sie sie nach jedem Bad; Kinder bleiben dort nie allein.',
    ),
  ],
  [
    guardedBy('shelter'),
    say(
      'The pool has a safety shelter, as the French law of 3 January 2003 asks. Please lock it after every swim; children are never left alone by the water.',
      'La piscine est couverte par un abri de sécurité, conformément à la loi du 3 janvier 2003. Verrouillez-le après chaque baignade ; on n’y laisse jamais un enfant seul.',
      'Der Pool hat eine Sicherheitsüberdachung, wie es das französische Gesetz vom 3. Januar 2003 verlangt. Bitte schließen Sie sie nach jedem Bad ab; Kinder bleiben dort nie allein.',
    ),
  ],
  [
    guardedBy('fence'),
    say(
      'The pool has a fence; parents see that its gate is shut.',
      'La piscine a une clôture ; les parents en gardent le portillon fermé.',
      'Der Pool ist umzäunt; wer Kinder hat, hält das Tor geschlossen.',
    ),
  ],
  [
    guardedBy('none'),
    say(
      'The pool has no fence and no lifeguard: children are never left alone by it.',
      'La piscine n’a ni clôture ni surveillance : on n’y laisse jamais un enfant seul.',
      'Der Pool hat weder Zaun noch Aufsicht: Kinder bleiben dort nie allein.',
    ),
  ],
]
