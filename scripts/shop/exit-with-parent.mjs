// Preloaded into every part of the shop: when the process that started it is gone, however that ended, it ends too.
// The option is inherited by the part's own workers, which are none of our business.
if (process.channel && String(process.ppid) === process.env.SHOP_PARENT) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
