// Preloaded into every child: when the parent is gone, however it ended, the child ends too.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
