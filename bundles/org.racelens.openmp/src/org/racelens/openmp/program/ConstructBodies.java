package org.racelens.openmp.program;

import java.util.List;

/** The statements that a construct governs: where a walk over the program goes on below a directive. */
public final class ConstructBodies {
	private ConstructBodies() {
	}

	/** The structured blocks of a construct in textual order; none for a stand-alone one. */
	public static List<Statement> of(Construct construct) {
		return construct.bodies();
	}
}
