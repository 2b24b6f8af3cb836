import { maxLinks } from '@shop/studio/bounds'
import { clsx } from 'clsx'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { chatHref } from '@/content/site/chat'
import { buttonClass } from '@/ui/button-look'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import type { SectionOf } from '../types'
import { ContactValue } from '@/ui/contact-value'
import { Icon } from '@/ui/icons/icon'
import * as messages from '@/messages/sections'

const icons = { address: 'map-pin', phone: 'phone', email: 'mail' } as const

/** The shop's contacts, and the chat. */
export function OfficeContacts({ section }: { section: SectionOf<'officeContacts'> }) {
  const picture = toPicture(section.picture)
  const { contacts, messaging } = section.shop ?? {}
  return (
    <Section label={section.heading ?? messages.waysToReachUs} look="band">
      <div className={clsx('grid items-center gap-10 lg:gap-20', picture && 'lg:grid-cols-2')}>
        <div>
          <SectionHead eyebrow={section.eyebrow} heading={section.heading} />
          {section.text && <p className="-mt-6 mb-8 measure text-lead lg:-mt-8">{section.text}</p>}
          <ul className="flex flex-col gap-6">
            {(contacts ?? []).slice(0, maxLinks).map(({ _key, name, kind, value }) => {
              const icon = (kind && icons[kind]) || 'map-pin'
              return (
                <li key={_key} className="flex gap-4">
                  <span className="sign bg-ground">
                    <Icon name={icon} className="size-6" />
                  </span>
                  <div className="flex flex-col">
                    <h3 className="text-h3">{name}</h3>
                    <ContactValue kind={kind} value={value ?? ''} />
                  </div>
                </li>
              )
            })}
          </ul>
          {section.showChat && messaging?.phone && (
            <a
              href={chatHref(messaging.phone, messaging.text ?? '')}
              target="_blank"
              rel="noopener"
              aria-label={messages.sendInMessagingApp}
              className={buttonClass('quiet', 'mt-8')}
            >
              {messages.sendAMessage}
            </a>
          )}
        </div>
        {picture && (
          <Picture
            source={pictureSource(picture, { aspect: 5 / 4 })}
            sizes="(min-width: 1024px) 48vw, 88vw"
            className="aspect-5/4 w-full object-cover"
          />
        )}
      </div>
    </Section>
  )
}
