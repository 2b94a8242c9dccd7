package org.racelens.execution.loop;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.region.LoopVariable;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.Walk;

/**
 * One iteration of a sequential loop, whatever the loop's form.
 *
 * @param text the whole loop
 */
record LoopIteration(Loop text, Optional<Expression> condition, boolean testAtEnd, Statement body, Optional<Expression> update, Frame frame,
		SourceRange range) {

	static LoopIteration of(Loop s, Frame frame) {
		return new LoopIteration(s, s.condition(), s.testAtEnd(), s.body(), s.update(), frame, s.range());
	}

	/** The iteration of a loop with the same header that does nothing. */
	LoopIteration withoutBody() {
		return new LoopIteration(text, condition, false, new Statement.Block(List.of(), range), update, frame, range);
	}

	ModelGap widened() {
		return new ModelGap(GapKind.WIDENED_PATH, range, Unfollowed.HOW_OFTEN_LOOP_RUNS_IS_NOT_KNOWN_EXACTLY.of());
	}

	/**
	 * The variables that the header steps, or else the trip number itself; what steps inside a standard header, or has no name in the text,
	 * nobody sees.
	 */
	List<LoopVariable> variables(List<LoopHead> solved) {
		if (range.isBuiltIn()) {
			return List.of();
		}
		Set<String> stepped = new LinkedHashSet<>();
		update.ifPresent(u -> Walk.expressions(u, e -> {
			if (e instanceof Expression.VariableReference v && v.variable().isDeclared()) {
				stepped.add(v.variable().name());
			}
		}));
		return solved.stream().filter(h -> stepped.contains(h.part().object().name()) && h.exact()).limit(2).map(LoopIteration::variable)
				.toList();
	}

	/** The variable that tells a person which trip it is: one that the header steps, or else one that the body does. */
	Optional<LoopVariable> counter(List<LoopHead> solved, Symbol trip) {
		return Stream.concat(variables(solved).stream(),
				solved.stream().filter(h -> h.exact() && h.part().object().variable().filter(Variable::isDeclared).isPresent())
						.filter(h -> h.value() instanceof Value.Number && Atoms.symbols(h.value().term()).contains(trip))
						.map(LoopIteration::variable))
				.findFirst();
	}

	private static LoopVariable variable(LoopHead head) {
		return LoopVariable.of(head.part().object().name(), head.part().object().element(), head.value().term());
	}
}
