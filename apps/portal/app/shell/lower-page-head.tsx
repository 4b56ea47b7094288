import type { ReactNode } from 'react'
import { BackLink, Crumbs, type Trail } from './crumbs.tsx'
import { PageHead } from './page-head.tsx'

interface LowerPageHeadProps {
  title: string
  /** The pages above this one. */
  trail: Trail
  children?: ReactNode
}

/** The head of a page below the first level: the line of pages above it, or the way back. */
export function LowerPageHead({ title, trail, children }: LowerPageHeadProps) {
  return (
    <>
      <Crumbs trail={trail} here={title} />
      <PageHead title={title} before={<BackLink trail={trail} />}>
        {children}
      </PageHead>
    </>
  )
}
