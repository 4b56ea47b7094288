import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import build from '../tsup.config.json' with { type: 'json' }

const entries = Object.keys(manifest.publishConfig.exports)

test('the published entries are those of the workspace, types first', () => {
  expect(entries).toEqual(Object.keys(manifest.exports))
  const sources = Object.values(manifest.exports).filter((file) => file.startsWith('./src/'))
  expect(build.entry.map((file) => `./${file}`)).toEqual(sources)
  for (const [name, entry] of Object.entries(manifest.publishConfig.exports)) {
    if (typeof entry !== 'string') {
      expect(Object.keys(entry)).toEqual(['types', 'default'])
      const base = name === '.' ? 'index' : name.slice(2)
      expect(entry).toEqual({ types: `./dist/${base}.d.ts`, default: `./dist/${base}.js` })
    }
  }
})
