package org.racelens.race.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.syntax.Walk;
import org.racelens.race.graph.PhaseEdge.Way;
import org.racelens.race.graph.PhaseNode.Kind;
import org.racelens.race.graph.Steps.Exit;

/**
 * Follows a thread through the statements of a region. Statements without any construct inside become one step as long as they stand next
 * to each other; loops and decisions around constructs become steps with edges.
 */
final class Trace {
	final Steps steps;
	final Spelling spelling;
	final Structure structure;
	/** the directive that starts the region */
	final Directive region;
	private final Landmarks landmarks;
	/** the only state of the walk: which tasks of the task that is followed have not been waited for */
	OpenTasks open = OpenTasks.none();

	Trace(Steps steps, Spelling spelling, Landmarks landmarks, Structure structure, Directive region) {
		this.steps = steps;
		this.spelling = spelling;
		this.landmarks = landmarks;
		this.structure = structure;
		this.region = region;
	}

	/** Adds the steps of a statement that begins at these exits. */
	Flow of(Statement s, List<Exit> from) {
		return sequence(flat(s), from);
	}

	/** Whether the innermost team around some code is a league's. */
	boolean isDirectlyInTeams(SourceRange code) {
		return steps.innermost(code, Set.of(Kind.FORK, Kind.START, Kind.TEAMS)) == Kind.TEAMS;
	}

	private Flow sequence(List<Statement> statements, List<Exit> from) {
		Flow flow = Flow.at(from);
		List<Statement> plain = new ArrayList<>();
		for (Statement s : statements) {
			if (structure.isPlain(s)) {
				plain.add(s);
			} else {
				flow = flow.then(code(plain, flow.ends()));
				plain.clear();
				flow = flow.then(step(s, flow.ends()));
			}
		}
		return flow.then(code(plain, flow.ends()));
	}

	/** The statements one after the other, without the blocks around those with steps. */
	private List<Statement> flat(Statement s) {
		if (s instanceof Block b && !structure.isPlain(b)) {
			return b.statements().stream().flatMap(x -> flat(x).stream()).toList();
		}
		return List.of(s);
	}

	private Flow code(List<Statement> plain, List<Exit> from) {
		List<Statement> working = plain.stream().flatMap(Trace::unwrapped).filter(Trace::works).toList();
		if (working.isEmpty()) {
			return Flow.at(from);
		}
		SourceRange extent = Spelling.span(working.get(0).range(), working.get(working.size() - 1).range());
		return Flow.at(Steps.next(steps.add(Kind.CODE, "", spelling.of(extent), extent, extent, from)));
	}

	/** The statements of a block, or the statement itself. */
	private static Stream<Statement> unwrapped(Statement s) {
		return s instanceof Block b ? b.statements().stream().flatMap(Trace::unwrapped) : Stream.of(s);
	}

	/** All of some code, without the braces around it. */
	static SourceRange extent(Statement s) {
		List<Statement> statements = unwrapped(s).toList();
		return statements.isEmpty() ? s.range() : Spelling.span(statements.get(0).range(), statements.get(statements.size() - 1).range());
	}

	private static boolean works(Statement s) {
		return !(s instanceof Declaration d) || d.initializer().isPresent();
	}

	private Flow step(Statement s, List<Exit> from) {
		if (s instanceof ConstructStatement c) {
			return c.construct().accept(new ConstructTrace(this, from));
		}
		if (s instanceof If i) {
			return decision(i, calls(s, from));
		}
		if (s instanceof Loop l) {
			return l.testAtEnd() ? tested(l, from) : loop(l, from);
		}
		if (s instanceof Switch w) {
			return cases(w, calls(s, from));
		}
		if (s instanceof Break) {
			return new Flow(List.of(), from, List.of());
		}
		if (s instanceof Continue) {
			return new Flow(List.of(), List.of(), from);
		}
		Flow flow = Flow.at(calls(s, from));
		for (Statement part : Walk.parts(s)) {
			flow = flow.then(of(part, flow.ends()));
		}
		return flow;
	}

	/** The calls that a statement makes; the first one has all of the statement. */
	private List<Exit> calls(Statement s, List<Exit> from) {
		List<Exit> ends = from;
		SourceRange extent = s.range();
		for (Call call : landmarks.calls(s)) {
			String inside = String.join(", ", landmarks.directives().get(call.callee()));
			ends = Steps.next(steps.add(Kind.CALL, landmarks.names().get(call.callee()) + "()", inside, call.range(), extent, ends));
			extent = call.range();
		}
		return ends;
	}

	private Flow decision(If i, List<Exit> from) {
		SourceRange header = spelling.header(i.range(), i.thenBranch().range());
		int head = steps.add(Kind.BRANCH, spelling.of(header), "", header, i.range(), from);
		Flow no = Flow.at(List.of(new Exit(head, Way.NO)));
		Flow yes = of(i.thenBranch(), List.of(new Exit(head, Way.YES)));
		return yes.or(i.elseBranch().map(e -> of(e, no.ends())).orElse(no));
	}

	private Flow loop(Loop l, List<Exit> from) {
		SourceRange header = spelling.header(l.range(), l.body().range());
		int head = steps.add(Kind.LOOP, spelling.of(header), "", header, l.range(), from);
		Flow body = of(l.body(), calls(l, List.of(new Exit(head, Way.ITERATION))));
		steps.back(Flow.joined(body.ends(), body.continues()), head);
		List<Exit> done = l.condition().isPresent() ? List.of(new Exit(head, Way.DONE)) : List.of();
		return Flow.at(Flow.joined(done, body.breaks()));
	}

	/** {@code do … while}: the head stands behind the body. */
	private Flow tested(Loop l, List<Exit> from) {
		int first = steps.size();
		Flow body = of(l.body(), from);
		SourceRange test = l.condition().map(c -> c.range()).orElse(spelling.end(l.range()));
		List<Exit> ends = calls(l, Flow.joined(body.ends(), body.continues()));
		int head = steps.add(Kind.LOOP, "while (" + spelling.of(test) + ")", "", test, test, ends);
		steps.back(List.of(new Exit(head, Way.AGAIN)), first);
		return Flow.at(Flow.joined(List.of(new Exit(head, Way.DONE)), body.breaks()));
	}

	private Flow cases(Switch w, List<Exit> from) {
		SourceRange header = spelling.header(w.range(), w.body().range());
		int head = steps.add(Kind.BRANCH, spelling.of(header), "", header, w.range(), from);
		Flow flow = Flow.at(List.of());
		List<Statement> since = new ArrayList<>();
		boolean isComplete = false;
		for (Statement s : flat(w.body())) {
			if (s instanceof CaseLabel label) {
				flow = flow.then(sequence(since, flow.ends()));
				since.clear();
				isComplete |= label.value().isEmpty();
				String text = label.value().map(v -> "case " + spelling.of(v.range())).orElse("default");
				flow = flow.or(Flow.at(List.of(new Exit(head, Way.CASE, text))));
			} else {
				since.add(s);
			}
		}
		flow = flow.then(sequence(since, flow.ends()));
		List<Exit> ends = Flow.joined(flow.ends(), flow.breaks());
		return new Flow(isComplete ? ends : Flow.joined(ends, List.of(new Exit(head, Way.NO))), List.of(), flow.continues());
	}

	/** The steps inside a loop that threads share, whose head is there already. */
	Flow iterations(Statement loop, int head) {
		Optional<Statement> body = Optional.of(loop).filter(s -> !structure.isPlain(s));
		if (body.isEmpty()) {
			return Flow.at(Steps.next(head));
		}
		Flow flow = of(body.get(), List.of(new Exit(head, Way.ITERATION)));
		steps.back(Flow.joined(flow.ends(), flow.continues()), head);
		return Flow.at(List.of(new Exit(head, Way.DONE)));
	}
}
