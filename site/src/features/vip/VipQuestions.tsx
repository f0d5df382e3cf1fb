import { Accordion, Section, Steps } from '@baize/ui';
import { Award, CalendarCheck, Dices, Gift } from 'lucide';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useMinimumAge } from '../../core/services/rules.ts';

const steps = [
  { id: 'play', icon: Dices },
  { id: 'count', icon: CalendarCheck },
  { id: 'open', icon: Award },
  { id: 'collect', icon: Gift },
] as const;

/** Explains how to reach a tier (VIP-02). `days` is the period over which bets count. */
export function VipSteps({ days }: { days: number }) {
  const text = useText();
  return (
    <Section title={text('vip.how')}>
      <Steps
        label={text('vip.how')}
        steps={steps.map(({ id, icon }) => ({
          id,
          icon,
          title: text(`vip.how.${id}`),
          text: text(`vip.how.${id}.text`, { days }),
        }))}
      />
    </Section>
  );
}

const questions = ['valid', 'lose', 'cost', 'who'] as const;

export function VipQuestions({ days }: { days: number }) {
  const text = useText();
  const ageGate = useMinimumAge();
  const [open, setOpen] = useState<string | undefined>(questions[0]);
  return (
    <Section title={text('vip.ask')}>
      <Accordion
        label={text('vip.ask')}
        open={open}
        onToggle={(id) => setOpen(id === open ? undefined : id)}
        items={questions.map((id) => ({
          id,
          title: text(`vip.ask.${id}`),
          body: <p>{text(`vip.ask.${id}.text`, { days, age: ageGate })}</p>,
        }))}
      />
    </Section>
  );
}
