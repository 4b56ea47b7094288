import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntryAnswerRow } from './entry-answer-row.tsx'
import type { EntryAnswer } from './entry-view.ts'

const answered: EntryAnswer = {
  ...{
    key: 'hoses',
    number: '1.1',
    instance: '',
    instanceLang: 'es',
    label: 'Mangueras',
    lang: 'es',
  },
  ...{ kind: 'yes', text: 'Sí', textLang: 'es', level: null, geo: null, machine: null },
  ...{ note: '', sketch: null },
  ...{ photos: [], files: [], signature: null, limit: null },
  ...{ isFlagged: false, isCriticalFailure: false },
}

const drawn = (answer: Partial<EntryAnswer>) =>
  renderToStaticMarkup(
    <EntryAnswerRow
      myFormId="m1"
      answer={{ ...answered, ...answer }}
      timeZone="UTC"
      version={null}
    />,
  )

test('an answer says what language it is told in, and so does one that was not given', () => {
  expect(drawn({})).toContain('<span lang="es" dir="auto">Sí</span>')
  expect(drawn({ kind: 'text', text: 'A hose burst.', textLang: 'en' })).not.toMatch(
    /lang="es"[^>]*>A hose/,
  )
  expect(drawn({ kind: 'none', text: '' })).toContain('<span lang="es" dir="auto">Sin respuesta')
  expect(drawn({ kind: 'none', text: '', textLang: 'en' })).toContain('Not answered')
})

test('what an answer means has its own language, whatever that of its question is', () => {
  const row = drawn({ limit: { level: 'warn', label: 'High', lang: 'en' } })
  expect(row).toContain('<span lang="es" dir="auto">Mangueras</span>')
  expect(row).not.toMatch(/lang="es"[^>]*>High/)
})

test('a sketch is drawn over its background, and told in words below', () => {
  const row = drawn({
    ...{ kind: 'text', text: '1 marca: caja (arriba)', textLang: 'es' },
    sketch: {
      background: 'body',
      marks: [
        {
          kind: 'box',
          points: [
            [0.1, 0.1],
            [0.2, 0.2],
          ],
          colour: 'red',
        },
      ],
    },
  })
  expect(row).toMatch(/<img src="data:image\/svg\+xml,[^"]*De espaldas[^"]*" alt=""/)
  expect(row).toContain('d="M 80 60 L 160 60 L 160 120 L 80 120 Z"')
  expect(row).toContain('<span lang="es" dir="auto">1 marca: caja (arriba)</span>')
})
