/** The door of the sweeps: families asked for, tables read and written. Sweeping takes time and is behind `engine/run.ts`. */
