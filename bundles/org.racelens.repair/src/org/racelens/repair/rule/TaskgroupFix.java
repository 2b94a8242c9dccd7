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
 * {@code taskgroup} around a statement that generates tasks, whose descendants are then complete behind it: what {@code taskwait} does not
 * say of the tasks of tasks. Semantics §5; OpenMP 5.2 §15.4
 */
final class TaskgroupFix implements FixRule {
	private static final Explanation MEANING = MeaningSentence.WAITING_FOR_TASKS_CHANGES_NOTHING_THAT_ONE_THREAD_COMPUTES.of();

	@Override
	public List<Proposal> proposals(FixContext context) {
		if (Legality.isOfTaskReduction(context)) {
			return List.of();
		}
		Map<Explanation, List<TextEdit>> places = new LinkedHashMap<>();
		for (Race race : context.group().races()) {
			Parting parting = Parting.of(context, race.first(), race.second());
			if (parting.hasTasks()) {
				candidates(parting).forEach(s -> places.putIfAbsent(
						TitleSentence.PUT_THE_TASKS_OF_LINE_X_INTO_A_TASKGROUP.of(Argument.line(s.range().line())), around(s, context)));
			}
		}
		return places.entrySet().stream()
				.map(e -> context.change(FixKind.TASKGROUP, e.getKey(), MEANING, List.of(), e.getValue())).toList();
	}

	/** A declaration would be visible in the group only. */
	private static List<TextEdit> around(Statement s, FixContext context) {
		return s instanceof Statement.Declaration ? List.of() : new Insertion(context).before(s, "taskgroup");
	}

	/** What generates the tasks of one end, of those in the innermost block around both; and the inner loop of each batch. */
	private static List<Statement> candidates(Parting parting) {
		List<Statement> result = new ArrayList<>();
		Optional<Block> block = parting.block().filter(parting::isOpen);
		if (block.isPresent()) {
			int i = parting.common().size();
			List.of(parting.first(), parting.second()).stream().filter(path -> Parting.isTasking(path.subList(i, path.size())))
					.forEach(path -> result.add(path.get(i)));
		}
		for (Loop batch : parting.batches()) {
			int next = parting.common().indexOf(batch) + 1;
			if (parting.isOpen(batch) && next < parting.common().size()) {
				Statement inside = parting.common().get(next) instanceof Block && next + 1 < parting.common().size()
						? parting.common().get(next + 1) : parting.common().get(next);
				result.add(inside);
			}
		}
		return result;
	}
}
