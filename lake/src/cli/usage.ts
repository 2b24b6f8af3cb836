/** A wrong command line; the message is for the person who typed it. */
export class UsageError extends Error {}

export const usage = `Tools for the embedded content lake. They work while it runs; when it does not, they start it for themselves.

  export FILE                     all documents and assets as Sanity's archive (tar.gz)
  import FILE [--replace|--missing] [--fetch-assets] [--allow-failing-assets]
                                  reads such an archive, from this lake or from the hosted one; with --fetch-assets
                                  also assets at addresses that it names, which may be in your own network
  backup FILE                     the whole lake (history, users and tokens as well) as tar.gz, readable by you alone
  backup --into FOLDER [--daily 7] [--weekly 4]
                                  the same, named after the time; deletes all but the newest of each of the last
                                  days and weeks
  restore FILE|FOLDER [--at TIME] puts a backup, or a folder's newest one, into an empty data folder; with --at
                                  what the lake contained at that time, such as 2026-01-31T15:30
  token ROLE [NAME]               makes a token and prints it, once; roles: viewer, editor, administrator,
                                  and site, which reads what visitors read and leaves what visitors send
  tokens                          lists the tokens made so; token --revoke ID takes one away
  user NAME ROLE                  makes a user or changes password and role; the password is asked for, or read
                                  from standard input when that is no terminal
  user NAME --remove              takes the right to log in away
  sanity ARGUMENTS                runs the official command line against this lake,
                                  for example: sanity datasets export production all.tar.gz`
