/** The security headers of every answer. */
import type { FastifyHelmetOptions } from '@fastify/helmet';

export const strict = (proxies: number): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      // a big screen shows its own pages enlarged
      frameSrc: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // without TLS, as in the house, these would lock people out
  // for this name only: what else its owner serves under the domain is theirs to decide
  hsts: proxies > 0 && { includeSubDomains: false },
  crossOriginOpenerPolicy: proxies > 0,
  originAgentCluster: proxies > 0,
  referrerPolicy: { policy: 'no-referrer' },
});
