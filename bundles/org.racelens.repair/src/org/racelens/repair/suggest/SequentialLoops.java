package org.racelens.repair.suggest;

import java.util.ArrayList;
import java.util.List;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.TextLayout;

/** The loops of a file that no parallel region contains. */
final class SequentialLoops {
	/**
	 * A loop and those directly inside it.
	 *
	 * @param function where it stands
	 */
	record Nest(FunctionDefinition function, Loop loop, List<Nest> inner) {
		Nest {
			inner = List.copyOf(inner);
		}
	}

	private SequentialLoops() {
	}

	/** The outermost loops in source order; of a template only those of one instance. */
	static List<Nest> of(ParsedUnit unit) {
		List<Nest> result = new ArrayList<>();
		for (FunctionDefinition f : unit.functions()) {
			boolean seen = result.stream().anyMatch(n -> n.function().range().equals(f.range()));
			if (f.range().path().equals(unit.source().path()) && !seen) {
				List<Nest> loops = new ArrayList<>();
				collect(f, f.body(), loops);
				TextLayout layout = new TextLayout(unit.source(), unit.language());
				loops.stream().filter(n -> !layout.hidesLoop(n.loop().range().offset())).forEach(result::add);
			}
		}
		return result;
	}

	private static void collect(FunctionDefinition function, Statement statement, List<Nest> found) {
		if (statement instanceof ConstructStatement c && isParallel(c)) {
			return;
		}
		if (statement instanceof Loop loop) {
			List<Nest> inner = new ArrayList<>();
			collect(function, loop.body(), inner);
			found.add(new Nest(function, loop, inner));
		} else {
			Walk.parts(statement).forEach(p -> collect(function, p, found));
		}
	}

	private static boolean isParallel(ConstructStatement c) {
		return c.construct().directive().names().stream()
				.anyMatch(
						n -> n == DirectiveName.PARALLEL || n == DirectiveName.TARGET || n == DirectiveName.TEAMS || n == DirectiveName.FOR
								|| n == DirectiveName.SIMD || n == DirectiveName.TASK || n == DirectiveName.TASKLOOP);
	}
}
