// Preloaded into every service: exits when the process that started it is gone, even after SIGKILL.
// NODE_OPTIONS is inherited by the service's own workers; SHOP_PARENT excludes them.
if (process.channel && String(process.ppid) === process.env.SHOP_PARENT) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
