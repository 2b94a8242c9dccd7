package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.OptionalInt;

/** Constructs that make new threads: a parallel region inside another one or inside a league, and leagues of teams. */
public sealed interface Nesting extends Stmt {
	/**
	 * A {@code parallel} construct.
	 *
	 * @param level 0 for the outermost parallel region, which names its thread symbols {@code tid} and {@code nt}, then {@code tid1}, …
	 * @param limit the argument of {@code num_threads}
	 */
	record Parallel(int level, int limit, List<Stmt> body) implements Nesting {
		/** Copies the body. */
		public Parallel {
			body = List.copyOf(body);
		}

		/** The variable that holds the thread number at a level. */
		public static String thread(int level) {
			return Expr.THREAD + (level == 0 ? "" : level);
		}

		/** The variable that holds the size of the team at a level. */
		public static String teamSize(int level) {
			return Expr.TEAM_SIZE + (level == 0 ? "" : level);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.parallel(this);
		}
	}

	/** A {@code teams} construct on the host, or with {@code target} around it. */
	record Teams(Device device, int limit, List<Stmt> body) implements Nesting {
		/** Copies the body. */
		public Teams {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.teams(this);
		}
	}

	/** A {@code distribute} construct; with a chunk size its chunks go round the league. */
	record Distribute(Header header, OptionalInt chunk, List<Stmt> body) implements Nesting {
		/** Copies the body. */
		public Distribute {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.distribute(this);
		}
	}

	/**
	 * A {@code distribute parallel for} construct; alone in a {@code teams} construct it is combined with it.
	 *
	 * @param limit the argument of {@code num_threads}
	 */
	record DistributedLoop(int limit, Header header, List<Stmt> body) implements Nesting {
		/** Copies the body. */
		public DistributedLoop {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.distributedLoop(this);
		}
	}

	/** Where a league runs. */
	enum Device {
		HOST, TARGET
	}

	/** One method per kind. */
	interface Visitor<R> {
		/** For {@link Parallel}. */
		R parallel(Parallel parallel);

		/** For {@link Teams}. */
		R teams(Teams teams);

		/** For {@link Distribute}. */
		R distribute(Distribute distribute);

		/** For {@link DistributedLoop}. */
		R distributedLoop(DistributedLoop loop);
	}
}
