import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { sharedShortlist } from '#contract/villas/shared-shortlists'

/** A shortlist that a visitor shares with friends (template 68): only shown by its link. */
export const sharedShortlistPage = pageFrame
  .extend({ template: z.literal('shared-shortlist'), kind: z.literal('page'), sharedShortlist })
  .meta({ id: 'SharedShortlistPage' })
