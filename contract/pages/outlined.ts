import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'

/** A section of a text beneath its heading. */
export const textSection = z
  .object({
    id: z.string().meta({ description: 'Its anchor, the same in every language' }),
    heading: z.string(),
    html: z.string(),
  })
  .meta({ id: 'TextSection' })
export type TextSection = z.output<typeof textSection>

/** Conditions and legal notices, by sections (template 39). */
export const conditionsPage = pageFrame
  .extend({
    template: z.literal('conditions'),
    kind: z.literal('page'),
    opening: z.string(),
    sections: z.array(textSection),
    validFrom: z.iso.date().nullable().meta({ description: 'The day from which the text is in force' }),
  })
  .meta({ id: 'ConditionsPage' })

/** Questions in groups, with their answers (template 79). */
export const questionsPage = pageFrame
  .extend({
    template: z.literal('questions'),
    kind: z.literal('page'),
    opening: z.string(),
    groups: z.array(z.object({ id: z.string(), heading: z.string(), questions: z.array(textSection) })),
  })
  .meta({ id: 'QuestionsPage' })
