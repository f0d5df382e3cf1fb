import { countryCode, type ModuleNode, permission, registerSettings, systemStatus } from '@baize/gateway';
import { answer, type Call } from '../../http/answer.ts';
import { countries, type ToggleId, toggleIds } from '../../world/base/settings.ts';
import { serviceEntries } from '../../world/platform/customerService.ts';
import { offersOf } from '../../world/platform/offers.ts';
import { registerRulesOf, registerRulesWire } from '../../world/sign-in/registerRules.ts';

export const systemRoutes = [
  answer(countryCode, (_, { world }) => {
    const { country } = world.settings;
    return { countryCode: country, countryDialingCode: countries[country]?.dialling ?? null };
  }),

  answer(systemStatus, (_, { world }) => ({
    status: world.settings.systemStatus,
    ip: visitorIp(world.settings.country),
  })),

  answer(permission, (_, call) => {
    const { world, origin, gameOrigin, hasGameHost } = call;
    const { systemStatus: status, country, analytics } = world.settings;
    return {
      info: {
        whitelabel: moduleTree(call),
        registrationRules: registerRulesWire(registerRulesOf(world.settings)),
        resources: [
          resource('FACEBOOK', 'https://facebook.social.example/baize'),
          resource('YOUTUBE', 'https://youtube.social.example/baize'),
          resource('TELEGRAM', 'https://telegram.social.example/baize'),
          resource('ANDROID', `${gameOrigin}/service/android`),
          resource('IOS', `${gameOrigin}/service/ios`),
        ],
        customerService: serviceEntries(gameOrigin, call.language),
        analytics: analytics ? { gtagId: 'G-SANDBOX01' } : null,
        imageCDNs: hasGameHost ? [origin, gameOrigin] : [origin],
        launchGameCDNs: [gameOrigin],
        offers: offersOf(world.settings),
        location: { ip: visitorIp(country) },
        maintenance: status === 1,
        regionRestriction: status === 2,
      },
    };
  }),

  answer(registerSettings, (_, { world: { settings } }) => ({
    rules: registerRulesWire(registerRulesOf(settings)),
    humanCheck: humanChecks[settings.humanCheck],
  })),
];

const humanChecks = {
  off: null,
  sandbox: { provider: 'sandbox' },
  geetest: { provider: 'geetest', captchaId: 'baize-demonstration' },
} as const;

const visitorIp = (country: string): string => countries[country]?.ip ?? '192.0.2.1';

const resource = (resourceType: string, url: string) => ({ resourceType, url, qrCodeUrl: url });

const branches: readonly { modId: string; toggles: readonly ToggleId[] }[] = [
  { modId: 'CENTRES', toggles: ['AGENTCENTER', 'REFERRAL'] },
  { modId: 'SIGNIN', toggles: ['MOBILEVERCODELOGIN3', 'FREEPLAY3', 'PWDEXPFORCECHANGE3'] },
  { modId: 'PASSWORDS', toggles: ['PWRESET', 'CHNGPASSVERIF3', 'CHNGPASSMAIL3'] },
];

/** Nests modules as real platforms do, where a module may be at any depth. */
function moduleTree({ world }: Call): ModuleNode[] {
  const node = (modId: ToggleId): ModuleNode => ({ modId, enabled: world.settings.toggles[modId] ? '1' : '0' });
  const elsewhere = new Set(branches.flatMap(({ toggles }) => toggles));
  return [
    {
      modId: 'WEB',
      enabled: '1',
      childrenNodes: [
        ...branches.map(({ modId, toggles }) => ({ modId, enabled: '1', childrenNodes: toggles.map(node) })),
        { modId: 'REGISTRATION', enabled: '1', childrenNodes: toggleIds.filter((id) => !elsewhere.has(id)).map(node) },
      ],
    },
  ];
}
