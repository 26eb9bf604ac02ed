import fc from 'fast-check'

// A change is judged by itself, not by what chance brings: in CI properties meet the same examples each time. Everywhere
// else they meet new ones.
if (process.env.CI) fc.configureGlobal({ seed: 2027 })
