import { useState } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { CloudCheck, CloudOff, LoaderCircle, Lock, TriangleAlert } from '../ui/icons.ts'
import { clock } from '../ui/time.ts'
import { fieldNames } from './field-names.ts'
import type { FillData } from './fill-data.ts'
import { FormWords } from './form-words.tsx'
import { writeIntent } from './intent.ts'
import { AnsweringText, useAnsweringWords } from './language/answering-words.tsx'
import { answeringWords, type AnsweringWords } from './language/answering.words.ts'
import { refusalSaid } from './language/refusal-said.ts'
import { photosMovingWords, whatTheyAre } from './photos-moving.ts'
import type { Filler } from './use-filler.ts'
import styles from './save-bar.module.css'

interface SaveStateWordsProps {
  data: FillData
  filler: Filler
  notice: string
  /** Posts what is typed and loads the form as it is now. */
  load: () => void
}

type Words = ReturnType<typeof useAnsweringWords>

type Standing = {
  kind: 'calm' | 'busy' | 'good' | 'held' | 'bad'
  words: string
  /** The language that they are in, where that is the form's. */
  lang?: string
  time?: string
  Icon: typeof CloudCheck
  /** What helps: the same once more, or the form as it is now. */
  way?: 'tryAgain' | 'load'
}

/**
 * Whether the answers are on the server, in words. "Saved" is said only once the server has them
 * all. Readers of the screen hear of trouble and of its end, not of every save.
 */
export function SaveStateWords({ data, filler, notice, load }: SaveStateWordsProps) {
  const said = useAnsweringWords()
  const standing = standingOf(filler, data.timeZone, said)
  const { kind, words, lang = 'en', time, Icon, way } = standing
  const isSignedOut = filler.saveState.kind === 'signedOut'
  const spoken = useSpoken(standing, said)
  const trouble = deviceTrouble(filler)
  const photos = photosOf(filler, said.words)
  const isSeen = notice !== '' && !photos.some(({ words: seen }) => seen === notice)
  return (
    <>
      <p className={classNames(styles.state, styles[kind])}>
        <Icon aria-hidden="true" />
        {isSignedOut ? (
          <a href={paths.login({ to: paths.fillOut(data.id) })} target="_blank" rel="noreferrer">
            <FormWords lang={lang}>{words}</FormWords>
          </a>
        ) : (
          <b>
            <FormWords lang={lang}>{words}</FormWords>
          </b>
        )}
        {time !== undefined && <span className={styles.time}>{time}</span>}
        {way !== undefined && (
          <Button
            type="button"
            tone="quiet"
            onClick={way === 'load' ? load : filler.store.actions.tryAgain}
            className={styles.again}
          >
            <AnsweringText say={way} />
          </Button>
        )}
      </p>
      <div className={trouble === '' ? undefined : styles.trouble}>
        <p role="alert" className={styles.photos}>
          {trouble !== '' && <AnsweringText say={trouble} />}
        </p>
        {trouble !== '' && (
          <Button
            type="button"
            tone="quiet"
            className={styles.again}
            onClick={filler.store.actions.saveFile}
          >
            <AnsweringText say="saveFile" />
          </Button>
        )}
      </div>
      {photos.map(({ words, at }) => (
        <p key={words} className={styles.photos}>
          <FormWords lang={said.lang}>{words}</FormWords>{' '}
          {at !== undefined && (
            <Button
              tone="quiet"
              name={fieldNames.intent}
              value={writeIntent({ kind: 'question', key: at })}
              className={styles.again}
            >
              <AnsweringText say="showIt" />
            </Button>
          )}
        </p>
      ))}
      <p role="status" className={isSeen ? styles.photos : 'visually-hidden'}>
        <FormWords lang={notice === '' ? spoken.lang : said.lang}>
          {notice === '' ? spoken.words : notice}
        </FormWords>
      </p>
    </>
  )
}

function standingOf(filler: Filler, timeZone: string, { words, lang }: Words): Standing {
  const { saveState, invalidCount } = filler
  const conflictCount = Object.keys(filler.conflicts).length
  switch (saveState.kind) {
    case 'signedOut':
      return filler.isKept
        ? { kind: 'held', words: words.keptSignedOut, lang, Icon: Lock, way: 'tryAgain' }
        : { kind: 'bad', words: words.signedOut, lang, Icon: Lock, way: 'tryAgain' }
    case 'stopped': {
      const said = refusalSaid(saveState, lang)
      const { stopped } = answeringWords(said.lang).words
      return {
        ...{ kind: 'bad', words: stopped(said.message), lang: said.lang },
        ...{ Icon: CloudOff, way: 'load' },
      }
    }
    case 'retrying':
      return filler.isKept
        ? { kind: 'held', words: words.kept, lang, Icon: CloudOff, way: 'tryAgain' }
        : { kind: 'bad', words: words.retrying, lang, Icon: CloudOff, way: 'tryAgain' }
    case 'saving':
      return { kind: 'busy', words: words.saving, lang, Icon: LoaderCircle }
    case 'idle':
    case 'saved':
      break
  }
  if (conflictCount > 0) {
    return { kind: 'bad', words: words.conflicts(conflictCount), lang, Icon: TriangleAlert }
  }
  if (invalidCount > 0) {
    return { kind: 'bad', words: words.unread(invalidCount), lang, Icon: TriangleAlert }
  }
  if (saveState.kind === 'saved') {
    const time = clock(new Date(saveState.at).toISOString(), timeZone)
    return { kind: 'good', words: words.saved, lang, time, Icon: CloudCheck }
  }
  return { kind: 'calm', words: words.idle, lang, Icon: CloudCheck }
}

/** How many photos are on their way, and how many wait for the person, and at which question. */
function photosOf(
  { photos }: Filler,
  said: AnsweringWords,
): { words: string; at?: string | undefined }[] {
  const failed = photos.filter(({ state }) => state === 'failed')
  const moving = photosMovingWords(
    photos.filter((photo) => !failed.includes(photo)),
    said,
  )
  return [
    ...(moving === '' ? [] : [{ words: moving }]),
    ...(failed.length === 0
      ? []
      : [{ words: said.photosFailed(failed.length, whatTheyAre(failed)), at: failed[0]?.key }]),
  ]
}

/** A full device is always told of; one that keeps nothing, when it matters. */
function deviceTrouble({ device, saveState }: Filler): '' | 'deviceFull' | 'deviceClosed' {
  if (device === 'full') {
    return 'deviceFull'
  }
  const isWaiting = saveState.kind === 'retrying' || saveState.kind === 'signedOut'
  return device === 'closed' && isWaiting ? 'deviceClosed' : ''
}

/** Trouble as it comes, and one word when it is over. */
function useSpoken({ kind, words, lang = 'en' }: Standing, said: Words) {
  const [heard, setHeard] = useState({ words, spoken: { words: '', lang } })
  if (heard.words !== words) {
    const isOver = kind === 'good' && heard.spoken.words !== ''
    const spoken = isOver ? { words: said.words.savedAgain, lang: said.lang } : heard.spoken
    setHeard({ words, spoken: kind === 'bad' || kind === 'held' ? { words, lang } : spoken })
  }
  return heard.spoken
}
