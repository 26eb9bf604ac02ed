import type { PageOf } from '#contract/pages'

export type Groups = PageOf<'questions'>['groups']

/** Letters alone, so that "Wi-Fi" and "wifi" are the same, and é and e. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\p{M}/gu, '')
    .replace(/[-‐‑’']/g, '')
    .toLowerCase()

/** The ids of the questions in which all the words are found, in the question, its answer or its subject. */
export function foundQuestions(groups: Groups, typed: string): Set<string> {
  const words = bare(typed).split(/\s+/).filter(Boolean)
  return new Set(
    groups.flatMap(group =>
      group.questions
        .filter(({ heading, html }) => {
          const text = bare(`${group.heading} ${heading} ${html}`)
          return words.every(word => text.includes(word))
        })
        .map(({ id }) => id),
    ),
  )
}
