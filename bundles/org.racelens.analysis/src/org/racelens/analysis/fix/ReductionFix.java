package org.racelens.analysis.fix;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.flow.Accumulation;
import org.racelens.analysis.flow.Accumulation.Shape;
import org.racelens.analysis.flow.Reading;
import org.racelens.analysis.flow.StaleReads;
import org.racelens.analysis.flow.TruthValues;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.source.TextEdit;
import org.racelens.model.stmt.Statement;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.FloatingType;
import org.racelens.model.type.Type.PointerType;

/** {@code reduction}: all that happens to the variable are updates with one operator. OpenMP 5.2 §5.5.5 */
final class ReductionFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		if (context.named().isEmpty()) {
			return List.of();
		}
		Variable variable = context.named().get();
		Set<List<Target>> choices = new LinkedHashSet<>();
		choices.add(context.innermost(ReductionFix::accepts));
		context.common().stream().filter(ReductionFix::accepts).map(List::of).forEach(choices::add);
		choices.remove(List.of());
		choices.removeIf(Target::areNested);
		List<Proposal> result = new ArrayList<>();
		for (List<Target> targets : choices) {
			boolean inside = targets.stream().anyMatch(t -> t.leaf().range().contains(variable.declaration()));
			List<Optional<Accumulation>> found = targets.stream().map(t -> accumulation(context, variable, t)).toList();
			if (!inside && found.stream().allMatch(Optional::isPresent)) {
				item(context, variable, found.get(0).get().shape())
						.ifPresent(
								item -> result.add(proposal(context, variable, item, targets, found.stream().map(Optional::get).toList())));
			}
		}
		return result;
	}

	private static boolean accepts(Target target) {
		return target.isDistributing() && !(target.leaf() instanceof Construct.Distribute) && !target.directive().has(ClauseName.NOGROUP)
				|| target.isParallel();
	}

	private static Optional<Accumulation> accumulation(FixContext context, Variable variable, Target target) {
		List<Statement> work = target.work();
		List<Statement> whole = target.isLoop() ? work.subList(0, 1) : work;
		List<Accumulation> found = whole.stream().map(w -> Accumulation.of(variable, w, context.unit())).flatMap(Optional::stream).toList();
		boolean same = found.stream().map(Accumulation::operator).distinct().count() == 1;
		boolean all = found.size() == whole.size() || target.isSections() && !found.isEmpty() && unusedElsewhere(variable, whole, found);
		return same && all ? Optional.of(found.get(0)) : Optional.empty();
	}

	private static boolean unusedElsewhere(Variable variable, List<Statement> sections, List<Accumulation> found) {
		long using = sections.stream().filter(s -> Uses.mentions(s, variable)).count();
		return using == found.size() && !variable.isStatic();
	}

	/** What the clause lists: the variable, or of a pointer the elements that it points to. */
	private static Optional<String> item(FixContext context, Variable variable, Shape shape) {
		boolean array = variable.type() instanceof ArrayType a && a.length().isPresent();
		if (shape == Shape.SCALAR || array) {
			return Optional.of(variable.name());
		}
		return Extents.of(context, variable).map(n -> variable.name() + "[0:" + n + "]");
	}

	private static Proposal proposal(FixContext context, Variable variable, String item, List<Target> targets, List<Accumulation> found) {
		String operator = found.get(0).operator();
		String title = "add reduction(" + operator + ":" + item + ") to the "
				+ String.join(" and the ", targets.stream().map(Target::title).toList());
		boolean floating = scalar(variable) instanceof FloatingType;
		String meaning = variable.name() + " is only updated with " + operator
				+ (floating && (operator.equals("+") || operator.equals("*")) ? "; floating-point results may be rounded differently" : "");
		List<TextEdit> edits = new ArrayList<>();
		for (Target t : targets) {
			context.text(t).unlisted(ClauseName.SHARED, variable.name()).ifPresent(edits::add);
			edits.add(context.text(t).reduced(operator, item));
		}
		CopyLimits copies = new CopyLimits(context, variable);
		Optional<Reading> elsewhere = targets.stream().map(copies::elsewhere).flatMap(Optional::stream).findFirst();
		if (elsewhere.isPresent()) {
			return new Refusal(FixKind.REDUCTION, title, variable.name() + ": " + elsewhere.get().reason());
		}
		if (Set.of("&&", "||").contains(operator) && !targets.stream().allMatch(t -> becomesTruth(context, variable, t))) {
			return new Refusal(FixKind.REDUCTION, title,
					variable.name() + " may hold another number than 0 and 1, which it would keep if it was not updated");
		}
		boolean mixed = found.stream().map(Accumulation::operator).distinct().count() > 1;
		return mixed
				? new Refusal(FixKind.REDUCTION, title, variable.name() + " is updated with different operators")
				: context.change(FixKind.REDUCTION, title, meaning, targets, edits);
	}

	/** Whether a combined {@code &&} or {@code ||} changes nothing: the number is 0 or 1 before, or becomes it anyway. */
	private static boolean becomesTruth(FixContext context, Variable variable, Target target) {
		return TruthValues.only(variable, context.unit()) || (!target.isLoop() || Trips.surelySome(target))
				&& target.work().stream().skip(target.work().size() - 1L)
						.allMatch(w -> StaleReads.surelyWritten(variable, w, context.unit()));
	}

	private static Type scalar(Variable variable) {
		Type type = variable.type();
		while (type instanceof ArrayType || type instanceof PointerType) {
			type = type instanceof ArrayType a ? a.element() : ((PointerType) type).pointee();
		}
		return type;
	}
}
