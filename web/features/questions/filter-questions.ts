import type { PageOf } from '#contract/pages'

export type Groups = PageOf<'questions'>['groups']

/** Normalises to letters, so that "Wi-Fi" equals "wifi", and é equals e. */
const normalise = (text: string) =>
  text
    .normalize('NFD')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\p{M}/gu, '')
    .replace(/[-‐‑’']/g, '')
    .toLowerCase()

/** Ids of the questions that contain all words, in the question, its answer or its topic. */
export function filterQuestions(groups: Groups, typed: string): Set<string> {
  const words = normalise(typed).split(/\s+/).filter(Boolean)
  return new Set(
    groups.flatMap(group =>
      group.questions
        .filter(({ heading, html }) => {
          const text = normalise(`${group.heading} ${heading} ${html}`)
          return words.every(word => text.includes(word))
        })
        .map(({ id }) => id),
    ),
  )
}
