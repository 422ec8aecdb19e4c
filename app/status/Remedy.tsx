/**
 * A button that corrects the problem beside it. Problem and button then vanish, and the focus returns to the
 * canvas.
 */
import { canvas } from '../canvas/viewport.ts';
import { attempt, type Deed } from '../commands/perform.ts';
import { Button } from '../parts/Button.tsx';

export function Remedy(props: { readonly deed: Deed; readonly className?: string | undefined }) {
  const { deed, className } = props;
  const act = async (): Promise<void> => {
    if (await attempt(deed)) canvas()?.focus();
  };
  return (
    <Button className={className} onClick={() => void act()}>
      {deed.label}
    </Button>
  );
}
