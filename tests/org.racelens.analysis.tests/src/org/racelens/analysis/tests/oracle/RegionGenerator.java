package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.racelens.analysis.tests.oracle.Plan.TeamSize;
import org.racelens.analysis.tests.oracle.Scope.Place;
import org.racelens.analysis.tests.oracle.Scope.Spread;
import org.racelens.analysis.tests.oracle.Scope.Symbol;
import org.racelens.analysis.tests.oracle.TinyProgram.Parameter;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/**
 * Draws random regions. The same seed gives the same program, on every machine and in every version of Java; a changed generator gives
 * other programs.
 * <p>
 * A program without {@code num_threads} may run with any number of threads, of which the oracle tries only eight. That is enough because
 * such a program uses the thread number only in comparisons with constants less than four and for dealing out at most six values round the
 * team, never as a subscript, and because its worksharing loops have at most eight iterations: larger teams bring nothing new.
 */
public final class RegionGenerator {
	private static final int MOST_INSTANCES_PER_THREAD = 250;
	private static final int MOST_INSTANCES_PER_TEAM = 600;
	private final Draw draw;
	private final Guard guard;
	private final Function<Draw, ExprDrawer> expressions;

	/** A generator for one seed. */
	public RegionGenerator(long seed) {
		this(seed, Guard.CRITICAL);
	}

	/** A generator for one seed, whose mutual exclusion is written in the given way. */
	RegionGenerator(long seed, Guard guard) {
		this(seed, guard, ExprDrawer::new);
	}

	/** A generator for one seed, whose expressions and conditions are drawn in the given way. */
	RegionGenerator(long seed, Guard guard, Function<Draw, ExprDrawer> expressions) {
		this.draw = new Draw(seed);
		this.guard = guard;
		this.expressions = expressions;
	}

	/** The program of a seed. */
	public static TinyProgram program(long seed) {
		return new RegionGenerator(seed).next();
	}

	/** The next program of the generator's sequence. */
	public TinyProgram next() {
		while (true) {
			TinyProgram program = drawn();
			if (conforms(program) && isTiny(program)) {
				return Extents.declared(program, () -> draw.between(0, 3));
			}
		}
	}

	private TinyProgram drawn() {
		Shape shape = draw.oneOf(Shape.MAIN_WITH_LOCALS, Shape.MAIN_WITH_LOCALS, Shape.MAIN_WITH_GLOBALS, Shape.FUNCTION, Shape.FUNCTION,
				Shape.FUNCTION, Shape.COMBINED);
		OptionalInt limit = draw.happens(6) ? OptionalInt.empty()
				: OptionalInt.of(draw.oneOf(1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4));
		Optional<Parameter> parameter = parameter(shape);
		TeamSize size = limit.isPresent() ? TeamSize.LIMITED : TeamSize.UNLIMITED;
		List<Symbol> symbols = new ArrayList<>();
		parameter.ifPresent(named -> symbols.add(new Symbol(named.name(), Spread.UNIFORM)));
		ConstructDrawer constructs = new ConstructDrawer(draw, expressions.apply(draw), size, guard);
		Scope outside = new Scope(Place.TEAM, symbols, List.of(), Set.of(), 0);
		List<Stmt> body = shape == Shape.COMBINED ? List.of(constructs.combined(outside))
				: constructs.teamBlock(constructs.withThreadSymbols(outside), draw.between(2, 4));
		return new TinyProgram(shape, limit, parameter, List.of(), body);
	}

	private Optional<Parameter> parameter(Shape shape) {
		if (!draw.happens(40)) {
			return Optional.empty();
		}
		int least = draw.oneOf(-1, 0, 0, 1);
		return Optional.of(shape == Shape.FUNCTION ? new Parameter("n", least, draw.between(2, 5)) : constant(draw.between(2, 6)));
	}

	private static Parameter constant(int value) {
		return new Parameter("n", value, value);
	}

	/** Whether locks occur if they should, and none is taken twice. */
	private boolean conforms(TinyProgram program) {
		if (guard == Guard.CRITICAL) {
			return true;
		}
		try {
			return !VariableUse.in(program.body()).locks().isEmpty() && !Oracle.locations(program).isEmpty();
		} catch (IllegalArgumentException doesNotConform) {
			return false;
		}
	}

	/** Whether the program accesses something and can be executed quickly in all ways. */
	private static boolean isTiny(TinyProgram program) {
		if (VariableUse.in(program.body()).accessed().isEmpty()) {
			return false;
		}
		int largest = 0;
		int largestSpace = 0;
		for (int parameter : Oracle.parameterValues(program)) {
			for (int thread = 0; thread < program.largestTeam(); thread++) {
				ThreadRun run = ThreadRun.of(program, program.largestTeam(), thread, parameter);
				largest = Math.max(largest, run.instances().size());
				largestSpace = Math.max(largestSpace, run.largestSpace());
			}
		}
		boolean largeTeamsAreAlike = program.teamLimit().isPresent() || largestSpace <= TinyProgram.LARGEST_TEAM;
		return largest <= MOST_INSTANCES_PER_THREAD && largest * program.largestTeam() <= MOST_INSTANCES_PER_TEAM && largeTeamsAreAlike;
	}
}
