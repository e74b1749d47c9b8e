import { Section } from '../section/section.tsx';
import { TechniqueSheet } from './technique-sheet.tsx';
import type { TechniqueGroup } from './technique.ts';

interface TechniqueGroupsProps {
  readonly groups: readonly TechniqueGroup[];
}

/** A section for each group of techniques. */
export function TechniqueGroups({ groups }: TechniqueGroupsProps) {
  return groups.map(({ id, title, lead, techniques }) => (
    <Section key={id} id={id} title={title} lead={lead}>
      {techniques.map((technique) => (
        <TechniqueSheet key={technique.id} technique={technique} />
      ))}
    </Section>
  ));
}
