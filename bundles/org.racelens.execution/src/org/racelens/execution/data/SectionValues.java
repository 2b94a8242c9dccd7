package org.racelens.execution.data;

import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveSentence;

/**
 * The numbers of array sections where a clause is evaluated, held against what OpenMP 5.2 §3.2.5 allows, for clauses that have no use for
 * sections without elements (§5.5.5, §15.9.5). The front end has taken care of constants; here the program's own values are known.
 */
public final class SectionValues {
	private final Execution execution;
	private final State state;
	private final Frame frame;

	public SectionValues(Execution execution, State state, Frame frame) {
		this.execution = execution;
		this.state = state;
		this.frame = frame;
	}

	/** Says what no execution that gets here may have. */
	public void check(ListItem item, ClauseName clause) {
		item.expression().ifPresent(e -> check(e, clause));
	}

	/**
	 * Says where an array section in an expression, at any depth of subscripts, has no elements, a negative length, or elements outside of
	 * its array.
	 */
	public void check(Expression e, ClauseName clause) {
		if (e instanceof Subscript s) {
			check(s.base(), clause);
		} else if (e instanceof ArraySection s) {
			check(s.base(), clause);
			section(s, clause);
		}
	}

	private void section(ArraySection s, ClauseName clause) {
		Optional<Long> lower = s.lower().isEmpty() ? Optional.of(0L) : s.lower().flatMap(this::value);
		Optional<Long> all = s.base().type() instanceof ArrayType a ? a.length().flatMap(this::value) : Optional.empty();
		Optional<Long> length = s.length().isPresent() ? s.length().flatMap(this::value) : all.flatMap(n -> lower.map(l -> n - l));
		if (length.filter(n -> n < 0).isPresent() && s.length().isPresent()) {
			forbid(s.range(), DirectiveSentence.LENGTH_OF_SECTION_MUST_NOT_BE_NEGATIVE_IT_IS_X.of(length.get()));
		} else if (length.filter(n -> n == 0).isPresent()) {
			forbid(s.range(), DirectiveSentence.SECTION_IN_X_MUST_HAVE_ELEMENTS.of(clause.spelling()));
		} else if (all.isPresent() && leaves(s, lower, length, all.get())) {
			forbid(s.range(), DirectiveSentence.SECTION_HAS_ELEMENTS_OUTSIDE_OF_ARRAY.of());
		}
	}

	private static boolean leaves(ArraySection s, Optional<Long> lower, Optional<Long> length, long all) {
		return lower.filter(n -> n < 0 || n >= all).isPresent() || s.stride().isEmpty() && length.filter(n -> n > all).isPresent()
				|| s.stride().isEmpty() && lower.isPresent() && length.filter(n -> lower.get() > all - n).isPresent();
	}

	private void forbid(SourceRange place, Explanation text) {
		if (!state.isDead()) {
			execution.machine().recorder().notConforming(MessageKind.CLAUSE_ARGUMENT, place, text);
		}
	}

	/** The value, where it is one number; what is read for it is recorded elsewhere. */
	private Optional<Long> value(Expression e) {
		Optional<IntExpr> known = state.length(e);
		IntExpr[] value = { Ints.ZERO };
		if (known.isEmpty()) {
			execution.machine().recorder().silently(() -> value[0] = execution.at(state.copy(), frame).number(e));
		}
		return Ints.constant(known.orElse(value[0]));
	}
}
