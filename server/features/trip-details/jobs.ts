import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/**
 * Each night: encrypts allergies that an older version stored as text, or with an older key. Correctness does not depend
 * on it: texts are read in both forms.
 */
export const encryptTrips = defineJob({
  name: 'encrypt-trips',
  payload: z.object({}),
  schedule: '10 3 * * *',
})
