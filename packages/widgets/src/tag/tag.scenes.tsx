import { hear, listen, tag } from '../../test/scenes.ts'
import { Tag } from './index.ts'
import './tag.register.ts'

const longWords = 'Business unit: Coiled tubing and well intervention services, northern district'

function tags() {
  const place = document.createElement('p')
  place.append(tag('hp-tag', { kind: 'elevated' }), ' ', tag('hp-tag', { kind: 'reopened' }), ' ')
  const plain = tag('hp-tag')
  plain.textContent = 'Night crew'
  place.append(plain)
  return place
}

function chips() {
  const place = document.createElement('p')
  const country = tag('hp-tag', { removable: true, label: 'Country: Norway' })
  listen(country, 'hp-remove', 'remove')
  const unit = tag('hp-tag', { removable: true })
  unit.textContent = longWords
  place.append(country, ' ', unit)
  return place
}

export const scenes = {
  tags: {
    react: () => (
      <p>
        <Tag.Root kind="elevated" /> <Tag.Root kind="reopened" /> <Tag.Root>Night crew</Tag.Root>
      </p>
    ),
    element: tags,
  },
  chips: {
    react: () => (
      <p>
        <Tag.Root>
          <Tag.Label>Country: Norway</Tag.Label>
          <Tag.Remove onRemove={() => hear('remove')} />
        </Tag.Root>{' '}
        <Tag.Root>
          <Tag.Label>{longWords}</Tag.Label>
          <Tag.Remove />
        </Tag.Root>
      </p>
    ),
    element: chips,
  },
}
