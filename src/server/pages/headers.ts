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
      // a big screen shows its own pages in a frame
      frameSrc: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // without TLS, as at home, these would lock people out; subdomains are the owner's decision
  hsts: proxies > 0 && { includeSubDomains: false },
  crossOriginOpenerPolicy: proxies > 0,
  originAgentCluster: proxies > 0,
  referrerPolicy: { policy: 'no-referrer' },
});
