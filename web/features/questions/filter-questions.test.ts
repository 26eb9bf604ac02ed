import { expect, test } from 'vitest'
import { filterQuestions } from './filter-questions'

const groups = [
  {
    id: 'paying',
    heading: 'Paying',
    questions: [{ id: 'when', heading: 'How much, and when?', html: '<p>A deposit of 30 %.</p>' }],
  },
  {
    id: 'stay',
    heading: 'Votre séjour',
    questions: [
      { id: 'wifi', heading: 'Is there Wi-Fi?', html: '<p>Yes, <strong>everywhere</strong>.</p>' },
      { id: 'key', heading: 'Où est la clé ?', html: '<p>Chez quelqu’un.</p>' },
    ],
  },
]

test.each([
  ['', ['when', 'wifi', 'key']],
  ['deposit', ['when']],
  ['DEPOSIT paying', ['when']],
  ['wifi', ['wifi']],
  ['cle', ['key']],
  ["quelqu'un", ['key']],
  ['sejour', ['wifi', 'key']],
  ['strong', []],
  ['helicopter', []],
])('"%s" finds %o', (typed, found) => {
  expect([...filterQuestions(groups, typed)]).toEqual(found)
})
