package org.racelens.analysis.tests.oracle;

/** A visitor for regions of one team without explicit tasks and lanes; anything else is refused. */
interface FlatVisitor<R> extends Stmt.Visitor<R> {
	/** The refusal. */
	private static IllegalArgumentException notFlat() {
		return new IllegalArgumentException("not a flat region");
	}

	@Override
	default R ordered(Guarded.Ordered ordered) {
		throw notFlat();
	}

	@Override
	default R task(Tasking.Task task) {
		throw notFlat();
	}

	@Override
	default R taskloop(Tasking.Taskloop taskloop) {
		throw notFlat();
	}

	@Override
	default R taskwait(Tasking.Taskwait taskwait) {
		throw notFlat();
	}

	@Override
	default R taskgroup(Tasking.Taskgroup taskgroup) {
		throw notFlat();
	}

	@Override
	default R local(Tasking.Local local) {
		throw notFlat();
	}

	@Override
	default R parallel(Nesting.Parallel parallel) {
		throw notFlat();
	}

	@Override
	default R teams(Nesting.Teams teams) {
		throw notFlat();
	}

	@Override
	default R distribute(Nesting.Distribute distribute) {
		throw notFlat();
	}

	@Override
	default R simd(Lanes.Simd simd) {
		throw notFlat();
	}

	@Override
	default R source(Guarded.Source source) {
		throw notFlat();
	}

	@Override
	default R sink(Guarded.Sink sink) {
		throw notFlat();
	}

	@Override
	default R executor(Tasking.Executor executor) {
		throw notFlat();
	}

	@Override
	default R distributedLoop(Nesting.DistributedLoop loop) {
		throw notFlat();
	}
}
