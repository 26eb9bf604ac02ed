import { expect, test } from 'vitest'
import { jobs } from '#server/jobs'
import { namedJobs } from './job-names'

test('each job has a name for people in the back office', () => {
  expect([...namedJobs]).toEqual(jobs.map(({ name }) => name).toSorted())
})
