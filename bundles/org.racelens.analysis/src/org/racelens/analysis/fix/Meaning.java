package org.racelens.analysis.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.flow.Reading;
import org.racelens.analysis.flow.StaleReads;
import org.racelens.analysis.syntax.Walk;
import org.racelens.analysis.syntax.WrittenVariables;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Construct;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.ConstructStatement;
import org.racelens.model.type.Type;

/**
 * Whether copies of a variable keep what the program computes: on one thread what the sequential program does, and on several threads the
 * same for what is distributed. Each question is answered with the reading that is in the way, or nothing where none is.
 */
final class Meaning {
	private final ParsedUnit unit;
	private final Outline outline;
	private final Variable variable;

	Meaning(FixContext context, Variable variable) {
		unit = context.unit();
		outline = context.outline();
		this.variable = variable;
	}

	/** A value from outside that some unit of work of the construct reads: then a private copy would be read before it is written. */
	Optional<Reading> readFirst(Target target) {
		return first(target.work().stream().map(w -> StaleReads.exposed(variable, w, unit)).toList());
	}

	/** A value that one unit of work of a construct inside the target leaves for another one, or for what follows. */
	Optional<Reading> carried(Target target) {
		List<Optional<Reading>> readings = new ArrayList<>();
		for (Target inner : constructsIn(target)) {
			if (inner.isDistributing() || isForOneThread(inner)) {
				inner.work().stream().filter(this::writes).forEach(w -> readings.add(StaleReads.exposed(variable, w, unit)));
				if (inner.work().stream().anyMatch(this::writes)) {
					readings.add(after(inner));
				}
			}
		}
		return first(readings);
	}

	/**
	 * A sign that threads tell each other something by the variable: it is an array, a write is not executed by every thread once, or the
	 * region synchronises. A copy for each thread would silence that.
	 */
	Optional<Reading> communicated(Target target) {
		List<Reading> signs = new ArrayList<>();
		if (!isScalar(variable.type())) {
			signs.add(new Reading(target.directive().range(), "shared among the threads element by element"));
		}
		target.work().forEach(w -> Walk.statements(w, s -> {
			boolean simple = s instanceof Statement.Block || s instanceof Statement.ExpressionStatement
					|| s instanceof Statement.Declaration;
			if (!simple && writes(s) || s instanceof ConstructStatement) {
				signs.add(new Reading(s.range(), "perhaps used to tell other threads something"));
			}
		}));
		return signs.stream().findFirst();
	}

	private static boolean isScalar(Type type) {
		return type instanceof Type.IntegerType || type instanceof Type.FloatingType || type instanceof Type.PointerType;
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

	private boolean writes(Statement code) {
		boolean[] found = { false };
		Walk.expressions(code, e -> found[0] |= writes(e));
		return found[0];
	}

	private boolean writes(Expression e) {
		if (e instanceof Expression.Call) {
			return variable.isStatic();
		}
		Optional<Expression> written = e instanceof Expression.Assignment a ? Optional.of(a.target())
				: e instanceof Expression.Increment i ? Optional.of(i.target())
				: e instanceof Expression.AddressOf a ? Optional.of(a.operand()) : Optional.empty();
		return written.flatMap(WrittenVariables::root).filter(variable::equals).isPresent();
	}

	private static List<Target> constructsIn(Target target) {
		List<Target> result = new ArrayList<>();
		target.work().forEach(w -> Walk.statements(w, s -> {
			if (s instanceof ConstructStatement c) {
				result.add(new Target(c, c.construct()));
			}
		}));
		return result;
	}

	private static Optional<Reading> first(List<Optional<Reading>> readings) {
		return readings.stream().flatMap(Optional::stream).findFirst();
	}
}
