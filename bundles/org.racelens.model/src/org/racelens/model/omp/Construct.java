package org.racelens.model.omp;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;

/**
 * A directive with the code it governs. Combined directives are nested records, outermost first, each with the clauses that apply to it
 * (OpenMP 5.2 §17.2), see {@link ConstructBuilder}.
 */
public sealed interface Construct {
	/** The directive as it is written (for a combined one, the whole). */
	Directive directive();

	/** The clauses that apply to this leaf construct. */
	List<Clause> clauses();

	/** Directive and structured block. */
	SourceRange range();

	<R> R accept(Visitor<R> visitor);

	/** OpenMP 5.2 §10.1. */
	record Parallel(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitParallel(this);
		}
	}

	/** A worksharing-loop construct. OpenMP 5.2 §11.5. */
	record WorksharingLoop(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitWorksharingLoop(this);
		}
	}

	/** OpenMP 5.2 §11.3; each section is one structured block sequence. */
	record Sections(Directive directive, List<Clause> clauses, List<Statement> sections, SourceRange range) implements Construct {
		public Sections {
			sections = List.copyOf(sections);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSections(this);
		}
	}

	/** One {@code section}; it is gathered into the {@link Sections} around it. */
	record Section(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSection(this);
		}
	}

	/** OpenMP 5.2 §11.1. */
	record Single(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSingle(this);
		}
	}

	/** {@code masked} and {@code master}. OpenMP 5.2 §10.5. */
	record Masked(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitMasked(this);
		}
	}

	/** @param name the region's name, empty for the unnamed one. OpenMP 5.2 §15.2 */
	record Critical(Directive directive, List<Clause> clauses, String name, Statement body, SourceRange range) implements Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitCritical(this);
		}
	}

	/** OpenMP 5.2 §15.8.4. */
	record Atomic(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAtomic(this);
		}
	}

	/** OpenMP 5.2 §15.3.1. */
	record Barrier(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitBarrier(this);
		}
	}

	/** A directive that is read but has no semantics here yet. */
	record Unmodelled(Directive directive, List<Clause> clauses, DirectiveName name, Optional<Statement> body, SourceRange range)
			implements
			Construct {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitUnmodelled(this);
		}
	}

	/** One method a construct: a new construct does not compile until its semantics is given. */
	interface Visitor<R> {
		R visitParallel(Parallel c);

		R visitWorksharingLoop(WorksharingLoop c);

		R visitSections(Sections c);

		R visitSection(Section c);

		R visitSingle(Single c);

		R visitMasked(Masked c);

		R visitCritical(Critical c);

		R visitAtomic(Atomic c);

		R visitBarrier(Barrier c);

		R visitUnmodelled(Unmodelled c);
	}
}
