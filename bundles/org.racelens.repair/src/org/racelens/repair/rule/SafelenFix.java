package org.racelens.repair.rule;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.LongStream;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Worksharing;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.LoopReport;
import org.racelens.race.verdict.Race;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.TitleSentence;

/**
 * {@code safelen(d)}: iterations that are d or more apart are never lanes at the same time. No safelen beyond the smallest distance of the
 * races that were found is free of them, so that the first that holds, counted down from there, is the largest. Semantics §7; OpenMP 5.2
 * §10.4.1
 */
final class SafelenFix implements FixRule {
	/** how many lengths are tried below the distance of the races that were found */
	private static final int TRIED_BELOW = 6;
	private static final long LONGEST = 1024;

	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Target> loops = context.innermost(t -> t.leaf() instanceof Worksharing.Simd);
		if (loops.size() != 1) {
			return List.of();
		}
		Target loop = loops.get(0);
		OptionalLong nearest = nearest(context, loop);
		Set<Long> lengths = new LinkedHashSet<>();
		if (nearest.isPresent() && nearest.getAsLong() <= LONGEST) {
			LongStream.rangeClosed(0, TRIED_BELOW).map(k -> nearest.getAsLong() - k).forEach(lengths::add);
		}
		Optional<Long> simdlen = length(loop, ClauseName.SIMDLEN);
		return lengths.stream().filter(d -> d > 1 && d >= simdlen.orElse(0L)).map(d -> proposal(context, loop, d)).toList();
	}

	private static Optional<Long> length(Target loop, ClauseName name) {
		return loop.directive().clause(ExpressionClause.class, name).flatMap(ExpressionClause::expression)
				.filter(IntegerLiteral.class::isInstance).map(e -> ((IntegerLiteral) e).value());
	}

	/** The smallest number of iterations between the ends of a race; nothing where they are the same or not known. */
	private static OptionalLong nearest(FixContext context, Target loop) {
		long nearest = Long.MAX_VALUE;
		for (Race race : context.group().races()) {
			OptionalLong first = trip(race.first(), loop);
			OptionalLong second = trip(race.second(), loop);
			if (first.isPresent() && second.isPresent()) {
				nearest = Math.min(nearest, Math.abs(first.getAsLong() - second.getAsLong()));
			}
		}
		return nearest == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(nearest);
	}

	/** The number of the iteration in which an access is made. */
	private static OptionalLong trip(AccessReport end, Target loop) {
		return end.around().loops().stream().filter(l -> loop.leaf().range().contains(l.place())).mapToLong(LoopReport::trip).findFirst();
	}

	private static Proposal proposal(FixContext context, Target loop, long length) {
		return context.change(FixKind.SAFELEN, TitleSentence.SET_X_ON_THE_Y.of("safelen(" + length + ")", loop.title()),
				MeaningSentence.HOW_MANY_ITERATIONS_RUN_AT_THE_SAME_TIME_CHANGES_NOTHING.of(), List.of(loop),
				List.of(context.text(loop).set(ClauseName.SAFELEN, Long.toString(length))));
	}
}
