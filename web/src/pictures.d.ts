// What importing a picture gives. Next writes the same into next-env.d.ts, which a fresh clone does not have yet.
/// <reference types="next/image-types/global" />
