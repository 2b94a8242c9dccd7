package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.condition.Constants;
import org.racelens.repair.condition.CopyLimits;
import org.racelens.repair.condition.CopySize;
import org.racelens.repair.condition.Extents;
import org.racelens.repair.condition.SubscriptBound;
import org.racelens.repair.condition.Trips;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Accumulation;
import org.racelens.repair.flow.Accumulation.Shape;
import org.racelens.repair.flow.Reading;
import org.racelens.repair.flow.StaleReads;
import org.racelens.repair.flow.TruthValues;

/** {@code reduction}: all that happens to the variable are updates with one operator. OpenMP 5.2 §5.5.5 */
final class ReductionFix implements FixRule {
	@Override
	public List<Proposal> proposals(FixContext context) {
		return context.named().or(context::pointer).map(v -> proposals(context, v)).orElse(List.of());
	}

	private static List<Proposal> proposals(FixContext context, Variable variable) {
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
				Item.of(context, variable, found.get(0).get().shape()).ifPresent(
						item -> result.add(proposal(context, variable, item, targets, found.stream().map(Optional::get).toList())));
			}
		}
		return result;
	}

	private static boolean accepts(Target target) {
		return target.isDistributing() && !(target.leaf() instanceof Worksharing.Distribute) && !target.directive().has(ClauseName.NOGROUP)
				&& !isScanned(target) || target.isParallel();
	}

	/** Whether it has a reduction with {@code inscan}, beside which there is none without. OpenMP 5.2 §5.5.8 */
	private static boolean isScanned(Target target) {
		return target.directive().clauses().stream()
				.anyMatch(c -> c instanceof ReductionClause r && r.modifier().filter("inscan"::equals).isPresent());
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

	/**
	 * What the clause lists: the variable, or of a pointer the elements that it points to.
	 *
	 * @param large why the threads do not get copies of it
	 */
	private record Item(String text, Optional<Explanation> large) {
		static Optional<Item> of(FixContext context, Variable variable, Shape shape) {
			CopySize size = new CopySize(context.unit());
			Optional<Expression> length = variable.type() instanceof ArrayType a ? a.length() : Optional.empty();
			Optional<Item> first = size.obstacle(variable).isEmpty() ? Optional.empty() : first(context, variable, length);
			if (first.isPresent()) {
				return first;
			}
			if (shape == Shape.SCALAR || length.isPresent()) {
				return Optional
						.of(new Item(variable.name() + section(context, variable, length), size.obstacle(variable).map(Reading::reason)));
			}
			return Extents.of(context, variable).map(e -> new Item(variable.name() + section(context, e.text()),
					size.obstacle(((PointerType) variable.type()).pointee(), e.count())));
		}

		/** The first elements of a large array, where the region uses no others. */
		private static Optional<Item> first(FixContext context, Variable variable, Optional<Expression> length) {
			OptionalLong whole = length.map(new Constants(context.unit())::of).orElse(OptionalLong.empty());
			OptionalLong used = SubscriptBound.of(variable, context.region(), context.unit());
			boolean fits = whole.isPresent() && used.isPresent() && used.getAsLong() <= whole.getAsLong()
					&& new CopySize(context.unit()).obstacle(((ArrayType) variable.type()).element(), used).isEmpty();
			return fits ? Optional.of(new Item(variable.name() + section(context, Long.toString(used.getAsLong())), Optional.empty()))
					: Optional.empty();
		}

		/** All elements of an array whose length C takes from a variable, {@code const} or not: GCC 12 cannot list it as a whole. */
		private static String section(FixContext context, Variable variable, Optional<Expression> length) {
			OptionalLong count = length.map(new Constants(context.unit())::of).orElse(OptionalLong.empty());
			boolean here = variable.storage() == Variable.Storage.LOCAL && variable.declaration().path().equals(context.source().path());
			return count.isPresent() && here && isOfVariable(context, variable) ? section(context, Long.toString(count.getAsLong())) : "";
		}

		private static String section(FixContext context, String count) {
			return context.unit().language().elements().section(count);
		}

		private static boolean isOfVariable(FixContext context, Variable variable) {
			Set<String> names = new LinkedHashSet<>();
			context.unit().globals().forEach(d -> names.add(d.variable().name()));
			context.unit().functions().forEach(f -> Walk.statements(f.body(), s -> {
				if (s instanceof Declaration d) {
					names.add(d.variable().name());
				}
			}));
			int start = variable.declaration().offset();
			String line = context.layout().text(start, context.layout().lineEnd(start));
			Matcher length = Pattern.compile("^" + variable.name() + "\\s*\\[([^\\]]*)\\]").matcher(line);
			return length.find() && Stream.of(length.group(1).split("\\W+")).anyMatch(names::contains);
		}
	}

	private static Proposal proposal(FixContext context, Variable variable, Item item, List<Target> targets, List<Accumulation> found) {
		String operator = found.get(0).operator();
		Explanation title = TitleSentence.ADD_X_TO_THE_Y.of("reduction(" + operator + ":" + item.text() + ")", Target.title(targets));
		boolean floating = scalar(variable) instanceof FloatingType;
		boolean rounds = floating && (operator.equals("+") || operator.equals("*"));
		Explanation meaning = MeaningSentence.X_IS_ONLY_UPDATED_WITH_Y.of(variable.name(), operator);
		List<TextEdit> edits = new ArrayList<>();
		for (Target t : targets) {
			context.text(t).unlisted(ClauseName.SHARED, variable.name()).ifPresent(edits::add);
			edits.add(context.text(t).reduced(operator, item.text()));
		}
		CopyLimits copies = new CopyLimits(context, variable);
		Optional<Reading> elsewhere = targets.stream().map(copies::elsewhere).flatMap(Optional::stream).findFirst();
		if (elsewhere.isPresent()) {
			return new Refusal(FixKind.REDUCTION, title, elsewhere.get().of(variable));
		}
		if (item.large().isPresent()) {
			return new Refusal(FixKind.REDUCTION, title, new Reading(variable.declaration(), item.large().get()).of(variable));
		}
		if (Set.of("&&", "||").contains(operator) && !targets.stream().allMatch(t -> becomesTruth(context, variable, t))) {
			return new Refusal(FixKind.REDUCTION, title,
					RuleSentence.X_MAY_KEEP_ANOTHER_NUMBER_THAN_0_AND_1.of(variable.name()));
		}
		boolean mixed = found.stream().map(Accumulation::operator).distinct().count() > 1;
		return mixed
				? new Refusal(FixKind.REDUCTION, title, RuleSentence.X_IS_UPDATED_WITH_DIFFERENT_OPERATORS.of(variable.name()))
				: context.change(FixKind.REDUCTION, title, rounds ? Rounding.after(meaning) : meaning, targets, edits);
	}

	/** Whether a combined {@code &&} or {@code ||} changes nothing: the number is 0 or 1 before, or becomes it anyway. */
	private static boolean becomesTruth(FixContext context, Variable variable, Target target) {
		return TruthValues.only(variable, context.unit()) || (!target.isLoop() || Trips.surelySome(target, context.unit()))
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
