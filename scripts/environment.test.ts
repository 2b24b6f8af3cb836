import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

test('nothing is required', () => {
  expect(readEnvironment({})).toMatchObject({
    SANITY_DATASET: 'production',
    WEB_PORT: 3000,
    STUDIO_HOST: 'localhost',
    STUDIO_PORT: 3333,
  })
})

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ SANITY_PROJECT_ID: '', WEB_PORT: '' }).WEB_PORT).toBe(3000)
})

test('a hosted project without a token is refused, naming the variable and what it is for', () => {
  expect(() => readEnvironment({ SANITY_PROJECT_ID: 'abc123' })).toThrow(/SANITY_API_TOKEN .*import/)
})

test('every wrong variable gets a line of its own', () => {
  const read = () => readEnvironment({ WEB_PORT: 'eighty', SITE_URL: 'shop', SANITY_PROJECT_ID: 'A_B' })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/WEB_PORT[\s\S]*SITE_URL|SITE_URL[\s\S]*WEB_PORT/)
})

test('the public address is one of the web', () => {
  expect(() => readEnvironment({ SITE_URL: 'javascript:alert(1)' })).toThrow(/SITE_URL must be a URL/)
  expect(readEnvironment({ SITE_URL: 'https://shop.example.com' }).SITE_URL).toBe('https://shop.example.com')
})
