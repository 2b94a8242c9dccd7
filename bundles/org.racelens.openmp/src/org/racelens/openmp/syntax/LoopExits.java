package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.List;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;

/** The ways out of a loop, as the conditions under which a trip takes one; those out of loops and constructs inside are left out. */
final class LoopExits {
	/** That a condition says yes, or no. */
	record Turn(Expression condition, boolean yes) {
	}

	private final List<List<Turn>> found = new ArrayList<>();

	private LoopExits() {
	}

	/** For each way out what must be so in one trip. */
	static List<List<Turn>> of(Loop loop) {
		LoopExits exits = new LoopExits();
		loop.condition().ifPresent(c -> exits.found.add(List.of(new Turn(c, false))));
		exits.collect(loop.body(), List.of());
		return exits.found;
	}

	private void collect(Statement s, List<Turn> turns) {
		if (s instanceof Break || s instanceof Return) {
			found.add(turns);
		} else if (s instanceof If i) {
			collect(i.thenBranch(), and(turns, new Turn(i.condition(), true)));
			i.elseBranch().ifPresent(b -> collect(b, and(turns, new Turn(i.condition(), false))));
		} else if (s instanceof Block b) {
			List<Turn> here = turns;
			for (Statement part : b.statements()) {
				collect(part, here);
				here = behind(part, here);
			}
		}
	}

	/** What is so behind a statement: no trip gets there that it sends on. */
	private static List<Turn> behind(Statement s, List<Turn> turns) {
		if (!(s instanceof If i)) {
			return turns;
		}
		List<Turn> result = continues(i.thenBranch()) ? and(turns, new Turn(i.condition(), false)) : turns;
		return i.elseBranch().filter(LoopExits::continues).isPresent() ? and(result, new Turn(i.condition(), true)) : result;
	}

	private static boolean continues(Statement s) {
		return LeavingBranches.of(s).stream().anyMatch(Continue.class::isInstance);
	}

	private static List<Turn> and(List<Turn> turns, Turn more) {
		List<Turn> longer = new ArrayList<>(turns);
		longer.add(more);
		return longer;
	}
}
