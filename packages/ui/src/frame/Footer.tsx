import type { CSSProperties, ReactNode } from 'react';
import { type Emblem, emblem } from '../internal/emblem.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { Container } from '../layout/Container.tsx';
import { DarkSurface } from '../layout/DarkSurface.tsx';
import { AgeMark, type AgeMarkProps } from './AgeMark.tsx';
import * as css from './Footer.css.ts';
import { LicenceSeal, type LicenceSealProps } from './LicenceSeal.tsx';

export interface FooterProps extends ElementAttributes {
  logo: ReactNode;
  about: string;
  social: readonly ({ id: string; label: string; href: string } & Emblem)[];
  columns: readonly { title: string; links: readonly { id: string; label: string; href: string }[] }[];
  licences: { title: string; text: string; seals: readonly (LicenceSealProps & { id: string })[] };
  age: AgeMarkProps;
  /** Lines of help with gambling: a number to call, a page, or both. */
  help?: {
    title: string;
    lines: readonly { id: string; name: string; href?: string; phone?: { text: string; href: string } }[];
  };
  limits?: { label: string; href: string };
  copyright: string;
}

/** Shows the page footer: links, licences and minimum age. */
export function Footer({
  logo,
  about,
  social,
  columns,
  licences,
  age,
  help,
  limits,
  copyright,
  ...attributes
}: FooterProps) {
  return (
    <footer {...attributes} className={css.footer} data-part="footer">
      <DarkSurface>
        <Container>
          <div className={css.body}>
            <div className={css.grid} style={{ '--columns': columns.length } as CSSProperties}>
              <div className={css.ends}>
                <div className={css.broad}>
                  {logo}
                  <p className={css.words}>{about}</p>
                  {social.length > 0 && (
                    <ul className={css.social}>
                      {social.map((network) => (
                        <li key={network.id}>
                          <Anchor
                            href={network.href}
                            className={css.network}
                            aria-label={network.label}
                            target="_blank"
                            rel="noopener noreferrer"
                          >
                            {emblem(network)}
                          </Anchor>
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
                <div className={css.licences}>
                  {licences.seals.length > 0 && (
                    <>
                      <h2 className={css.title}>{licences.title}</h2>
                      <div className={css.seals}>
                        {licences.seals.map(({ id, ...seal }) => (
                          <LicenceSeal key={id} {...seal} />
                        ))}
                      </div>
                      <p className={css.small}>{licences.text}</p>
                    </>
                  )}
                </div>
              </div>
              {columns.map((column) => (
                <div key={column.title} className={css.column}>
                  <h2 className={css.title}>{column.title}</h2>
                  <ul className={css.links}>
                    {column.links.map((link) => (
                      <li key={link.id}>
                        <Anchor href={link.href} className={css.link}>
                          {link.label}
                        </Anchor>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            {help && help.lines.length > 0 && (
              <div className={css.help}>
                <h2 className={css.helpTitle}>{help.title}</h2>
                <ul className={css.helpLines}>
                  {help.lines.map(({ id, name, href, phone }) => (
                    <li key={id} className={css.helpLine}>
                      {href ? (
                        <Anchor href={href} className={css.helpLink} target="_blank" rel="noopener noreferrer">
                          {name}
                        </Anchor>
                      ) : (
                        <span>{name}</span>
                      )}
                      {phone && (
                        <Anchor href={phone.href} className={css.helpLink}>
                          <bdi dir="ltr">{phone.text}</bdi>
                        </Anchor>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <div className={css.foot}>
              <div className={css.age}>
                <AgeMark {...age} />
              </div>
              {limits && (
                <Anchor href={limits.href} className={css.limits}>
                  {limits.label}
                </Anchor>
              )}
              <span>{copyright}</span>
            </div>
          </div>
        </Container>
      </DarkSurface>
    </footer>
  );
}
