package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.tests.oracle.Condition.Relation;

/** A statement or construct of a tiny program; the families beyond worksharing have interfaces of their own. */
public sealed interface Stmt permits Stmt.Access, Stmt.Let, Stmt.Assign, Stmt.If, Stmt.Loop, Stmt.Barrier, Stmt.For, Stmt.Sections,
		Stmt.Single, Stmt.Masked, Stmt.Critical, Guarded, Tasking, Nesting, Lanes {
	/** Calls the visitor's method for this kind of statement. */
	<R> R accept(Visitor<R> visitor);

	/**
	 * One line that accesses shared data.
	 *
	 * @param label names the line; unique in the program
	 * @param operation what is done to the target
	 * @param target the shared cell that is read, written or both
	 * @param source a second shared cell, read plainly, whose value is assigned or added; none for the two reads
	 */
	record Access(int label, Operation operation, Cell target, Optional<Cell> source) implements Stmt {
		/** Checks that only what is written has a source. */
		public Access {
			if (source.isPresent() && !operation.writes()) {
				throw new IllegalArgumentException("a read has no source");
			}
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.access(this);
		}
	}

	/** Declares a private scalar in the enclosing block. */
	record Let(String name, Expr value) implements Stmt {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.let(this);
		}
	}

	/** Assigns a private scalar that was declared inside the same worksharing construct, or outside any. */
	record Assign(String name, Expr value) implements Stmt {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.assign(this);
		}
	}

	/** A branch; {@code otherwise} may be empty. */
	record If(Condition condition, List<Stmt> then, List<Stmt> otherwise) implements Stmt {
		/** Copies the blocks. */
		public If {
			then = List.copyOf(then);
			otherwise = List.copyOf(otherwise);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.branch(this);
		}
	}

	/** A sequential loop, executed by every thread that reaches it. */
	record Loop(Header header, List<Stmt> body) implements Stmt {
		/** Copies the body. */
		public Loop {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.loop(this);
		}
	}

	/** An explicit barrier. */
	record Barrier() implements Stmt {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.barrier(this);
		}
	}

	/** A worksharing loop over the headers, outermost first: one, or two under {@code collapse(2)}. */
	record For(Schedule schedule, List<Header> headers, Ending ending, List<Stmt> body) implements Stmt {
		/** Copies the lists and checks that there is a loop. */
		public For {
			headers = List.copyOf(headers);
			body = List.copyOf(body);
			if (headers.isEmpty()) {
				throw new IllegalArgumentException("a worksharing loop without loop");
			}
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.worksharingLoop(this);
		}
	}

	/** A {@code sections} construct with one block per section. */
	record Sections(List<List<Stmt>> sections, Ending ending) implements Stmt {
		/** Copies the blocks. */
		public Sections {
			sections = sections.stream().map(List::copyOf).toList();
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.sections(this);
		}
	}

	/** A {@code single} construct. */
	record Single(Ending ending, List<Stmt> body) implements Stmt {
		/** Copies the body. */
		public Single {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.single(this);
		}
	}

	/** A {@code masked} construct with its filter, or {@code master} (then the filter is absent and means thread 0). */
	record Masked(Keyword keyword, Optional<Expr> filter, List<Stmt> body) implements Stmt {
		/** Copies the body and checks that {@code master} has no filter. */
		public Masked {
			body = List.copyOf(body);
			if (keyword == Keyword.MASTER && filter.isPresent()) {
				throw new IllegalArgumentException("master has no filter");
			}
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.masked(this);
		}
	}

	/** A {@code critical} construct; the empty name is the unnamed one. */
	record Critical(String name, List<Stmt> body) implements Stmt {
		/** Copies the body. */
		public Critical {
			body = List.copyOf(body);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.critical(this);
		}
	}

	/** A shared scalar (no subscripts) or an element of a shared array. */
	record Cell(String variable, List<Expr> subscripts) {
		/** Copies the subscripts. */
		public Cell {
			subscripts = List.copyOf(subscripts);
		}
	}

	/**
	 * The header {@code for (int v = start; v rel bound; v += step)}; a negative step prints as a subtraction.
	 *
	 * @param relation one of the four orders or, with a step of one, {@code !=} (not generated)
	 */
	record Header(String variable, Expr start, Relation relation, Expr bound, Expr step) {
	}

	/** What an access line does to its target. */
	enum Operation {
		READ, WRITE, UPDATE, ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE;

		/** Whether the target is read. */
		public boolean reads() {
			return this != WRITE && this != ATOMIC_WRITE;
		}

		/** Whether the target is written. */
		public boolean writes() {
			return this != READ && this != ATOMIC_READ;
		}

		/** Whether the target is accessed atomically. */
		public boolean atomic() {
			return ordinal() >= ATOMIC_READ.ordinal();
		}
	}

	/** Whether a worksharing construct ends with its implicit barrier. */
	public enum Ending {
		BARRIER, NOWAIT;

		/** The clause as C text with a leading blank, or the empty text. */
		public String text() {
			return this == NOWAIT ? " nowait" : "";
		}
	}

	/** The two spellings of the masked construct. */
	enum Keyword {
		MASTER, MASKED
	}

	/** One method per kind of statement. */
	interface Visitor<R> extends Guarded.Visitor<R>, Tasking.Visitor<R>, Nesting.Visitor<R>, Lanes.Visitor<R> {
		/** For {@link Access}. */
		R access(Access access);

		/** For {@link Let}. */
		R let(Let let);

		/** For {@link Assign}. */
		R assign(Assign assign);

		/** For {@link If}. */
		R branch(If branch);

		/** For {@link Loop}. */
		R loop(Loop loop);

		/** For {@link Barrier}. */
		R barrier(Barrier barrier);

		/** For {@link For}. */
		R worksharingLoop(For loop);

		/** For {@link Sections}. */
		R sections(Sections sections);

		/** For {@link Single}. */
		R single(Single single);

		/** For {@link Masked}. */
		R masked(Masked masked);

		/** For {@link Critical}. */
		R critical(Critical critical);
	}
}
