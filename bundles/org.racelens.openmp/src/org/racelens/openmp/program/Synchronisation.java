package org.racelens.openmp.program;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/** Orders or excludes what threads do, or ends it: OpenMP 5.2 §15, §16. */
public sealed interface Synchronisation extends Construct {
	/** @param name the region's name, empty for the unnamed one. OpenMP 5.2 §15.2 */
	record Critical(Directive directive, List<Clause> clauses, String name, Statement body, SourceRange range)
			implements Synchronisation, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.CRITICAL;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitCritical(this);
		}
	}

	/** OpenMP 5.2 §15.8.4. */
	record Atomic(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Synchronisation, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ATOMIC;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitAtomic(this);
		}
	}

	/** OpenMP 5.2 §15.3.1. */
	record Barrier(Directive directive, List<Clause> clauses, SourceRange range) implements Synchronisation, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.BARRIER;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitBarrier(this);
		}
	}

	/** The block-associated {@code ordered}, with {@code threads} (if nothing is said) or {@code simd}. OpenMP 5.2 §15.10.2. */
	record Ordered(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Synchronisation, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ORDERED;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitOrdered(this);
		}
	}

	/**
	 * The stand-alone {@code ordered}, with {@code doacross}, {@code depend(source)} or {@code depend(sink)} clauses. OpenMP 5.2 §15.10.1.
	 */
	record Doacross(Directive directive, List<Clause> clauses, SourceRange range) implements Synchronisation, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ORDERED;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitDoacross(this);
		}
	}

	/** The directive's arguments are its list. OpenMP 5.2 §15.8.5. */
	record Flush(Directive directive, List<Clause> clauses, SourceRange range) implements Synchronisation, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.FLUSH;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitFlush(this);
		}
	}

	/** OpenMP 5.2 §16.1. */
	record Cancel(Directive directive, List<Clause> clauses, SourceRange range) implements Synchronisation, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.CANCEL;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitCancel(this);
		}
	}

	/** OpenMP 5.2 §16.2. */
	record CancellationPoint(Directive directive, List<Clause> clauses, SourceRange range)
			implements Synchronisation, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.CANCELLATION_POINT;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitCancellationPoint(this);
		}
	}
}
