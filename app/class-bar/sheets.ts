/**
 * The style sheets of a class's room, in their order: few pages need them, so they come with the parts that
 * do, after those of the editor.
 */
import './class-bar.module.css';
import './class-panel.module.css';
import './class-wall.module.css';
import './with-phones.module.css';
