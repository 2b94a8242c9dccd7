package org.racelens.frontend.cdt.directive;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.racelens.frontend.cdt.unit.Constants;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveSentence;

/**
 * The numbers of the array sections that clauses list, held against what OpenMP 5.2 §3.2.5 allows: no negative lengths, positive strides,
 * elements of the array alone; and no sections without elements where a clause has no use for them (§5.5.5, §15.9.5).
 */
final class SectionNumbers {
	private static final Set<ClauseName> OF_ELEMENTS = Set.of(ClauseName.REDUCTION, ClauseName.IN_REDUCTION, ClauseName.TASK_REDUCTION,
			ClauseName.DEPEND);

	private final Constants constants;
	private final BiConsumer<SourceRange, Explanation> forbid;

	/** @param forbid takes the place and the text of what is not allowed */
	SectionNumbers(Constants constants, BiConsumer<SourceRange, Explanation> forbid) {
		this.constants = constants;
		this.forbid = forbid;
	}

	void check(Clause clause) {
		clause.items().forEach(i -> i.expression().ifPresent(e -> check(e, clause.name())));
	}

	private void check(Expression e, ClauseName clause) {
		if (e instanceof Subscript s) {
			check(s.base(), clause);
		} else if (e instanceof ArraySection s) {
			check(s.base(), clause);
			section(s, clause);
		}
	}

	private void section(ArraySection s, ClauseName clause) {
		Optional<Long> length = s.length().isPresent() ? s.length().flatMap(constants::value) : rest(s);
		Optional<Long> stride = s.stride().flatMap(constants::value);
		if (length.filter(n -> n < 0).isPresent() && s.length().isPresent()) {
			forbid.accept(s.range(), DirectiveSentence.LENGTH_OF_SECTION_MUST_NOT_BE_NEGATIVE_IT_IS_X.of(length.get()));
		} else if (length.filter(n -> n == 0).isPresent() && OF_ELEMENTS.contains(clause)) {
			forbid.accept(s.range(), DirectiveSentence.SECTION_IN_X_MUST_HAVE_ELEMENTS.of(clause.spelling()));
		} else if (stride.filter(n -> n < 1).isPresent()) {
			forbid.accept(s.range(), Unlowered.STRIDE_OF_SECTION_MUST_BE_POSITIVE_IT_IS_X.of(stride.get()));
		} else if (s.base().type() instanceof ArrayType array && leaves(s, array, length)) {
			forbid.accept(s.range(), DirectiveSentence.SECTION_HAS_ELEMENTS_OUTSIDE_OF_ARRAY.of());
		}
	}

	/** How many elements there are from the lower bound to the end of the dimension. */
	private Optional<Long> rest(ArraySection s) {
		Optional<Long> lower = s.lower().isEmpty() ? Optional.of(0L) : s.lower().flatMap(constants::value);
		return s.base().type() instanceof ArrayType a ? a.length().flatMap(constants::value).flatMap(n -> lower.map(l -> n - l))
				: Optional.empty();
	}

	private boolean leaves(ArraySection s, ArrayType array, Optional<Long> length) {
		Optional<Long> lower = s.lower().isEmpty() ? Optional.of(0L) : s.lower().flatMap(constants::value);
		Optional<Long> all = array.length().flatMap(constants::value);
		boolean dense = s.stride().isEmpty();
		return lower.filter(n -> n < 0).isPresent() || length.filter(n -> n < 0).isPresent()
				|| dense && lower.isPresent() && length.isPresent()
						&& all.filter(n -> length.get() > n || lower.get() > n - length.get()).isPresent();
	}
}
