package org.racelens.race.graph;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.syntax.RegionStart;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.graph.PhaseNode.Kind;
import org.racelens.race.graph.Steps.Exit;

/** Makes the phase graphs of a unit. */
public final class PhaseGraphs {
	private final ParsedUnit unit;
	private final Landmarks landmarks;
	private final Map<SourceRange, PhaseGraph> graphs = new TreeMap<>();

	private PhaseGraphs(ParsedUnit unit) {
		this.unit = unit;
		landmarks = Landmarks.of(unit);
	}

	/**
	 * The graph of each construct that starts a region (nested ones included), by the place of its directive, in source order. What a
	 * template makes of one text has one graph.
	 */
	public static Map<SourceRange, PhaseGraph> of(ParsedUnit unit) {
		PhaseGraphs result = new PhaseGraphs(unit);
		unit.functions().forEach(f -> result.find(f.body(), f));
		return result.graphs;
	}

	private void find(Statement s, FunctionDefinition f) {
		if (s instanceof ConstructStatement c && RegionStart.is(c.construct())) {
			Construct construct = c.construct();
			graphs.computeIfAbsent(construct.directive().range(), place -> graph(construct, f));
			nested(s, f);
		} else {
			Walk.parts(s).forEach(part -> find(part, f));
		}
	}

	/** Inside a region only another team starts a region. */
	private void nested(Statement s, FunctionDefinition f) {
		for (Statement part : Walk.parts(s)) {
			if (part instanceof ConstructStatement c && c.construct() instanceof Parallelism.Parallel parallel) {
				graphs.computeIfAbsent(parallel.directive().range(), place -> graph(parallel, f));
			}
			nested(part, f);
		}
	}

	/** What the region begins with. */
	private static Kind start(Construct c) {
		if (c instanceof Parallelism.Teams) {
			return Kind.TEAMS;
		}
		return c instanceof Offloading.Target || c instanceof Tasking.Task ? Kind.START : Kind.FORK;
	}

	private PhaseGraph graph(Construct construct, FunctionDefinition f) {
		Spelling spelling = new Spelling(unit.source(), unit.language().directives());
		Steps steps = new Steps();
		SourceRange directive = construct.directive().range();
		String name = construct.leaf().spelling();
		int fork = steps.add(start(construct), spelling.directive(name, construct), "", directive, construct.range(),
				List.of());
		Flow flow = Flow.at(Steps.next(fork));
		for (Statement body : Walk.bodies(construct)) {
			Trace trace = new Trace(steps, spelling, landmarks, Structure.of(body, landmarks), construct.directive());
			flow = flow.then(trace.of(body, flow.ends()));
			flow = Flow.at(trace.open.all()).or(flow);
		}
		SourceRange end = spelling.end(construct.range());
		List<Exit> strayed = Flow.joined(flow.breaks(), flow.continues());
		steps.add(Kind.JOIN, "", "", end, end, Flow.joined(flow.ends(), strayed));
		return steps.graph(construct.directive().spelling(), directive, f.name());
	}
}
