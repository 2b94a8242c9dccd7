package org.racelens.race.graph;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.DependClause;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.ConstructCases;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.Walk;
import org.racelens.race.graph.OpenTasks.Item;
import org.racelens.race.graph.PhaseEdge.Way;
import org.racelens.race.graph.PhaseNode.Kind;
import org.racelens.race.graph.Steps.Exit;

/** The steps of a construct. */
final class ConstructTrace extends ConstructCases<Flow> {
	private final Trace trace;
	private final List<Exit> from;

	ConstructTrace(Trace trace, List<Exit> from) {
		this.trace = trace;
		this.from = from;
	}

	/** A region inside another one has a graph of its own, unless one directive is both. */
	@Override
	public Flow visitParallel(Parallelism.Parallel c) {
		if (c.directive().equals(trace.region)) {
			return inside(add(Kind.FORK, "parallel", plainText(c.body()), c), c.body());
		}
		return Flow.at(Steps.next(add(Kind.NESTED_REGION, rest(c), trace.spelling.loopHeader(innermost(c.body(), c)), c)));
	}

	@Override
	public Flow visitTeams(Parallelism.Teams c) {
		return inside(add(Kind.TEAMS, "teams", plainText(c.body()), c), c.body());
	}

	@Override
	public Flow visitDistribute(Worksharing.Distribute c) {
		return loopOfTeams("distribute", c);
	}

	private Flow loopOfTeams(String name, Construct.Governing c) {
		boolean isCombined = isCombined(c.body(), c);
		Statement body = innermost(c.body(), c);
		int head = add(Kind.DISTRIBUTE, name, trace.spelling.loopHeader(body), c);
		return isCombined ? trace.of(c.body(), Steps.next(head)) : trace.iterations(sharedBody(body, collapsed(c)), head);
	}

	/** {@code loop} shares its iterations among the teams of a league, or among a team. OpenMP 5.2 §11.7 */
	@Override
	public Flow visitLoop(Worksharing.Loop c) {
		Optional<String> bind = c.clause(KeywordClause.class, ClauseName.BIND).flatMap(KeywordClause::keyword);
		if (bind.equals(Optional.of("thread"))) {
			return visitOther(c);
		}
		boolean ofTeams = bind.isPresent() ? bind.get().equals("teams") : trace.isDirectlyInTeams(c.range());
		return ofTeams ? loopOfTeams("loop", c) : sharedLoop("loop", c, innermost(c.body(), c));
	}

	@Override
	public Flow visitWorksharingLoop(Worksharing.WorksharingLoop c) {
		return sharedLoop(rest(c), c, innermost(c.body(), c));
	}

	private Flow sharedLoop(String name, Construct c, Statement body) {
		int head = add(Kind.WORKSHARING_LOOP, name, trace.spelling.loopHeader(body), c);
		return barrier(name, c, trace.iterations(sharedBody(body, collapsed(c)), head));
	}

	/** What one iteration executes: the body of the innermost loop whose iterations are shared. */
	private static Statement sharedBody(Statement statement, long loops) {
		Statement s = statement;
		long left = loops;
		while (left > 0) {
			if (s instanceof Block b && b.statements().size() == 1) {
				s = b.statements().get(0);
			} else if (s instanceof Loop l) {
				s = l.body();
				left--;
			} else {
				return s;
			}
		}
		return s;
	}

	private static long collapsed(Construct c) {
		return c.clauses().stream().filter(x -> x.name() == ClauseName.COLLAPSE).filter(ExpressionClause.class::isInstance)
				.flatMap(x -> ((ExpressionClause) x).expression().stream()).filter(IntegerLiteral.class::isInstance)
				.mapToLong(x -> ((IntegerLiteral) x).value()).findFirst().orElse(1);
	}

	@Override
	public Flow visitSections(Worksharing.Sections c) {
		int head = add(Kind.SECTIONS, "sections", "", c);
		Flow flow = Flow.at(c.sections().isEmpty() ? Steps.next(head) : List.of());
		for (Statement section : c.sections()) {
			flow = flow.or(section(section, List.of(new Exit(head, Way.CHOSEN))));
		}
		return barrier("sections", c, flow);
	}

	private Flow section(Statement body, List<Exit> chosen) {
		SourceRange extent = Trace.extent(body);
		int node = trace.steps.add(Kind.SECTION, "section", plainText(body), extent, extent, chosen);
		return trace.structure.isPlain(body) ? Flow.at(Steps.next(node)) : trace.of(body, Steps.next(node));
	}

	private String plainText(Statement body) {
		return trace.structure.isPlain(body) ? trace.spelling.of(Trace.extent(body)) : "";
	}

	@Override
	public Flow visitSection(Worksharing.Section c) {
		return section(c.body(), from);
	}

	@Override
	public Flow visitSingle(Worksharing.Single c) {
		return barrier("single", c, chosen(add(Kind.SINGLE, "single", plainText(c.body()), c), c.body()));
	}

	@Override
	public Flow visitMasked(Parallelism.Masked c) {
		boolean forOne = c.clause(ExpressionClause.class, ClauseName.FILTER).flatMap(ExpressionClause::expression)
				.filter(e -> !(e instanceof IntegerLiteral)).isEmpty();
		return chosen(add(forOne ? Kind.MASKED : Kind.DIRECTIVE, c.leaf().spelling(), plainText(c.body()), c), c.body());
	}

	/** A block for some threads only. */
	private Flow chosen(int node, Statement body) {
		if (trace.structure.isPlain(body)) {
			return Flow.at(Steps.next(node));
		}
		return trace.of(body, List.of(new Exit(node, Way.CHOSEN))).or(Flow.at(List.of(new Exit(node, Way.OTHERS))));
	}

	@Override
	public Flow visitCritical(Synchronisation.Critical c) {
		String name = c.name().isEmpty() ? "critical" : "critical (" + c.name() + ")";
		return inside(add(Kind.CRITICAL, name, plainText(c.body()), c), c.body());
	}

	@Override
	public Flow visitAtomic(Synchronisation.Atomic c) {
		return inside(add(Kind.CODE, "", trace.spelling.of(c.body().range()), c), c.body());
	}

	private Flow inside(int node, Statement body) {
		return trace.structure.isPlain(body) ? Flow.at(Steps.next(node)) : trace.of(body, Steps.next(node));
	}

	@Override
	public Flow visitBarrier(Synchronisation.Barrier c) {
		return Flow.at(Steps.next(trace.steps.add(Kind.BARRIER, "barrier", "", c.range(), c.range(), Flow.joined(from, trace.open.all()))));
	}

	/** The generating task goes on behind the step; what the task does hangs from it until something waits for it. */
	@Override
	public Flow visitTask(Tasking.Task c) {
		return task(Kind.TASK, c);
	}

	private Flow task(Kind kind, Construct.Governing c) {
		List<Item> items = items(c);
		int node = trace.steps.add(kind, trace.spelling.directive(c.leaf().spelling(), c), plainText(c.body()),
				c.directive().range(), c.range(), Flow.joined(from, trace.open.before(items)));
		trace.open.depends(node, items);
		hang(node, c.body());
		return Flow.at(Steps.next(node));
	}

	/** The steps of a task's body, open until something waits for the task. */
	private void hang(int node, Statement body) {
		trace.open = trace.open.inside();
		Flow flow = trace.structure.isPlain(body) ? Flow.at(Steps.next(node)) : trace.of(body, List.of(new Exit(node, Way.TASK)));
		OpenTasks own = trace.open;
		trace.open = own.outer();
		trace.open.add(Flow.joined(flow.ends(), Flow.joined(flow.breaks(), flow.continues())), own);
	}

	/** The iterations are tasks of an implied taskgroup. OpenMP 5.2 §12.6 */
	@Override
	public Flow visitTaskloop(Tasking.Taskloop c) {
		Statement body = innermost(c.body(), c);
		int node = add(Kind.TASKLOOP, rest(c), trace.spelling.loopHeader(body), c);
		if (c.has(ClauseName.NOGROUP)) {
			hang(node, sharedBody(body, collapsed(c)));
			return Flow.at(Steps.next(node));
		}
		trace.open = trace.open.inside();
		hang(node, sharedBody(body, collapsed(c)));
		return endOfGroup("end of taskloop", c, Flow.at(Steps.next(node)));
	}

	/** A device executes the block: as a task, which the thread waits for unless {@code nowait} says otherwise. OpenMP 5.2 §13.8 */
	@Override
	public Flow visitTarget(Offloading.Target c) {
		return c.has(ClauseName.NOWAIT)
				? task(Kind.TARGET_TASK, c)
				: inside(add(Kind.TARGET, "target", plainText(c.body()), c), c.body());
	}

	private List<Item> items(Construct c) {
		return c.clauses(DependClause.class, ClauseName.DEPEND).stream().flatMap(d -> OpenTasks.items(d, trace.spelling).stream()).toList();
	}

	@Override
	public Flow visitTaskwait(Tasking.Taskwait c) {
		List<Item> items = items(c);
		List<Exit> joined = items.isEmpty() ? trace.open.children() : trace.open.before(items);
		return Flow.at(Steps.next(trace.steps.add(Kind.TASKWAIT, trace.spelling.directive("taskwait", c), "", c.range(),
				c.range(), Flow.joined(from, joined))));
	}

	/** At its end all tasks generated inside are complete, with their descendants. */
	@Override
	public Flow visitTaskgroup(Tasking.Taskgroup c) {
		trace.open = trace.open.inside();
		int head = add(Kind.DIRECTIVE, "taskgroup", plainText(c.body()), c);
		Flow flow = inside(head, c.body());
		return endOfGroup("end of taskgroup", c, flow);
	}

	private Flow endOfGroup(String name, Construct c, Flow flow) {
		List<Exit> joined = trace.open.all();
		trace.open = trace.open.outer();
		SourceRange end = trace.spelling.end(c.range());
		int last = trace.steps.add(Kind.TASKWAIT, name, "", end, end, Flow.joined(flow.ends(), joined));
		return new Flow(Steps.next(last), flow.breaks(), flow.continues());
	}

	@Override
	protected Flow visitOther(Construct c) {
		if (c.leaf().isDeclarative()) {
			return Flow.at(from);
		}
		List<Statement> bodies = Walk.bodies(c).stream().map(body -> innermost(body, c)).toList();
		Flow flow = Flow.at(Steps.next(add(Kind.DIRECTIVE, rest(c), bodies.isEmpty() ? "" : trace.spelling.loopHeader(bodies.get(0)), c)));
		for (Statement body : bodies) {
			flow = trace.structure.isPlain(body) ? flow : flow.then(trace.of(body, flow.ends()));
		}
		return c.leaf() == DirectiveName.SCOPE ? barrier("scope", c, flow) : flow;
	}

	/** The names of a combined directive from the construct's own on. */
	private static String rest(Construct c) {
		List<DirectiveName> names = c.directive().names();
		return String.join(" ", names.subList(names.indexOf(c.leaf()), names.size()).stream().map(DirectiveName::spelling).toList());
	}

	/** The statement that a combined directive governs; a construct without a statement is that itself. */
	private static Statement innermost(Statement body, Construct c) {
		Statement s = body;
		while (isCombined(s, c)) {
			List<Statement> inner = Walk.bodies(((ConstructStatement) s).construct());
			if (inner.isEmpty()) {
				return s;
			}
			s = inner.get(0);
		}
		return s;
	}

	/** Whether a construct's body is another one of the same directive. */
	private static boolean isCombined(Statement body, Construct c) {
		return body instanceof ConstructStatement inner && inner.construct().directive().equals(c.directive());
	}

	private int add(Kind kind, String name, String detail, Construct c) {
		String code = name.isEmpty() ? "" : trace.spelling.directive(name, c);
		return trace.steps.add(kind, code, detail, c.directive().range(), c.range(), from);
	}

	/** The barrier at the end of a construct; at the end of the whole region's construct the join is enough. */
	private Flow barrier(String name, Construct c, Flow flow) {
		boolean isNone = c.directive().has(ClauseName.NOWAIT) || c.directive().equals(trace.region);
		if (isNone) {
			return flow;
		}
		SourceRange end = trace.spelling.end(c.range());
		return new Flow(Steps.next(trace.steps.add(Kind.IMPLIED_BARRIER, name, "", end, end, Flow.joined(flow.ends(), trace.open.all()))),
				flow.breaks(),
				flow.continues());
	}
}
