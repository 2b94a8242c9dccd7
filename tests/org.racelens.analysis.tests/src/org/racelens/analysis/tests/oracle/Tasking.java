package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Explicit tasks, what waits for them, and the locals that they capture. */
public sealed interface Tasking extends Stmt {
	/**
	 * A {@code task} construct.
	 *
	 * @param label names the directive's line, where captured variables are read; unique in the program
	 */
	record Task(int label, Clauses clauses, List<Stmt> body) implements Tasking {
		/** Copies the body. */
		public Task {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.task(this);
		}
	}

	/** A {@code taskloop} construct; any number of iterations may make up a task. */
	record Taskloop(int label, Header header, Grouping grouping, List<Stmt> body) implements Tasking {
		/** Copies the body. */
		public Taskloop {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.taskloop(this);
		}
	}

	/** A {@code taskwait}; with dependences it waits for matching predecessors only. */
	record Taskwait(List<Dependence> dependences) implements Tasking {
		/** Copies the list. */
		public Taskwait {
			dependences = List.copyOf(dependences);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.taskwait(this);
		}
	}

	/** A {@code taskgroup} construct. */
	record Taskgroup(List<Stmt> body) implements Tasking {
		/** Copies the body. */
		public Taskgroup {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.taskgroup(this);
		}
	}

	/** Declares a local scalar that access lines may use, unlike those of {@link Let}. */
	record Local(String name) implements Tasking {
		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.local(this);
		}
	}

	/** Declares a private scalar that holds the number of the thread that executes the task. */
	record Executor(String name) implements Tasking {
		@Override
		public <R> R accept(Stmt.Visitor<R> visitor) {
			return visitor.executor(this);
		}
	}

	/**
	 * The clauses of a task.
	 *
	 * @param deferredIf the {@code if} clause: where it does not hold the task is undeferred
	 * @param finality whether its descendants are included tasks
	 * @param shared scalars in {@code shared}
	 * @param firstprivate scalars in {@code firstprivate}
	 * @param dependences the items of {@code depend}, in the order of their clauses
	 */
	public record Clauses(Optional<Condition> deferredIf, Finality finality, List<String> shared, List<String> firstprivate,
			List<Dependence> dependences) {
		/** No clause at all. */
		public static final Clauses NONE = new Clauses(Optional.empty(), Finality.PLAIN, List.of(), List.of(), List.of());

		/** Copies the lists. */
		public Clauses {
			shared = List.copyOf(shared);
			firstprivate = List.copyOf(firstprivate);
			dependences = List.copyOf(dependences);
		}

		/** The same clauses with other dependences. */
		public Clauses withDependences(List<Dependence> other) {
			return new Clauses(deferredIf, finality, shared, firstprivate, other);
		}
	}

	/** One item of a {@code depend} clause. */
	record Dependence(Type type, Cell item) {
	}

	/** The dependence types. */
	enum Type {
		IN, OUT, INOUT, MUTEXINOUTSET, INOUTSET;

		/** The type as C text. */
		public String text() {
			return name().toLowerCase(Locale.ROOT);
		}

		/** Whether a later sibling with the other type and an equal item waits for one with this type. */
		public boolean orders(Type later) {
			boolean set = this == IN || this == MUTEXINOUTSET || this == INOUTSET;
			return this != later || !set;
		}
	}

	/** Whether a task has the clause {@code final(1)}. */
	enum Finality {
		PLAIN, FINAL
	}

	/** Whether a taskloop waits for its tasks. */
	enum Grouping {
		GROUP, NOGROUP
	}

	/** One method per kind. */
	interface Visitor<R> {
		/** For {@link Task}. */
		R task(Task task);

		/** For {@link Taskloop}. */
		R taskloop(Taskloop taskloop);

		/** For {@link Taskwait}. */
		R taskwait(Taskwait taskwait);

		/** For {@link Taskgroup}. */
		R taskgroup(Taskgroup taskgroup);

		/** For {@link Local}. */
		R local(Local local);

		/** For {@link Executor}. */
		R executor(Executor executor);
	}
}
