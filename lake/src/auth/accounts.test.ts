import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/test-lake.ts'
import { openDatabase } from '../store/database.ts'
import { Accounts } from './accounts.ts'

test('logins under many made-up names end none of an editor, and another editor can log in', () => {
  const db = openDatabase(temporaryFolder())
  onTestFinished(() => db.close())
  const accounts = new Accounts(db)
  const login = (name: string) => accounts.createSession(accounts.localEditor(name))
  const isIn = (session: string) => accounts.identify(session, 'cookie') !== undefined
  const idle = login('Ann')
  for (let at = 0; at < 300; at += 1) login(`name ${at}`)
  expect([idle, login('Bob')].map(isIn)).toEqual([true, true])
})

test('made-up names are forgotten when there are many, but none that is logged in or wrote something', () => {
  const db = openDatabase(temporaryFolder())
  onTestFinished(() => db.close())
  const accounts = new Accounts(db)
  const writer = accounts.localEditor('Ann')
  db.prepare("INSERT INTO tx (id, ts, author) VALUES ('t', '', ?)").run(writer)
  const session = accounts.createSession(accounts.localEditor('Bob'))
  for (let at = 0; at < 3000; at += 1) accounts.localEditor(`name ${at}`)
  expect(accounts.all().length).toBeLessThan(1020)
  expect(accounts.get(writer)?.name).toBe('Ann')
  expect(accounts.identify(session, 'cookie')?.account.name).toBe('Bob')
})
