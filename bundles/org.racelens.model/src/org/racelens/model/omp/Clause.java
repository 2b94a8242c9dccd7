package org.racelens.model.omp;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.source.SourceRange;

/** A clause with its arguments, resolved in the scope of its directive. */
public sealed interface Clause {
	ClauseName name();

	SourceRange range();

	/**
	 * A variable, array section or other locator of a list.
	 *
	 * @param variable the variable it names or is a part of; empty where the name is not declared
	 * @param expression the item as an expression (a reference or a section)
	 * @param original what the variable is a copy of, where the variable exists in the construct only: a captured variable, what a C++
	 * reference refers to, a member of the object that the function is called for
	 */
	record ListItem(Optional<Variable> variable, Optional<Expression> expression, String text, SourceRange range,
			Optional<Expression> original) {
		public ListItem(Optional<Variable> variable, Optional<Expression> expression, String text, SourceRange range) {
			this(variable, expression, text, range, Optional.empty());
		}
	}

	/**
	 * A clause that lists variables: {@code private}, {@code shared}, {@code copyin}, {@code linear}, {@code flush} lists …
	 *
	 * @param modifier such as {@code conditional} of {@code lastprivate}
	 * @param step of {@code linear}
	 */
	record ListClause(ClauseName name, Optional<String> modifier, List<ListItem> items, Optional<Expression> step, SourceRange range)
			implements Clause {
		public ListClause(ClauseName name, Optional<String> modifier, List<ListItem> items, SourceRange range) {
			this(name, modifier, items, Optional.empty(), range);
		}

		public ListClause {
			items = List.copyOf(items);
		}
	}

	/**
	 * {@code reduction}, {@code task_reduction}, {@code in_reduction}.
	 *
	 * @param operator {@code +}, {@code max}, or the name of a user-declared one
	 * @param modifier {@code inscan}, {@code task}, {@code default}
	 */
	record ReductionClause(ClauseName name, Optional<String> modifier, String operator, List<ListItem> items, SourceRange range)
			implements
			Clause {
		public ReductionClause {
			items = List.copyOf(items);
		}
	}

	/** @param modifiers {@code monotonic}, {@code nonmonotonic}, {@code simd} */
	record ScheduleClause(ScheduleKind kind, Set<String> modifiers, Optional<Expression> chunk, SourceRange range) implements Clause {
		/** OpenMP 5.2 §11.5.3. */
		public enum ScheduleKind {
			STATIC, DYNAMIC, GUIDED, AUTO, RUNTIME
		}

		public ScheduleClause {
			modifiers = Set.copyOf(modifiers);
		}

		@Override
		public ClauseName name() {
			return ClauseName.SCHEDULE;
		}
	}

	/**
	 * A clause with at most one expression: {@code if}, {@code num_threads}, {@code collapse}, {@code ordered(n)}, {@code safelen},
	 * {@code filter} …
	 *
	 * @param modifier a directive name ({@code if(parallel: …)}) or a keyword ({@code num_threads(strict: …)})
	 */
	record ExpressionClause(ClauseName name, Optional<String> modifier, Optional<Expression> expression, SourceRange range)
			implements Clause {
	}

	/** A clause without arguments or with one word: {@code nowait}, {@code untied}, {@code default(none)}, {@code seq_cst} … */
	record KeywordClause(ClauseName name, Optional<String> keyword, SourceRange range) implements Clause {
	}

	/** Any other clause: its argument text, with macros expanded, split at top-level commas. */
	record RawClause(ClauseName name, List<String> arguments, SourceRange range) implements Clause {
		public RawClause {
			arguments = List.copyOf(arguments);
		}
	}
}
