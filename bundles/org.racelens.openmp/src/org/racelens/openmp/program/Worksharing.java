package org.racelens.openmp.program;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/** Shares work among threads, teams or lanes, or says how their iterations go on: OpenMP 5.2 §9, §10.4, §11, §15.10. */
public sealed interface Worksharing extends Construct {
	/** A worksharing-loop construct. OpenMP 5.2 §11.5. */
	record WorksharingLoop(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Worksharing, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.FOR;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitWorksharingLoop(this);
		}
	}

	/** OpenMP 5.2 §11.3; each section is one structured block sequence. */
	record Sections(Directive directive, List<Clause> clauses, List<Statement> sections, SourceRange range) implements Worksharing {
		public Sections {
			sections = List.copyOf(sections);
		}

		@Override
		public List<Statement> bodies() {
			return sections;
		}

		@Override
		public DirectiveName leaf() {
			return DirectiveName.SECTIONS;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitSections(this);
		}
	}

	/** One {@code section}; it is gathered into the {@link Sections} around it. */
	record Section(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Worksharing, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SECTION;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitSection(this);
		}
	}

	/** OpenMP 5.2 §11.1. */
	record Single(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Worksharing, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SINGLE;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitSingle(this);
		}
	}

	/** OpenMP 5.2 §11.2. */
	record Scope(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Worksharing, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SCOPE;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitScope(this);
		}
	}

	/** The {@code loop} construct. OpenMP 5.2 §11.7. */
	record Loop(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Worksharing, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.LOOP;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitLoop(this);
		}
	}

	/** OpenMP 5.2 §10.4. */
	record Simd(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Worksharing, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SIMD;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitSimd(this);
		}
	}

	/** OpenMP 5.2 §11.6. */
	record Distribute(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Worksharing, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.DISTRIBUTE;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitDistribute(this);
		}
	}

	/** {@code tile} and {@code unroll}: which one, the name tells. OpenMP 5.2 §9. */
	record LoopTransformation(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Worksharing, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return directive.names().get(directive.names().size() - 1);
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitLoopTransformation(this);
		}
	}

	/** Divides the body of a loop with an {@code inscan} reduction into two phases; it stands between them. OpenMP 5.2 §5.6. */
	record Scan(Directive directive, List<Clause> clauses, SourceRange range) implements Worksharing, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SCAN;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitScan(this);
		}
	}
}
