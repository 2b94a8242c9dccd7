package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;

/** The {@code break}, {@code continue} and {@code return} statements that lead out of a structured block. OpenMP 5.2 §4.4 */
public final class LeavingBranches {
	/** What stays inside. */
	private enum Caught {
		BREAK, CONTINUE
	}

	private final List<Statement> found = new ArrayList<>();

	private LeavingBranches() {
	}

	/** In textual order; those in constructs inside the block are these constructs' own. */
	public static List<Statement> of(Statement block) {
		LeavingBranches branches = new LeavingBranches();
		branches.visit(block, EnumSet.noneOf(Caught.class));
		return branches.found;
	}

	private void visit(Statement s, Set<Caught> caught) {
		if (s instanceof Return || s instanceof Break && !caught.contains(Caught.BREAK)
				|| s instanceof Continue && !caught.contains(Caught.CONTINUE)) {
			found.add(s);
		} else if (!(s instanceof ConstructStatement)) {
			Set<Caught> inside = EnumSet.noneOf(Caught.class);
			inside.addAll(s instanceof Loop ? EnumSet.allOf(Caught.class) : s instanceof Switch ? EnumSet.of(Caught.BREAK) : inside);
			inside.addAll(caught);
			Walk.parts(s).forEach(p -> visit(p, inside));
		}
	}
}
