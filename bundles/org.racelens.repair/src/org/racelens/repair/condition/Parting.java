package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.race.verdict.AccessReport;
import org.racelens.repair.fix.FixContext;

/**
 * The ways from the function with the region to the two ends of a race, and where they part. They begin outside of the region, since the
 * tasks of a function that no parallel region encloses make a region together.
 *
 * @param common the statements around both, outermost first
 */
public record Parting(List<Statement> first, List<Statement> second, List<Statement> common) {
	/** Where a task may wait for others. It must hold nothing that they may want, and lanes wait for nobody. OpenMP 5.2 §10.4, §15.2 */
	private static final Set<DirectiveName> OPEN = Set.of(DirectiveName.PARALLEL, DirectiveName.FOR, DirectiveName.SECTIONS,
			DirectiveName.SECTION, DirectiveName.SINGLE, DirectiveName.MASTER, DirectiveName.MASKED, DirectiveName.SCOPE,
			DirectiveName.TARGET, DirectiveName.TARGET_DATA, DirectiveName.TASK, DirectiveName.TASKGROUP, DirectiveName.TASKLOOP);

	/** The ways to two accesses, each through the calls that lead there, and the statements that both begin with. */
	public static Parting of(FixContext context, AccessReport a, AccessReport b) {
		List<Statement> first = path(context, a);
		List<Statement> second = path(context, b);
		int i = 0;
		while (i < first.size() && i < second.size() && first.get(i) == second.get(i)) {
			i++;
		}
		return new Parting(first, second, first.subList(0, i));
	}

	private static List<Statement> path(FixContext context, AccessReport end) {
		List<SourceRange> places = new ArrayList<>(end.calls().stream().map(CallSite::place).toList());
		places.add(end.place());
		return places.stream().flatMap(p -> context.outline().path(p).stream()).toList();
	}

	/** The innermost block around both, if the ways part in it. */
	public Optional<Block> block() {
		return common.isEmpty() || !(common.get(common.size() - 1) instanceof Block block) || common.size() == first.size()
				|| common.size() == second.size() || first.get(common.size()) == second.get(common.size()) ? Optional.empty()
						: Optional.of(block);
	}

	/** The statements of the block on the ways to the ends, in the order of the text; only where there is such a block. */
	public List<Statement> branches(Block block) {
		Statement a = first.get(common.size());
		Statement b = second.get(common.size());
		return index(block, a) < index(block, b) ? List.of(a, b) : List.of(b, a);
	}

	/** The loops around both that generate tasks in a loop inside, outermost first: their iterations are batches of work. */
	public List<Loop> batches() {
		List<Loop> loops = new ArrayList<>(outer(first));
		outer(second).stream().filter(l -> loops.stream().noneMatch(k -> k == l)).forEach(loops::add);
		return loops.stream().filter(l -> index(common, l) >= 0).sorted((a, b) -> index(common, a) - index(common, b)).toList();
	}

	/** The loops on a way to the innermost task, all but the last one. */
	private static List<Loop> outer(List<Statement> path) {
		int task = path.size();
		while (task > 0 && !isTask(path.get(task - 1))) {
			task--;
		}
		List<Loop> loops = path.subList(0, task).stream().filter(Loop.class::isInstance).map(Loop.class::cast).toList();
		return loops.isEmpty() ? loops : loops.subList(0, loops.size() - 1);
	}

	/** Whether a task may wait directly inside a statement that is around both. */
	public boolean isOpen(Statement around) {
		return common.subList(0, index(common, around) + 1).stream().filter(ConstructStatement.class::isInstance)
				.map(ConstructStatement.class::cast).allMatch(c -> OPEN.contains(c.construct().leaf()));
	}

	/** Whether code that tasks execute is on one of the ways. */
	public boolean hasTasks() {
		return isTasking(first) || isTasking(second);
	}

	/** Whether a construct that generates tasks is on a way: {@code task}, {@code taskloop} or {@code target}. */
	public static boolean isTasking(List<Statement> path) {
		return path.stream().anyMatch(Parting::isTask);
	}

	static boolean isTask(Statement s) {
		return s instanceof ConstructStatement c
				&& (c.construct().leaf() == DirectiveName.TASK || c.construct().leaf() == DirectiveName.TASKLOOP
						|| c.construct().leaf() == DirectiveName.TARGET);
	}

	/** The index of a statement in a block, from 0, by identity; -1 where the block has it not directly inside. */
	public static int index(Block block, Statement statement) {
		return index(block.statements(), statement);
	}

	/** The index of a statement in a list, from 0, by identity; -1 where it is not in the list. */
	public static int index(List<Statement> all, Statement statement) {
		for (int i = 0; i < all.size(); i++) {
			if (all.get(i) == statement) {
				return i;
			}
		}
		return -1;
	}
}
