/** The style sheet of the search for games, which comes with it, after those of the editor. */
import './find-games.module.css';
