package org.racelens.openmp.directive;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** A clause with its arguments, resolved in the scope of its directive. */
public sealed interface Clause {
	/** Which clause it is. */
	ClauseName name();

	/** Where the clause stands. */
	SourceRange range();

	/** What the clause lists; none if it is no list. */
	default List<ListItem> items() {
		return List.of();
	}

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

		/** Whether it is a part of an array: a section or an element. */
		public boolean isPart() {
			return expression.filter(e -> e instanceof Expression.ArraySection || e instanceof Expression.Subscript).isPresent();
		}
	}

	/**
	 * One variable of an {@code iterator(…)} modifier: it takes the values from {@code begin} to before {@code end} in the items of its
	 * clause. OpenMP 5.2 §3.2.6.
	 */
	record IteratorSpecifier(Variable variable, Expression begin, Expression end, Optional<Expression> step, SourceRange range) {
	}

	/**
	 * A clause that lists variables: {@code private}, {@code shared}, {@code copyin}, {@code linear}, {@code flush} lists …
	 *
	 * @param modifier such as {@code conditional} of {@code lastprivate}
	 * @param step of {@code linear}; of {@code aligned} the alignment
	 * @param iterators of {@code to}, {@code from}, {@code affinity}
	 */
	record ListClause(ClauseName name, Optional<String> modifier, List<ListItem> items, Optional<Expression> step,
			List<IteratorSpecifier> iterators, SourceRange range) implements Clause {
		public ListClause(ClauseName name, Optional<String> modifier, List<ListItem> items, Optional<Expression> step, SourceRange range) {
			this(name, modifier, items, step, List.of(), range);
		}

		public ListClause(ClauseName name, Optional<String> modifier, List<ListItem> items, SourceRange range) {
			this(name, modifier, items, Optional.empty(), List.of(), range);
		}

		public ListClause {
			items = List.copyOf(items);
			iterators = List.copyOf(iterators);
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

	/**
	 * {@code depend} where it is about tasks. OpenMP 5.2 §15.9.5.
	 *
	 * @param allMemory whether {@code omp_all_memory} is among the items, which is not listed in {@code items}
	 */
	record DependClause(DependKind kind, List<IteratorSpecifier> iterators, List<ListItem> items, boolean allMemory, SourceRange range)
			implements Clause {
		/** The dependence types; of a {@code depobj} the object holds the type. */
		public enum DependKind {
			IN, OUT, INOUT, MUTEXINOUTSET, INOUTSET, DEPOBJ
		}

		public DependClause {
			iterators = List.copyOf(iterators);
			items = List.copyOf(items);
		}

		@Override
		public ClauseName name() {
			return ClauseName.DEPEND;
		}
	}

	/**
	 * {@code doacross}, and {@code depend(source)} and {@code depend(sink: …)}, which mean the same. OpenMP 5.2 §15.9.6.
	 *
	 * @param vector of {@code SINK}: for each associated loop the value of its variable in the iteration to wait for
	 */
	record DoacrossClause(ClauseName name, DoacrossKind kind, List<Expression> vector, SourceRange range) implements Clause {
		/** {@code PREVIOUS} is {@code sink: omp_cur_iteration - 1}: the iteration before this one in the logical iteration space. */
		public enum DoacrossKind {
			SOURCE, SINK, PREVIOUS
		}

		public DoacrossClause {
			vector = List.copyOf(vector);
		}
	}

	/**
	 * {@code map}. OpenMP 5.2 §5.8.3.
	 *
	 * @param type as it is written or, where it is not, what the directive takes instead
	 * @param modifiers {@code always}, {@code close}, {@code present}, {@code mapper(…)}; {@link #IMPLIED}
	 */
	record MapClause(MapType type, Set<String> modifiers, List<IteratorSpecifier> iterators, List<ListItem> items, SourceRange range)
			implements Clause {
		/** The mark of a clause that nobody wrote, for items that other names may lead to. */
		public static final String IMPLIED = "(implied)";

		/** The map types. */
		public enum MapType {
			TO, FROM, TOFROM, ALLOC, RELEASE, DELETE
		}

		public MapClause {
			modifiers = Set.copyOf(modifiers);
			iterators = List.copyOf(iterators);
			items = List.copyOf(items);
		}

		@Override
		public ClauseName name() {
			return ClauseName.MAP;
		}
	}

	/**
	 * {@code schedule}, {@code dist_schedule}.
	 *
	 * @param modifiers {@code monotonic}, {@code nonmonotonic}, {@code simd}
	 */
	record ScheduleClause(ClauseName name, ScheduleKind kind, Set<String> modifiers, Optional<Expression> chunk, SourceRange range)
			implements Clause {
		/** OpenMP 5.2 §11.5.3. */
		public enum ScheduleKind {
			STATIC, DYNAMIC, GUIDED, AUTO, RUNTIME
		}

		public ScheduleClause {
			modifiers = Set.copyOf(modifiers);
		}
	}

	/**
	 * A clause with at most one expression: {@code if}, {@code num_threads}, {@code collapse}, {@code ordered(n)}, {@code safelen},
	 * {@code filter} …
	 *
	 * @param modifier a directive name ({@code if(parallel: …)}) or a keyword ({@code num_threads(strict: …)})
	 * @param lower of {@code num_teams(lower: upper)}
	 */
	record ExpressionClause(ClauseName name, Optional<String> modifier, Optional<Expression> lower, Optional<Expression> expression,
			SourceRange range) implements Clause {
		public ExpressionClause(ClauseName name, Optional<String> modifier, Optional<Expression> expression, SourceRange range) {
			this(name, modifier, Optional.empty(), expression, range);
		}
	}

	/** A clause with a list of expressions: {@code sizes}. */
	record ExpressionListClause(ClauseName name, List<Expression> expressions, SourceRange range) implements Clause {
		public ExpressionListClause {
			expressions = List.copyOf(expressions);
		}
	}

	/**
	 * A clause without arguments or with one word: {@code nowait}, {@code untied}, {@code default(none)}, {@code seq_cst} …
	 *
	 * @param modifier {@code reproducible} of {@code order}, the category of {@code defaultmap}
	 */
	record KeywordClause(ClauseName name, Optional<String> keyword, Optional<String> modifier, SourceRange range) implements Clause {
		public KeywordClause(ClauseName name, Optional<String> keyword, SourceRange range) {
			this(name, keyword, Optional.empty(), range);
		}
	}

	/** Any other clause: its argument text, with macros expanded, split at top-level commas. */
	record RawClause(ClauseName name, List<String> arguments, SourceRange range) implements Clause {
		public RawClause {
			arguments = List.copyOf(arguments);
		}
	}
}
