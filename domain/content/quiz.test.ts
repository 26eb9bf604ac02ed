import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatQuiz,
  parseQuiz,
  type QuizAnswers,
  type QuizVilla,
  quizOrder,
  quizQuestions,
  scoreVilla,
} from './quiz.ts'

const villa = (amenities: string[], sleeps = 8, beds = 4): QuizVilla => ({
  id: 1,
  sleeps,
  beds,
  amenities: new Set(amenities),
})

describe('what speaks for a villa', () => {
  test('a house on the water is not praised for its beach', () => {
    expect(scoreVilla({ morning: 'swim' }, villa(['on-the-water', 'walk-to-beach'])).reasons).toEqual(['water'])
    expect(scoreVilla({ morning: 'swim' }, villa(['walk-to-beach'])).reasons).toEqual(['beach'])
    expect(scoreVilla({ morning: 'swim' }, villa(['private-pool'])).reasons).toEqual([])
  })

  test('a reason is listed once, though two answers favour it', () => {
    const { reasons } = scoreVilla(
      { morning: 'bread', neighbours: 'near', evening: 'taverna' },
      villa(['walk-to-village']),
    )
    expect(reasons).toEqual(['village'])
  })

  test('a villa without a village near is alone, and only then', () => {
    expect(scoreVilla({ neighbours: 'far' }, villa([])).reasons).toEqual(['alone'])
    expect(scoreVilla({ neighbours: 'far' }, villa(['walk-to-village'])).reasons).toEqual([])
  })

  test('of two that are alike the one with fewer empty beds is better', () => {
    const score = (sleeps: number) => scoreVilla({ guests: '4' }, villa([], sleeps)).score
    expect(score(4)).toBeGreaterThan(score(6))
    expect(score(6)).toBeGreaterThan(score(12))
  })

  test('without answers there are no reasons', () => {
    expect(scoreVilla({}, villa(['cook', 'private-pool']))).toEqual({ reasons: [], score: 0 })
  })
})

const anyAnswers: fc.Arbitrary<QuizAnswers> = fc.record(
  Object.fromEntries(quizOrder.map(question => [question, fc.constantFrom(...quizQuestions[question])])),
  { requiredKeys: [] },
)

test('the address keeps every answer, and how far one has come', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(quizOrder.length), (answers, asked) => {
      const read = parseQuiz(formatQuiz(answers, asked))
      expect(read.asked).toBe(asked)
      expect(read.answers).toEqual(
        Object.fromEntries(quizOrder.slice(0, asked).flatMap(key => (answers[key] ? [[key, answers[key]]] : []))),
      )
    }),
  )
})

test('an unknown answer counts as skipped', () => {
  expect(parseQuiz('company=pirates&guests=%00')).toEqual({ answers: {}, asked: 2 })
  expect(parseQuiz('')).toEqual({ answers: {}, asked: 0 })
})
