import { SITE_SETTINGS_PATH } from '../../shared/addresses.ts';
import { SiteSettings } from '../../shared/contract/site.ts';
import type { AppPlugin } from '../http/app.ts';

/**
 * `GET /api/site`: what pages show of the server's settings, for everybody (decision S18). Documents are made by the build and kept by
 * browsers, so what may change without a build is not in them. Browsers keep the answer for a page without a network, and ask each time.
 */
export const siteSettings =
  ({ contactEmail, social, ads, visits }: SiteSettings): AppPlugin =>
  async (app) => {
    const settings: SiteSettings = {
      ...(contactEmail !== undefined && { contactEmail }),
      social,
      ...(ads !== undefined && { ads }),
      ...(visits !== undefined && { visits }),
    };
    app.get(
      SITE_SETTINGS_PATH,
      {
        config: { access: 'public' },
        schema: { tags: ['content'], summary: 'Get the settings that pages show', response: { 200: SiteSettings } },
      },
      (_request, reply) => void reply.header('cache-control', 'no-cache').send(settings),
    );
  };
