import { imageUrl } from '../fill-out/image-url.ts'
import { FormLanguage } from '../fill-out/language/answering-words.tsx'
import { answeringWords } from '../fill-out/language/answering.words.ts'
import { photoWords } from '../fill-out/fill-out.words.ts'
import { paths } from '../paths.ts'
import { LowerPageHead } from '../shell/lower-page-head.tsx'
import { Link } from '../ui/link.tsx'
import { marksSaid } from './photo-marks.ts'
import { MarkForm } from './mark-form.tsx'
import { words } from './photo-marks.words.ts'
import type { PhotoAgain, PhotoView } from './photo-view.ts'
import { WholePhoto } from './whole-photo.tsx'
import styles from './photo-page.module.css'

interface PhotoPageProps {
  view: PhotoView
  again: PhotoAgain | undefined
}

/** One photo of an answer: whole, with its marks over it, and for whoever may, the form that marks it. */
export function PhotoPage({ view, again }: PhotoPageProps) {
  const { id, uploadId, version, label, place, marked, isBare, size, back } = view
  const to = (query: { marks?: 0 }) =>
    paths.answerPhoto(id, uploadId, { version: version ?? undefined, ...query })
  const alt = photoWords.alt(place, label)
  const { words: spoken } = answeringWords(view.lang)
  return (
    <>
      <LowerPageHead title={alt} trail={[{ name: view.number, to: back }]} />
      <div className={styles.page}>
        <p>
          <Link to={back} className={styles.way}>
            {version === null ? words.back : words.backToVersion(version)}
          </Link>
        </p>
        {size !== null && !isBare ? (
          <FormLanguage value={view.lang}>
            <MarkForm
              key={again?.why ?? again?.refusal?.message}
              {...{ view, again }}
              shown={String(marked?.rev ?? 0)}
              picture={{
                ...size,
                src: imageUrl(id, uploadId),
                alt: spoken.photo.alt(place, label),
              }}
              to={{
                otherSize: paths.answerPhoto(id, uploadId, view.isLarge ? {} : { size: 'large' }),
                bare: to({ marks: 0 }),
              }}
            />
          </FormLanguage>
        ) : (
          <WholePhoto
            src={imageUrl(id, uploadId)}
            alt={`${alt}${marksSaid(marked)}`}
            marked={marked}
            isBare={isBare}
            to={{ with: to({}), without: to({ marks: 0 }) }}
          />
        )}
      </div>
    </>
  )
}
