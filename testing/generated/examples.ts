import fc from 'fast-check'

// In CI, properties use fixed examples, so that a result depends on the change only. Elsewhere they are random.
if (process.env.CI) fc.configureGlobal({ seed: 2027 })
