package org.racelens.headless.source;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.racelens.headless.base.Surroundings;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.RegionTrial;
import org.racelens.race.verdict.SharedAccess;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.repair.suggest.Suggestion;

/** Gives the files of a report the names by which the user knows them, where the analysis had to use others. */
public final class PathNames {
	private final UnaryOperator<String> name;

	/** @param name the user's name for a file as the analysis names it */
	PathNames(UnaryOperator<String> name) {
		this.name = name;
	}

	/**
	 * For the analysis of one file.
	 *
	 * @param path the file as the user names it
	 */
	public static PathNames asNamed(String path, Surroundings surroundings) {
		String portable = surroundings.portable(path);
		return new PathNames(portable.equals(path) ? UnaryOperator.identity() : p -> p.equals(portable) ? path : surroundings.shown(p));
	}

	/** A file's report with the user's names in all its places. */
	public UnitReport apply(UnitReport file) {
		return new UnitReport(name.apply(file.path()), file.failure(), map(file.regions(), this::region),
				map(file.messages(), this::message),
				file.time());
	}

	/** A repair with the user's names in its texts, reports, fixes and refusals. */
	public Repair apply(Repair repair) {
		return new Repair(text(repair.before()), text(repair.after()), apply(repair.first()), apply(repair.last()),
				map(repair.applied(), this::fix), map(repair.unresolved(), this::outcome));
	}

	/** What is offered for the races of a file, with the user's names. */
	public List<FixOutcome> offers(List<FixOutcome> outcomes) {
		return map(outcomes, this::outcome);
	}

	/** A loop's suggestion with the user's names in its places, texts and proof. */
	public Suggestion apply(Suggestion loop) {
		if (loop instanceof Suggestion.Parallel parallel) {
			return new Suggestion.Parallel(place(parallel.loop()), parallel.function(), parallel.pragma(), change(parallel.change()),
					text(parallel.inserted()), region(parallel.proof()), parallel.notes());
		}
		Suggestion.Sequential sequential = (Suggestion.Sequential) loop;
		return new Suggestion.Sequential(place(sequential.loop()), sequential.function(), sequential.reason(),
				sequential.dependence().map(this::race));
	}

	/** Phase graphs by the places of their regions, in the same order, with the user's names in places and nodes. */
	public Map<SourceRange, PhaseGraph> apply(Map<SourceRange, PhaseGraph> graphs) {
		Map<SourceRange, PhaseGraph> result = new LinkedHashMap<>();
		graphs.forEach((place, graph) -> result.put(place(place), new PhaseGraph(graph.directive(), place(graph.place()), graph.function(),
				map(graph.nodes(), this::node), graph.edges())));
		return result;
	}

	private PhaseNode node(PhaseNode node) {
		return new PhaseNode(node.id(), node.kind(), node.code(), node.detail(), place(node.place()), place(node.extent()));
	}

	private VerifiedFix fix(VerifiedFix fix) {
		return new VerifiedFix(fix.kinds(), fix.title(), fix.reason(), fix.rejected(), group(fix.group()), change(fix.change()),
				text(fix.fixed()),
				apply(fix.before()), apply(fix.after()));
	}

	private FixOutcome outcome(FixOutcome outcome) {
		return new FixOutcome(group(outcome.group()), map(outcome.fixes(), this::fix), outcome.refusals());
	}

	private RaceGroup group(RaceGroup group) {
		return new RaceGroup(region(group.region()), group.name(), group.variable(), map(group.races(), this::race));
	}

	private SourceChange change(SourceChange change) {
		return new SourceChange(name.apply(change.path()), change.stamp(), change.edits());
	}

	private SourceText text(SourceText text) {
		return new SourceText(name.apply(text.path()), text.text(), text.stamp());
	}

	private RegionReport region(RegionReport region) {
		return new RegionReport(region.directive(), place(region.place()), region.endLine(), region.function(), region.verdict(),
				region.time(),
				map(region.races(), this::race), map(region.gaps(), this::gap),
				map(region.conditions(), c -> new Condition(c.statement(), place(c.place()), c.tried())),
				region.proof(), region.tried().map(this::trial));
	}

	private RegionTrial trial(RegionTrial trial) {
		return new RegionTrial(trial.outcome(), trial.told(), trial.threads(), trial.accesses(),
				map(trial.unseen(), a -> new SharedAccess(place(a.place()), a.write(), a.variable())));
	}

	private Race race(Race race) {
		return race.withPlaces(this::place);
	}

	private ModelGap gap(ModelGap gap) {
		return new ModelGap(gap.kind(), place(gap.place()), gap.explanation());
	}

	private SourceMessage message(SourceMessage message) {
		return message.withPlaces(this::place);
	}

	private SourceRange place(SourceRange place) {
		return new SourceRange(name.apply(place.path()), place.offset(), place.endOffset(), place.line(), place.column(), place.endLine());
	}

	private static <T> List<T> map(List<T> values, UnaryOperator<T> one) {
		return values.stream().map(one).toList();
	}
}
