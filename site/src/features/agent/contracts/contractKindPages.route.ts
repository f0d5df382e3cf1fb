import type { Area } from '@baize/messages';
import { CalendarDays, Clock, Handshake, Timer } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { AgentRoute } from '../../../core/routing/centreRoute.ts';

const areas: readonly Area[] = ['agent', 'contracts', 'list-controls', 'errors'];

export const dividendContractsRoute: AgentRoute = {
  icon: Handshake,
  kind: 'dividend',
  page: lazyPart(() => import('./contractKindPages.tsx').then(({ DividendContracts }) => DividendContracts), areas),
};

export const dailySalaryContractsRoute: AgentRoute = {
  icon: CalendarDays,
  kind: 'daily-salary',
  page: lazyPart(
    () => import('./contractKindPages.tsx').then(({ DailySalaryContracts }) => DailySalaryContracts),
    areas,
  ),
};

export const hourlySalaryContractsRoute: AgentRoute = {
  icon: Clock,
  kind: 'hourly-salary',
  page: lazyPart(
    () => import('./contractKindPages.tsx').then(({ HourlySalaryContracts }) => HourlySalaryContracts),
    areas,
  ),
};

export const realtimeSalaryContractsRoute: AgentRoute = {
  icon: Timer,
  kind: 'realtime-salary',
  page: lazyPart(
    () => import('./contractKindPages.tsx').then(({ RealtimeSalaryContracts }) => RealtimeSalaryContracts),
    areas,
  ),
};
