package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Worksharing;
import org.racelens.repair.condition.CopyLimits;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.flow.Induction;
import org.racelens.repair.flow.Reading;

/** {@code linear(v:step)}: each iteration adds the same step to the variable. OpenMP 5.2 §5.4.6 */
final class LinearFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Target> loops = context.innermost(t -> t.isWorksharingLoop() || t.leaf() instanceof Worksharing.Simd);
		Optional<Variable> variable = context.named();
		if (loops.size() != 1 || variable.isEmpty() || loops.get(0).collapsed() > 1 || isDistributed(loops.get(0))) {
			return List.of();
		}
		Target loop = loops.get(0);
		return Induction.of(variable.get(), loop.work().get(0), context.unit()).map(i -> proposal(context, loop, variable.get(), i))
				.map(List::of).orElse(List.of());
	}

	/** With {@code distribute} only the loop's own variable may be linear. OpenMP 5.2 §5.4.6, §17.2 */
	private static boolean isDistributed(Target loop) {
		return loop.directive().names().contains(DirectiveName.DISTRIBUTE);
	}

	private static Proposal proposal(FixContext context, Target loop, Variable variable, Induction induction) {
		Optional<Reading> elsewhere = new CopyLimits(context, variable).elsewhere(loop);
		boolean one = induction.step() instanceof IntegerLiteral n && n.value() == 1;
		String clause = "linear(" + variable.name() + (one ? "" : ":" + step(context, induction.step())) + ")";
		Explanation title = TitleSentence.ADD_X_TO_THE_Y.of(clause, loop.title());
		if (elsewhere.isPresent()) {
			return new Refusal(FixKind.LINEAR, title, elsewhere.get().of(variable));
		}
		Explanation meaning = MeaningSentence.EACH_ITERATION_ADDS_THE_SAME_STEP_TO_X.of(variable.name());
		List<TextEdit> edits = new ArrayList<>(context.text(loop).unlisted(ClauseName.SHARED, variable.name()).stream().toList());
		edits.add(context.text(loop).appended(clause));
		return context.change(FixKind.LINEAR, title, meaning, List.of(loop), edits);
	}

	private static String step(FixContext context, Expression step) {
		if (step instanceof IntegerLiteral n) {
			return Long.toString(n.value());
		}
		if (step instanceof Unary u && u.kind() == Unary.Kind.NEGATE) {
			String negated = step(context, u.operand());
			return negated.matches("\\w+") ? "-" + negated : "-(" + negated + ")";
		}
		SourceRange range = step.range();
		return context.layout().text(range.offset(), range.endOffset());
	}
}
