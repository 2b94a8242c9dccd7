package org.racelens.analysis.tests.oracle;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;

/** The kinds of random programs, so that what goes wrong can be told apart; each seed gives one program of each dialect. */
public enum Dialect {
	/** One team's worksharing, with critical and atomic. */
	FLAT(RegionGenerator::program),
	/** As {@link #FLAT}, with locks and arrays of locks. */
	LOCKS(seed -> new RegionGenerator(seed, Guard.LOCK).next()),
	/** As {@link #FLAT}, with conditions on floating-point numbers. */
	FLOATING(seed -> new RegionGenerator(seed, Guard.CRITICAL, FloatingDrawer::new).next()),
	/** Explicit tasks. */
	TASKS(drawnBy(TaskDrawer::new)),
	/** Worksharing loops with ordered regions. */
	ORDERED(drawnBy(OrderedDrawer::new)),
	/** Parallel regions inside a parallel region. */
	NESTED(drawnBy(draw -> new NestedDrawer(draw, NestedDrawer.Form.PARALLEL))),
	/** Leagues of teams with distributed loops and parallel regions. */
	TEAMS(drawnBy(draw -> new NestedDrawer(draw, NestedDrawer.Form.TEAMS))),
	/** Loops of lanes. */
	SIMD(drawnBy(LaneDrawer::new)),
	/** All of these. */
	MIXED(drawnBy(MixedDrawer::new));

	private final LongFunction<TinyProgram> generator;

	Dialect(LongFunction<TinyProgram> generator) {
		this.generator = generator;
	}

	/** The program of a seed. */
	public TinyProgram program(long seed) {
		return generator.apply(seed);
	}

	/** The first program drawn that is more than flat, that conforms, and whose executions can all be tried. */
	private static LongFunction<TinyProgram> drawnBy(Function<Draw, DialectDrawer> drawer) {
		return seed -> {
			Draw draw = new Draw(seed);
			Optional<TinyProgram> program = Optional.empty();
			while (program.isEmpty()) {
				program = declared(drawer.apply(draw).drawn(), draw);
			}
			return program.get();
		};
	}

	private static Optional<TinyProgram> declared(TinyProgram program, Draw draw) {
		try {
			return program.isFlat() || EveryExecution.locations(program).isEmpty() ? Optional.empty()
					: Optional.of(Extents.declared(program, () -> draw.between(0, 2)));
		} catch (IllegalArgumentException tooLargeOrNotConforming) {
			return Optional.empty();
		}
	}
}
