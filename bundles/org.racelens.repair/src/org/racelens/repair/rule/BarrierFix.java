package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.race.verdict.Race;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.RefusalSentence;
import org.racelens.repair.condition.WaitingCode;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.TitleSentence;

/** A barrier between two statements of the region, or at the end of a sequential loop's body. OpenMP 5.2 §15.3.1 */
final class BarrierFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.BARRIER_CHANGES_NOTHING_THAT_ONE_THREAD_COMPUTES.of();

	@Override
	public List<Proposal> proposals(FixContext context) {
		if (context.sites().stream().anyMatch(s -> s.path().stream().filter(ConstructStatement.class::isInstance).findFirst()
				.filter(region -> WaitingCode.setsLocks(region, context.unit())).isPresent())) {
			return List.of(new Refusal(FixKind.BARRIER, TitleSentence.ADD_A_BARRIER.of(),
					RefusalSentence.THREAD_COULD_WAIT_THERE_WITH_A_LOCK.of()));
		}
		Map<Explanation, List<TextEdit>> places = new LinkedHashMap<>();
		for (Race race : context.group().races()) {
			Site a = site(context, race.first().place().offset(), race);
			Site b = site(context, race.second().place().offset(), race);
			between(a, b, context, places);
		}
		for (Race race : context.group().races()) {
			loops(site(context, race.first().place().offset(), race), context, places);
		}
		List<Proposal> result = new ArrayList<>();
		places.forEach((title, edits) -> result
				.add(context.change(FixKind.BARRIER, title, MEANING, List.of(), edits)));
		return result;
	}

	private static Site site(FixContext context, int offset, Race race) {
		return context.sites().stream().filter(s -> s.end().equals(race.first()) && offset == s.end().place().offset()
				|| s.end().equals(race.second()) && offset == s.end().place().offset()).findFirst().orElseThrow();
	}

	/** Before the later statement and behind the earlier one, in the innermost block where the ways to the two ends part. */
	private static void between(Site a, Site b, FixContext context, Map<Explanation, List<TextEdit>> places) {
		int i = 0;
		while (i < a.path().size() && i < b.path().size() && a.path().get(i) == b.path().get(i)) {
			i++;
		}
		if (i == 0 || i >= a.path().size() || i >= b.path().size() || !(a.path().get(i - 1) instanceof Block block)
				|| !isOpen(a.path().subList(0, i))) {
			return;
		}
		if (!context.isOwnText(block)) {
			return;
		}
		int from = indexOf(block, a.path().get(i));
		int to = indexOf(block, b.path().get(i));
		if (from < 0 || to < 0 || from == to) {
			return;
		}
		Insertion insertion = new Insertion(context);
		before(block, Math.max(from, to), insertion, places);
		before(block, Math.min(from, to) + 1, insertion, places);
	}

	/** A label takes a statement, and a barrier is none. OpenMP 5.2 §3.1 */
	private static void before(Block block, int index, Insertion insertion, Map<Explanation, List<TextEdit>> places) {
		Statement next = block.statements().get(index);
		if (index == 0 || !(block.statements().get(index - 1) instanceof Statement.CaseLabel)) {
			places.putIfAbsent(TitleSentence.ADD_A_BARRIER_BEFORE_LINE_X.of(Argument.line(next.range().line())),
					insertion.before(next, "barrier"));
		}
	}

	/** At the end of the body of each sequential loop around an end. */
	private static void loops(Site site, FixContext context, Map<Explanation, List<TextEdit>> places) {
		for (int i = 0; i < site.path().size(); i++) {
			if (site.path().get(i) instanceof Loop loop && loop.body() instanceof Block body && context.isOwnText(body)
					&& isOpen(site.path().subList(0, i))) {
				places.put(TitleSentence.ADD_A_BARRIER_AT_THE_END_OF_THE_LOOP_OF_LINE_X.of(Argument.line(loop.range().line())),
						new Insertion(context).atEnd(body, "barrier"));
			}
		}
	}

	/** Whether a barrier may stand there: no construct around it but the region itself. OpenMP 5.2 §17.1 */
	private static boolean isOpen(List<Statement> path) {
		return path.stream().filter(ConstructStatement.class::isInstance).map(s -> ((ConstructStatement) s).construct())
				.allMatch(Parallelism.Parallel.class::isInstance);
	}

	private static int indexOf(Block block, Statement statement) {
		for (int i = 0; i < block.statements().size(); i++) {
			if (block.statements().get(i) == statement) {
				return i;
			}
		}
		return -1;
	}
}
