import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [{ test: { name: 'unit', include: ['{domain,contract,content,tools,bench}/**/*.test.ts'] } }],
  },
})
