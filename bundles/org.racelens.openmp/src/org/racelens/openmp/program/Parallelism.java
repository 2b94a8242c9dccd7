package org.racelens.openmp.program;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/** Makes threads or teams, or says which of them executes: OpenMP 5.2 §10. */
public sealed interface Parallelism extends Construct {
	/** OpenMP 5.2 §10.1. */
	record Parallel(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Parallelism, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.PARALLEL;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitParallel(this);
		}
	}

	/** OpenMP 5.2 §10.2. */
	record Teams(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Parallelism, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TEAMS;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTeams(this);
		}
	}

	/** {@code masked} and {@code master}. OpenMP 5.2 §10.5. */
	record Masked(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Parallelism, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return directive.names().contains(DirectiveName.MASTER) ? DirectiveName.MASTER : DirectiveName.MASKED;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitMasked(this);
		}
	}
}
