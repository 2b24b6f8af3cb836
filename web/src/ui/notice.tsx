import type { ReactNode } from 'react'
import { Icon } from './icons/icon'
import type { IconName } from './icons/names'

type NoticeProps = { title: string; icon?: IconName; children: ReactNode; actions: ReactNode }

/** A message for a page without content: what happened, and links. */
export function Notice({ title, icon = 'paper', children, actions }: NoticeProps) {
  return (
    <div className="wrap flex min-h-[60vh] flex-col items-center justify-center gap-6 py-section text-center">
      <Icon name={icon} className="size-16 text-kraft" />
      <h1 className="text-title">{title}</h1>
      <div className="measure text-lead">{children}</div>
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  )
}
