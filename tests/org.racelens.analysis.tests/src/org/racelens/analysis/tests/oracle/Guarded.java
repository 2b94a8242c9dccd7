package org.racelens.analysis.tests.oracle;

import java.util.List;

/** Blocks that a lock or the order of iterations keeps apart. */
public sealed interface Guarded extends Stmt {
	/** A block between {@code omp_set_lock} and {@code omp_unset_lock} of one lock: a scalar or an element of an array of locks. */
	record Locked(Cell lock, List<Stmt> body) implements Guarded {
		/** The names of the lock variables; all others hold integers. */
		public static final List<String> VARIABLES = List.of("l0", "l1", "lk");

		/** Copies the body and checks the lock. */
		public Locked {
			body = List.copyOf(body);
			if (!VARIABLES.contains(lock.variable())) {
				throw new IllegalArgumentException(lock.variable() + " is not a lock");
			}
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.locked(this);
		}
	}

	/** An {@code ordered} region; the worksharing loop directly around it prints the {@code ordered} clause. */
	record Ordered(List<Stmt> body) implements Guarded {
		/** Copies the body. */
		public Ordered {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.ordered(this);
		}
	}

	/** {@code ordered depend(source)}: tells that the iteration of the doacross loop has come so far. */
	record Source() implements Guarded {
		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.source(this);
		}
	}

	/** {@code ordered depend(sink: v - distance)}: waits for the source of an earlier iteration, if there is that iteration. */
	record Sink(String variable, int distance) implements Guarded {
		/** Checks that the iteration is an earlier one. */
		public Sink {
			if (distance < 1) {
				throw new IllegalArgumentException("a sink that is not earlier");
			}
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.sink(this);
		}
	}

	/** One method per kind. */
	interface Visitor<R> {
		/** For {@link Locked}. */
		R locked(Locked locked);

		/** For {@link Ordered}. */
		R ordered(Ordered ordered);

		/** For {@link Source}. */
		R source(Source source);

		/** For {@link Sink}. */
		R sink(Sink sink);
	}
}
