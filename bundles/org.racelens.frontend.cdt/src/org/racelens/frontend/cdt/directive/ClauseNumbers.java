package org.racelens.frontend.cdt.directive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.racelens.frontend.cdt.lowering.Statements;
import org.racelens.frontend.cdt.unit.Constants;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ExpressionListClause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.Clause.ScheduleClause.ScheduleKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveSentence;

/**
 * The numbers that clauses take, evaluated where they are constant, and held against what OpenMP 5.2 §3.2.1 calls the properties
 * <em>constant</em>, <em>positive</em> and <em>non-negative</em>. What is not as it must be is reported and left out of the directive, so
 * that nobody behind the front end meets such a number.
 */
public final class ClauseNumbers {
	/** Statements are read up to this depth, and so are loops. */
	private static final long DEEPEST_NEST = Statements.DEEPEST;

	private final Constants constants;
	private final Consumer<SourceMessage> messages;
	private final List<ModelGap> doubts;

	/** What an argument must be; the chunk size of a schedule is {@code POSITIVE}. */
	private enum Property {
		CONSTANT_POSITIVE(ClauseName.COLLAPSE, ClauseName.ORDERED, ClauseName.SAFELEN, ClauseName.SIMDLEN, ClauseName.PARTIAL,
				ClauseName.ALIGN, ClauseName.ALIGNED),
		POSITIVE(ClauseName.NUM_THREADS, ClauseName.NUM_TEAMS, ClauseName.THREAD_LIMIT,
				ClauseName.GRAINSIZE, ClauseName.NUM_TASKS, ClauseName.SIZES, ClauseName.SCHEDULE,
				ClauseName.DIST_SCHEDULE),
		NON_NEGATIVE(ClauseName.PRIORITY,
				ClauseName.HINT),
		INTEGER(ClauseName.DEVICE, ClauseName.FILTER), ANY;

		private final Set<ClauseName> clauses;

		Property(ClauseName... clauses) {
			this.clauses = Set.of(clauses);
		}
	}

	private ClauseNumbers(Constants constants, List<ModelGap> known, Consumer<SourceMessage> messages) {
		this.constants = constants;
		this.messages = messages;
		doubts = new ArrayList<>(known);
	}

	/** The directive with what its clauses mean, and a message for each number that the specification does not allow. */
	public static Directive checked(Directive directive, Constants constants, Consumer<SourceMessage> messages) {
		ClauseNumbers numbers = new ClauseNumbers(constants, directive.doubts(), messages);
		directive.clauses().forEach(new SectionNumbers(constants, numbers::forbid)::check);
		List<Clause> clauses = directive.clauses().stream().flatMap(c -> numbers.clause(c).stream()).toList();
		List<Clause> fitting = numbers.atMost(ClauseName.SIMDLEN, ClauseName.SAFELEN,
				numbers.atMost(ClauseName.COLLAPSE, ClauseName.ORDERED, clauses));
		return new Directive(directive.names(), directive.arguments(), fitting, numbers.doubts, directive.range());
	}

	private static Property property(ClauseName name) {
		return Arrays.stream(Property.values()).filter(p -> p.clauses.contains(name)).findFirst().orElse(Property.ANY);
	}

	/** The clause as far as its numbers mean something; nothing where without them it says nothing. */
	private Optional<Clause> clause(Clause clause) {
		if (property(clause.name()) == Property.ANY) {
			return Optional.of(clause);
		}
		if (clause instanceof ExpressionClause e) {
			return e.expression().isEmpty() ? Optional.of(e) : expression(e);
		}
		if (clause instanceof ScheduleClause s) {
			return Optional.of(new ScheduleClause(s.name(), s.kind(), s.modifiers(), s.chunk().flatMap(c -> chunk(s, c)), s.range()));
		}
		if (clause instanceof ExpressionListClause list) {
			return Optional.of(new ExpressionListClause(list.name(), list.expressions().stream().map(e -> size(list.name(), e)).toList(),
					list.range()));
		}
		if (clause instanceof ListClause l) {
			return Optional.of(new ListClause(l.name(), l.modifier(), l.items(), l.step().flatMap(e -> number(l.name(), e)), l.range()));
		}
		return Optional.of(clause);
	}

	/** A size that means nothing is taken for one, so that the others keep their loops. */
	private Expression size(ClauseName name, Expression e) {
		return number(name, e).orElseGet(() -> new IntegerLiteral(1, IntegerType.INT, e.range()));
	}

	private Optional<Clause> expression(ExpressionClause clause) {
		Optional<Expression> lower = clause.lower().flatMap(e -> number(clause.name(), e));
		Optional<Expression> value = clause.expression().flatMap(e -> number(clause.name(), e));
		Optional<Long> least = lower.flatMap(constants::value);
		Optional<Long> most = value.flatMap(constants::value);
		if (least.isPresent() && most.isPresent() && least.get() > most.get()) {
			forbid(clause.lower().get().range(), Unlowered.LOWER_BOUND_OF_X_IS_ABOVE_ITS_UPPER_BOUND.of(clause.name().spelling()));
			return Optional.empty();
		}
		Clause kept = new ExpressionClause(clause.name(), clause.modifier(), lower, value, clause.range());
		return value.isPresent() || saysMore(clause.name()) ? Optional.of(kept) : Optional.empty();
	}

	/** Whether a clause has a meaning without its number, too. */
	private static boolean saysMore(ClauseName name) {
		return name == ClauseName.ORDERED || name == ClauseName.PARTIAL;
	}

	/** {@code runtime} and {@code auto} have no chunks. OpenMP 5.2 §11.5.3 */
	private Optional<Expression> chunk(ScheduleClause schedule, Expression chunk) {
		if (schedule.kind() == ScheduleKind.RUNTIME || schedule.kind() == ScheduleKind.AUTO) {
			forbid(chunk.range(), Unlowered.SCHEDULE_X_HAS_NO_CHUNK_SIZE.of(schedule.kind().name().toLowerCase(Locale.ROOT)));
			return Optional.empty();
		}
		return number(schedule.name(), chunk);
	}

	/** A number as it may stand in a clause: a constant one by its value. */
	private Optional<Expression> number(ClauseName name, Expression e) {
		Property property = property(name);
		if (isNoInteger(e.type())) {
			forbid(e.range(), Unlowered.ARGUMENT_OF_X_MUST_BE_INTEGER.of(name.spelling()));
			return Optional.empty();
		}
		Optional<Long> value = constants.value(e);
		if (value.isEmpty() || property == Property.INTEGER) {
			return property == Property.CONSTANT_POSITIVE ? unknown(name, e) : Optional.of(e);
		}
		boolean beyond = e.type() instanceof IntegerType t && !t.signed() && value.get() < 0;
		if (!beyond && value.get() < (property == Property.NON_NEGATIVE ? 0 : 1)) {
			Argument argument = Argument.name(name.spelling());
			Argument number = Argument.number(value.get());
			forbid(e.range(), property == Property.NON_NEGATIVE
					? DirectiveSentence.ARGUMENT_OF_X_MUST_NOT_BE_NEGATIVE_IT_IS_Y.of(argument, number)
					: DirectiveSentence.ARGUMENT_OF_X_MUST_BE_POSITIVE_IT_IS_Y.of(argument, number));
			return Optional.empty();
		}
		if ((name == ClauseName.COLLAPSE || name == ClauseName.ORDERED) && (beyond || value.get() > DEEPEST_NEST)) {
			forbid(e.range(), Unlowered.X_IS_ABOUT_MORE_LOOPS_THAN_NEST_HAS.of(name.spelling()));
			return Optional.empty();
		}
		boolean literal = property == Property.CONSTANT_POSITIVE || name == ClauseName.SIZES;
		return beyond ? unknown(name, e) : Optional.of(literal ? new IntegerLiteral(value.get(), e.type(), e.range()) : e);
	}

	/** Nothing is converted to an integer here. OpenMP 5.2 §3.2.1 */
	private static boolean isNoInteger(Type type) {
		return type instanceof FloatingType || type instanceof PointerType || type instanceof ArrayType || type instanceof RecordType;
	}

	/** No constant, or one that is not evaluated here: a call of a {@code constexpr} function. */
	private Optional<Expression> unknown(ClauseName name, Expression e) {
		if (Constants.readsVariables(e)) {
			forbid(e.range(), Unlowered.ARGUMENT_OF_X_MUST_BE_CONSTANT.of(name.spelling()));
		} else {
			doubts.add(new ModelGap(GapKind.UNMODELLED_CLAUSE, e.range(), Unlowered.ARGUMENT_OF_X_IS_NOT_KNOWN.of(name.spelling())));
		}
		return Optional.empty();
	}

	/** Where two clauses have numbers, the first one is at most the second one. OpenMP 5.2 §4.4.4, §10.4 */
	private List<Clause> atMost(ClauseName smaller, ClauseName larger, List<Clause> clauses) {
		Optional<IntegerLiteral> less = literal(smaller, clauses);
		Optional<IntegerLiteral> more = literal(larger, clauses);
		if (less.isEmpty() || more.isEmpty() || less.get().value() <= more.get().value()) {
			return clauses;
		}
		forbid(less.get().range(), Unlowered.ARGUMENT_OF_X_IS_LARGER_THAN_THAT_OF_Y.of(smaller.spelling(), larger.spelling()));
		return clauses.stream().filter(c -> c.name() != larger || saysMore(larger))
				.map(c -> c.name() == larger ? new ExpressionClause(larger, Optional.empty(), Optional.empty(), c.range()) : c).toList();
	}

	private static Optional<IntegerLiteral> literal(ClauseName name, List<Clause> clauses) {
		return clauses.stream().filter(c -> c.name() == name && c instanceof ExpressionClause)
				.flatMap(c -> ((ExpressionClause) c).expression().stream()).filter(IntegerLiteral.class::isInstance)
				.map(IntegerLiteral.class::cast).findFirst();
	}

	private void forbid(SourceRange place, Explanation text) {
		messages.accept(new SourceMessage(MessageKind.CLAUSE_ARGUMENT, place, text));
		doubts.add(new ModelGap(GapKind.NOT_CONFORMING, place, text));
	}
}
