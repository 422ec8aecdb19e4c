/** Buttons with words, or with an icon whose name and key appear on hovering or focus. */
import { Tooltip } from '@base-ui/react/tooltip';
import type { ComponentProps } from 'react';
import { announcedKey, keyWhileHeld, shownKey } from './keys-shown.ts';
import css from './parts.module.css';

type ButtonProps = ComponentProps<'button'> & { readonly look?: 'quiet' | 'outlined' | 'strong' };

export function Button({ look = 'outlined', className, ...rest }: ButtonProps) {
  const classes = [css.button, css[look], className].filter(Boolean).join(' ');
  return <button type="button" {...rest} className={classes} />;
}

/** A hint over any control. The control must have its own name, since a hint is not always read aloud. */
export function Hint(props: {
  readonly says: string;
  readonly keys?: string;
  readonly children: React.ReactElement;
}) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={props.children} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className={css.floating}>
          <Tooltip.Popup className={css.hint}>
            {props.says}
            {props.keys && <kbd>{shownKey(props.keys)}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'name'> & {
  readonly name: string;
  readonly keys?: string | undefined;
  /** More words for the hint, such as why the button cannot be used. */
  readonly more?: string | undefined;
};

/**
 * An unavailable button can still be focused, so that its reason can be read: it has aria-disabled, not
 * disabled.
 */
export function IconButton({ name, keys, more, className, ...rest }: IconButtonProps) {
  return (
    <Hint says={more ? `${name}. ${more}` : name} {...(keys ? { keys } : {})}>
      <button
        type="button"
        aria-label={name}
        {...(keys ? { 'aria-keyshortcuts': announcedKey(keys), 'data-key': keyWhileHeld(keys) } : {})}
        {...rest}
        className={[css.icon, className].filter(Boolean).join(' ')}
      />
    </Hint>
  );
}
