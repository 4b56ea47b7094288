import { describe, expect, test } from 'vitest'
import { readReadme } from './readme.ts'

describe('readReadme', () => {
  test('finds the title, the line and what to look at', () => {
    const text = '# Empty message\n\nOne line.\n\n## What to look at\n\n- First.\n- Second.\n'
    expect(readReadme(text)).toEqual({
      title: 'Empty message',
      line: 'One line.',
      look: ['First.', 'Second.'],
    })
  })

  test.each(['', '# Only a title\n', 'Only a line.\n'])('refuses %j', (text) => {
    expect(() => readReadme(text)).toThrow('starts with "# Title" and one line')
  })
})
