package org.racelens.openmp.program;

import java.util.List;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/** Moves data or execution to a device, or hands code over to a foreign runtime: OpenMP 5.2 §13, §14. */
public sealed interface Offloading extends Construct {
	/** OpenMP 5.2 §13.8. */
	record Target(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Offloading, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TARGET;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTarget(this);
		}
	}

	/** OpenMP 5.2 §13.5. */
	record TargetData(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Offloading, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TARGET_DATA;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTargetData(this);
		}
	}

	/**
	 * {@code target enter data}, {@code target exit data}, {@code target update}: which one, the name tells. OpenMP 5.2 §13.6, §13.7,
	 * §13.9.
	 */
	record TargetMotion(Directive directive, List<Clause> clauses, SourceRange range) implements Offloading, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return directive.names().get(0);
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitTargetMotion(this);
		}
	}

	/** OpenMP 5.2 §14.1. */
	record Interop(Directive directive, List<Clause> clauses, SourceRange range) implements Offloading, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.INTEROP;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitInterop(this);
		}
	}
}
