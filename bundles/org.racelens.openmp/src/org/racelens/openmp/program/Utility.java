package org.racelens.openmp.program;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/** Chooses, informs or only says something of the code inside: OpenMP 5.2 §6, §7, §8. */
public sealed interface Utility extends Construct {
	/** The block just executes. OpenMP 5.2 §8.3.3. */
	record Assume(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Utility, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ASSUME;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitAssume(this);
		}
	}

	/** The call just executes, or that of a variant. OpenMP 5.2 §7.6. */
	record Dispatch(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Utility, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.DISPATCH;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitDispatch(this);
		}
	}

	/** The block just executes. OpenMP 5.2 §6.7. */
	record Allocators(Directive directive, List<Clause> clauses, Statement body, SourceRange range)
			implements Utility, Construct.Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ALLOCATORS;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitAllocators(this);
		}
	}

	/** OpenMP 5.2 §8.4. */
	record Nothing(Directive directive, List<Clause> clauses, SourceRange range) implements Utility, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.NOTHING;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitNothing(this);
		}
	}

	/** OpenMP 5.2 §8.5. */
	record ErrorDirective(Directive directive, List<Clause> clauses, SourceRange range) implements Utility, Construct.StandAlone {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ERROR;
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitErrorDirective(this);
		}
	}

	/**
	 * {@code metadirective} and {@code begin metadirective}: one of the variants takes its place. OpenMP 5.2 §7.4.
	 *
	 * @param variants those that may be chosen, the more specific before the others; the last one is chosen where no other is
	 */
	record Metadirective(Directive directive, List<Clause> clauses, List<Variant> variants, SourceRange range) implements Utility {
		/**
		 * A directive that may be chosen, with what it governs.
		 *
		 * @param selector as it is written; empty for {@code otherwise}
		 * @param condition of {@code user={condition(…)}}; empty if the choice does not depend on a value of the program
		 * @param version in which it may be chosen
		 * @param statement the construct, or for {@code nothing} what would be governed
		 */
		public record Variant(String selector, Optional<Expression> condition, Version version, Statement statement, SourceRange range) {
		}

		/** Of a function that host and devices execute: the one for devices has a {@code target} construct around it. OpenMP 5.2 §7.1 */
		public enum Version {
			ANY, DEVICE
		}

		public Metadirective {
			variants = List.copyOf(variants);
		}

		@Override
		public List<Statement> bodies() {
			return variants.stream().map(Variant::statement).toList();
		}

		@Override
		public DirectiveName leaf() {
			return directive.names().get(0);
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitMetadirective(this);
		}
	}

	/** A directive that is read but has no semantics: what only declares, what stands where it cannot. */
	record Unmodelled(Directive directive, List<Clause> clauses, DirectiveName leaf, Optional<Statement> body, SourceRange range)
			implements Utility {
		@Override
		public List<Statement> bodies() {
			return body.stream().toList();
		}

		@Override
		public <R> R accept(Construct.Visitor<R> visitor) {
			return visitor.visitUnmodelled(this);
		}
	}
}
