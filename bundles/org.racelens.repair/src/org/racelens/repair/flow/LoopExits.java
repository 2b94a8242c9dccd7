package org.racelens.repair.flow;

import java.util.Optional;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.syntax.Walk;

/** What leaves a loop that is to be distributed: nothing may, whether it is ever executed or not. OpenMP 5.2 §4.4.1 */
public final class LoopExits {
	private LoopExits() {
	}

	/** The first statement of a loop's body that leaves the loop before its end. */
	public static Optional<Statement> in(Statement body) {
		return in(body, true);
	}

	private static Optional<Statement> in(Statement s, boolean own) {
		if (s instanceof Return || s instanceof Break && own) {
			return Optional.of(s);
		}
		boolean inner = own && !(s instanceof Loop) && !(s instanceof Switch);
		return Walk.parts(s).stream().map(p -> in(p, inner)).flatMap(Optional::stream).findFirst();
	}
}
