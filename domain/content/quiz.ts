/**
 * The villa matchmaker (template 98): seven questions, their answers, and the villas that these favour. Visitors can
 * skip any question.
 */
export const quizQuestions = {
  company: ['couple', 'family', 'friends', 'generations'],
  /** Guests, at most. */
  guests: ['2', '4', '6', '8', '12'],
  country: ['greece', 'italy', 'france'],
  morning: ['swim', 'bread', 'pool', 'view'],
  neighbours: ['near', 'far'],
  evening: ['cooked', 'fire', 'taverna'],
  /** Whole euros a week, at most. */
  budget: ['5000', '10000', '20000'],
} as const

export type QuizQuestion = keyof typeof quizQuestions
export type QuizAnswers = { [Question in QuizQuestion]?: (typeof quizQuestions)[Question][number] | undefined }

/** The questions in their order. */
export const quizOrder = Object.keys(quizQuestions) as QuizQuestion[]

/** The facts of a villa for the quiz. */
export interface QuizVilla {
  id: number
  sleeps: number
  beds: number
  /** Keys of its amenities. */
  amenities: ReadonlySet<string>
}

/** Why the quiz suggests a villa: each is true of it. */
export const quizReasons = [
  'water',
  'beach',
  'village',
  'heated-pool',
  'pool',
  'sea-view',
  'land',
  'alone',
  'cook',
  'concierge',
  'fire',
  'small',
  'children',
  'friends',
  'generations',
  'kept',
] as const
export type QuizReason = (typeof quizReasons)[number]

interface Rule<Question extends QuizQuestion = QuizQuestion> {
  to: Question
  answers: readonly QuizAnswers[Question][]
  holds: (villa: QuizVilla) => boolean
  reason: QuizReason
  weight: number
}

const has =
  (...keys: string[]) =>
  ({ amenities }: QuizVilla) =>
    keys.some(key => amenities.has(key))
const rule = <Question extends QuizQuestion>(
  to: Question,
  answers: readonly QuizAnswers[Question][],
  reason: QuizReason,
  weight: number,
  holds: Rule['holds'],
): Rule<Question> => ({ to, answers, reason, weight, holds })

/**
 * Of the rules for an answer only the first match counts, so that a house on the water is not praised for its beach.
 */
const rules = [
  rule('morning', ['swim'], 'water', 5, has('on-the-water', 'private-jetty')),
  rule('morning', ['swim'], 'beach', 4, has('walk-to-beach')),
  rule('morning', ['bread'], 'village', 4, has('walk-to-village')),
  rule('morning', ['pool'], 'heated-pool', 4, has('heated-pool')),
  rule('morning', ['pool'], 'pool', 3, has('private-pool')),
  rule('morning', ['view'], 'sea-view', 3, has('sea-view')),
  rule('morning', ['view'], 'land', 2, has('olive-grove', 'vineyard')),
  rule('neighbours', ['near'], 'village', 2, has('walk-to-village')),
  rule('neighbours', ['far'], 'alone', 3, villa => !has('walk-to-village')(villa)),
  rule('evening', ['cooked'], 'cook', 4, has('cook')),
  rule('evening', ['cooked'], 'concierge', 1, has('concierge')),
  rule('evening', ['fire'], 'fire', 3, has('outdoor-kitchen', 'wood-oven', 'barbecue')),
  rule('evening', ['taverna'], 'village', 3, has('walk-to-village')),
  rule('company', ['couple'], 'small', 4, ({ beds }) => beds <= 2),
  rule('company', ['family'], 'children', 3, has('childrens-pool', 'pool-fence', 'cot-and-high-chair', 'games-room')),
  rule('company', ['friends'], 'friends', 3, has('tennis', 'petanque', 'table-tennis', 'cinema', 'wine-cellar')),
  rule('company', ['generations'], 'generations', 4, has('step-free', 'lift')),
  rule('company', ['generations'], 'kept', 2, has('daily-housekeeping')),
] as const

/** The penalty of each surplus bed. */
const spareBed = 0.35

/** The reasons for a villa, the weightiest first, and its score. */
export function scoreVilla(answers: QuizAnswers, villa: QuizVilla): { reasons: QuizReason[]; score: number } {
  const fitting = quizOrder.flatMap(question => {
    const answer = answers[question]
    const found =
      answer && rules.find(({ to, answers: fit, holds }) => to === question && holds(villa) && fits(fit, answer))
    return found ? [found] : []
  })
  const spare = answers.guests ? Math.max(0, villa.sleeps - Number(answers.guests)) : 0
  return {
    reasons: [...new Set(fitting.toSorted((a, b) => b.weight - a.weight).map(({ reason }) => reason))],
    score: fitting.reduce((sum, { weight }) => sum + weight, 0) - spare * spareBed,
  }
}

const fits = (answers: readonly (string | undefined)[], answer: string) => answers.includes(answer)

/**
 * Serializes the answers for an address, in the order of the questions; a skipped question is empty, which
 * distinguishes it from one that has not been reached yet.
 */
export const formatQuiz = (answers: QuizAnswers, asked: number): string =>
  quizOrder
    .slice(0, asked)
    .map(question => `${question}=${answers[question] ?? ''}`)
    .join('&')

/** Parses an address: the answers up to the first missing question, and how many questions were reached. */
export function parseQuiz(text: string): { answers: QuizAnswers; asked: number } {
  const given = new URLSearchParams(text)
  const missing = quizOrder.findIndex(question => !given.has(question))
  const asked = missing < 0 ? quizOrder.length : missing
  const answers = Object.fromEntries(
    quizOrder.slice(0, asked).flatMap(question => {
      const options: readonly string[] = quizQuestions[question]
      const answer = given.get(question) ?? ''
      return options.includes(answer) ? [[question, answer]] : []
    }),
  ) as QuizAnswers
  return { answers, asked }
}
