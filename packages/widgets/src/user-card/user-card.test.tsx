import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { describeConformance } from '../../test/conformance.tsx'
import { UserCard } from './index.ts'
import { initialsOf } from '@holdpoint/api/vocabulary'

describeConformance('UserCard.Root', UserCard.Root, 'div', 'hp-user-card')
describeConformance('UserCard.Picture', UserCard.Picture, 'span', 'hp-user-card-picture')
describeConformance('UserCard.Name', UserCard.Name, 'p', 'hp-user-card-name')
describeConformance('UserCard.Title', UserCard.Title, 'p', 'hp-user-card-title')

describe('UserCard.SseBadge', () => {
  test('says SSE, and at greater length to a screen reader', () => {
    const html = markup(<UserCard.SseBadge />)
    expect(html).toContain('aria-label="Short-service employee (SSE)"')
    expect(html).toMatch(/<\/svg>SSE<\/span>$/)
  })

  test("takes the page's words for both", () => {
    const html = markup(<UserCard.SseBadge longName="Neu im Dienst">Neu</UserCard.SseBadge>)
    expect(html).toContain('aria-label="Neu im Dienst"')
    expect(html).toContain('Neu</span>')
  })

  test('dresses a node of the caller with asChild', () => {
    expect(
      markup(
        <UserCard.SseBadge asChild>
          <b>SSE</b>
        </UserCard.SseBadge>,
      ),
    ).toBe('<b role="img" aria-label="Short-service employee (SSE)" class="hp-sse-badge">SSE</b>')
  })
})

describe('UserCard.Picture', () => {
  test('draws the initials where there is no picture', () => {
    expect(markup(<UserCard.Picture name="Marit Aas Solheim" />)).toBe(
      '<span aria-hidden="true" class="hp-user-card-picture">MS</span>',
    )
  })

  test('lays the picture over the initials', () => {
    const html = markup(<UserCard.Picture name="Dale Whitford" src="/dale.jpg" />)
    expect(html).toContain('>DW<img')
    expect(html).toContain('alt=""')
  })

  test('draws the initials in place of an address that is none of a picture', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    expect(markup(<UserCard.Picture name="Kim" src="javascript:alert(1)" />)).not.toContain('<img')
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })

  test.each([
    ['Marit Aas Solheim', 'MS'],
    ["Mary-Kate O'Neill", 'MO'],
    ['  noor  ', 'N'],
    ['Željko Đurić (crew 4)', 'ŽC'],
    ['李 小龙', '李小'],
    ['', ''],
  ])('takes of "%s" the initials "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('UserCard.Experience', () => {
  test.each([
    ['2025-12-15', 'Experience: 2 months'],
    ['2025-03-01', 'Experience: 1 year'],
    ['2024-12-01', 'Experience: 1.5 years'],
    ['2024-06-01', 'Experience: 2 years'],
  ])('counts from %s to 1 March 2026: %s', (hireDate, words) => {
    expect(markup(<UserCard.Experience hireDate={hireDate} today="2026-03-01" />)).toContain(words)
  })

  test.each([['2026-04-01'], ['soon'], [null], [undefined]])('draws nothing for %s', (hireDate) => {
    expect(markup(<UserCard.Experience hireDate={hireDate} today="2026-03-01" />)).toBe('')
  })

  test('takes the months themselves, and words of the page', () => {
    const html = markup(
      <UserCard.Experience
        months={30}
        words="Seit {time}"
        formatMonths={(months) => `${months} Monaten`}
      />,
    )
    expect(html).toBe('<p class="hp-user-card-experience">Seit 30 Monaten</p>')
  })
})

describe('UserCard.Email', () => {
  test('encodes an address that would set a subject', () => {
    expect(markup(<UserCard.Email address="a?subject=b@example.com" />)).toContain(
      'href="mailto:a%3Fsubject%3Db@example.com"',
    )
  })

  test('starts no letter to what is no email', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    for (const address of ['javascript:alert(1)', 'Kim \uD800@example.com', '\uD800@example.com']) {
      expect(markup(<UserCard.Email address={address}>Write</UserCard.Email>)).toBe(
        '<a class="hp-user-card-email">Write</a>',
      )
    }
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })

  test('shows the address unless there are words', () => {
    expect(markup(<UserCard.Email address="a@example.com" />)).toContain('>a@example.com</a>')
    expect(markup(<UserCard.Email address="a@example.com">Write</UserCard.Email>)).toContain(
      '>Write</a>',
    )
  })
})
