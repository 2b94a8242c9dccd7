package org.racelens.repair.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.race.verdict.Race;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.condition.Legality;
import org.racelens.repair.condition.Parting;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixRule;
import org.racelens.repair.fix.Proposal;
import org.racelens.repair.fix.TitleSentence;

/**
 * {@code taskwait} between the generation of a task and what must come after it, or at the end of each batch of tasks. It is not put at the
 * end of the loop that generates the tasks one by one: then no two of them would run at the same time. Semantics §5; OpenMP 5.2 §15.5
 */
final class TaskwaitFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.WAITING_FOR_TASKS_CHANGES_NOTHING_THAT_ONE_THREAD_COMPUTES.of();

	@Override
	public List<Proposal> proposals(FixContext context) {
		if (Legality.isOfTaskReduction(context)) {
			return List.of();
		}
		Map<Explanation, List<TextEdit>> places = new LinkedHashMap<>();
		List<Parting> partings = new ArrayList<>();
		for (Race race : context.group().races()) {
			partings.add(Parting.of(context, race.first(), race.second()));
		}
		partings.stream().filter(Parting::hasTasks).forEach(p -> between(p, context, places));
		partings.stream().filter(Parting::hasTasks).forEach(p -> batches(p, context, places));
		return places.entrySet().stream()
				.map(e -> context.change(FixKind.TASKWAIT, e.getKey(), MEANING, List.of(), e.getValue())).toList();
	}

	/** Before the later statement; or before the earlier one, for what an earlier trip has generated. */
	private static void between(Parting parting, FixContext context, Map<Explanation, List<TextEdit>> places) {
		Optional<Block> block = parting.block().filter(parting::isOpen);
		if (block.isPresent()) {
			List<Statement> branches = parting.branches(block.get());
			before(block.get(), branches.get(1), context, places);
			before(block.get(), branches.get(0), context, places);
		}
	}

	/** A label takes a statement, and a {@code taskwait} is none. OpenMP 5.2 §3.1 */
	private static void before(Block block, Statement next, FixContext context, Map<Explanation, List<TextEdit>> places) {
		int index = Parting.index(block, next);
		if (index == 0 || !(block.statements().get(index - 1) instanceof Statement.CaseLabel)) {
			places.putIfAbsent(TitleSentence.ADD_A_TASKWAIT_BEFORE_LINE_X.of(Argument.line(next.range().line())),
					new Insertion(context).standing(next, "taskwait"));
		}
	}

	private static void batches(Parting parting, FixContext context, Map<Explanation, List<TextEdit>> places) {
		for (Loop loop : parting.batches()) {
			if (loop.body() instanceof Block body && parting.isOpen(loop)) {
				places.putIfAbsent(TitleSentence.ADD_A_TASKWAIT_AT_THE_END_OF_THE_LOOP_OF_LINE_X.of(Argument.line(loop.range().line())),
						new Insertion(context).atEnd(body, "taskwait"));
			}
		}
	}
}
