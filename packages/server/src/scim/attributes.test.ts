import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributes, pathOf } from './attributes.ts'

const guide = readFileSync(new URL('../../../../docs/operate.md', import.meta.url), 'utf8')

test('the guide for operators lists each attribute, with what becomes of it', () => {
  const [, section = ''] = guide.split('## People from a directory')
  const [own = ''] = section.split('\n## ')
  const rows = own
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, path = '', holds = '']) => [path.replaceAll('`', ''), holds])
  expect(rows).toEqual(attributes.map((one) => [pathOf(one), one.holds]))
})
