package org.racelens.analysis.tests.oracle;

/**
 * How a shared variable is meant to be accessed between two barriers, so that most of its accesses do not race.
 *
 * @param discipline what keeps the accesses apart
 * @param stride the factor of the owner's number in a subscript
 * @param dimension the dimension whose subscript tells the owner
 * @param thread the only thread that accesses the variable under {@link Discipline#ONE_THREAD}
 * @param lock the critical name under {@link Discipline#LOCKED}
 */
record Plan(Discipline discipline, int stride, int dimension, int thread, String lock) {

	/** Draws a plan; subscripts by thread number are only for teams of limited size. */
	static Plan drawn(Draw draw, int dimensions, TeamSize size) {
		Discipline discipline = switch (dimensions == 0 ? draw.weighted(14, 0, 0, 30, 24, 14, 18)
				: draw.weighted(14, 38, size == TeamSize.LIMITED ? 16 : 0, 6, 6, 4, 16)) {
			case 0 -> Discipline.READ_ONLY;
			case 1 -> Discipline.OWNED_BY_ITERATION;
			case 2 -> Discipline.OWNED_BY_THREAD;
			case 3 -> Discipline.LOCKED;
			case 4 -> Discipline.ATOMIC;
			case 5 -> Discipline.ONE_THREAD;
			default -> Discipline.WILD;
		};
		return new Plan(discipline, draw.oneOf(1, 1, 1, 1, 2, 3, 8), draw.between(0, Math.max(0, dimensions - 1)),
				draw.oneOf(0, 0, 1), draw.oneOf("", "", "inner", "outer"));
	}

	/** What keeps two accesses of different threads apart. */
	enum Discipline {
		READ_ONLY, OWNED_BY_ITERATION, OWNED_BY_THREAD, LOCKED, ATOMIC, ONE_THREAD, WILD
	}

	/** Whether the program limits the size of its team. */
	enum TeamSize {
		LIMITED, UNLIMITED
	}
}
