import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

describe('readConfig', () => {
  it('means the embedded lake when no project is named', () => {
    expect(readConfig({})).toMatchObject({ lakeUrl: 'http://localhost:3900', projectId: 'paperhome' })
  })

  it('means the hosted lake when a project is named and no lake address', () => {
    expect(readConfig({ SANITY_PROJECT_ID: 'abc123', LAKE_URL: '' }).lakeUrl).toBeUndefined()
  })

  it('removes the last slash from the address of the lake', () => {
    expect(readConfig({ LAKE_URL: 'http://localhost:4000/' }).lakeUrl).toBe('http://localhost:4000')
  })

  it('says in one line per variable what is wrong', () => {
    const read = () => readConfig({ SITE_URL: 'shop', NEWSLETTER_HOST: 'https://mail.example.com' })
    expect(read).toThrow(ConfigError)
    expect(() => readConfig({ SITE_URL: 'shop' })).toThrow(/^SITE_URL is the public address of this site$/)
    expect(() => readConfig({ NEWSLETTER_HOST: 'https://mail.example.com' })).toThrow(
      /^NEWSLETTER_KEY is needed/,
    )
  })
})
