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
