package org.racelens.analysis.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.flow.Reading;
import org.racelens.analysis.flow.StaleReads;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Construct;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement;

/**
 * Whether copies of a variable keep what the program computes: on one thread what the sequential program does, and on several threads the
 * same for what is distributed. Each question is answered with the reading that is in the way, or nothing where none is.
 */
final class Meaning {
	private final ParsedUnit unit;
	private final Outline outline;
	private final Variable variable;
	private final VariableWrites writes;

	Meaning(FixContext context, Variable variable) {
		unit = context.unit();
		outline = context.outline();
		this.variable = variable;
		writes = new VariableWrites(variable);
	}

	/** A value from outside that some unit of work of the construct reads: then a private copy would be read before it is written. */
	Optional<Reading> readFirst(Target target) {
		return first(target.work().stream().map(w -> StaleReads.exposed(variable, w, unit)).toList());
	}

	/** A value that one unit of work of a construct inside the target leaves for another one, or for what follows. */
	Optional<Reading> carried(Target target) {
		List<Optional<Reading>> readings = new ArrayList<>();
		for (Target inner : target.inside()) {
			if (inner.isDistributing() || isForOneThread(inner)) {
				inner.work().stream().filter(writes::in).forEach(w -> readings.add(StaleReads.exposed(variable, w, unit)));
				if (inner.work().stream().anyMatch(writes::in)) {
					readings.add(after(inner));
				}
			}
		}
		return first(readings);
	}

	private static boolean isForOneThread(Target target) {
		return target.leaf() instanceof Construct.Single || target.leaf() instanceof Construct.Masked;
	}

	/** A value that is needed after the construct. */
	Optional<Reading> after(Target target) {
		Optional<FunctionDefinition> function = outline.function(target.directive().range());
		return function.isEmpty()
				? Optional.of(new Reading(target.directive().range(), "used where it cannot be followed"))
				: StaleReads.after(variable, target.statement(), function.get(), unit);
	}

	/** Whether the last iteration, or the last section, surely leaves the variable's last value. */
	boolean lastWrites(Target target) {
		List<Statement> work = target.work();
		return StaleReads.surelyWritten(variable, work.get(work.size() - 1), unit);
	}

	/** The first reading of several questions. */
	static Optional<Reading> first(List<Optional<Reading>> readings) {
		return readings.stream().flatMap(Optional::stream).findFirst();
	}
}
