package org.racelens.analysis.tests.oracle.memory;

import java.util.function.Function;
import org.racelens.analysis.tests.oracle.Draw;

/** The kinds of random programs about memory; each seed gives one program of each kind. */
enum MemoryDialect {
	/** members of structures */
	STRUCTURES(StructDrawer::new),
	/** rows that are allocated in sight */
	ROWS(RowDrawer::new),
	/** the region and what it calls in two files */
	FILES(FileDrawer::new),
	/** arguments that are not known */
	PARAMETERS(ParameterDrawer::new);

	private final Function<Draw, TextDrawer> drawer;

	MemoryDialect(Function<Draw, TextDrawer> drawer) {
		this.drawer = drawer;
	}

	/** The program of a seed: the first one drawn whose region is met by some input, and in which something is done. */
	MemoryProgram program(long seed) {
		Draw draw = new Draw(seed);
		while (true) {
			MemoryProgram program = drawer.apply(draw).drawn();
			if (program.isMet()) {
				return program;
			}
		}
	}
}
