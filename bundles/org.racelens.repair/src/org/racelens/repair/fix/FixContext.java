package org.racelens.repair.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.AccessReport;

/**
 * What a rule sees: the races of one variable in their surroundings.
 *
 * @param region the directive of the parallel region
 * @param sites the ends of the races
 * @param schedule what a loop without a {@code schedule} clause was taken for
 */
public record FixContext(ParsedUnit unit, Outline outline, RaceGroup group, ConstructStatement region, List<Site> sites,
		DefaultSchedule schedule) {
	/** Empty where the region or an end is not found in the text, as for code that a header has. */
	public static Optional<FixContext> of(ParsedUnit unit, RaceGroup group, DefaultSchedule schedule) {
		Outline outline = new Outline(unit, group.variable());
		return outline.construct(group.region().place()).map(region -> new FixContext(unit, outline, group, region,
				group.ends().stream().map(end -> new Site(end, path(outline, region, end))).toList(), schedule));
	}

	private static List<Statement> path(Outline outline, ConstructStatement region, AccessReport end) {
		List<Statement> path = new ArrayList<>();
		List<SourceRange> places = new ArrayList<>(end.calls().stream().map(CallSite::place).toList());
		places.add(end.place());
		path.addAll(outline.path(places.get(0), region.construct().directive().range()));
		for (int i = 1; i < places.size(); i++) {
			// what makes the elements of a row is a function without a text of its own
			if (!places.get(i).equals(places.get(i - 1))) {
				path.addAll(outline.path(places.get(i), places.get(i)));
			}
		}
		for (int i = 0; i < path.size(); i++) {
			if (path.get(i) == region) {
				return path.subList(i, path.size());
			}
		}
		return List.of(region);
	}

	/** The variable, where every end of the races names it: then a clause that lists it means the same. */
	public Optional<Variable> named() {
		return group.variable().filter(v -> sites.stream().allMatch(s -> s.names(v)));
	}

	/**
	 * The pointer through which every end reaches an object without a name, where nothing else of the region races with them or is open:
	 * then nothing but these accesses reaches the object while the region runs.
	 */
	public Optional<Variable> pointer() {
		List<Optional<Variable>> pointers = sites.stream().map(Site::pointer).distinct().toList();
		boolean alone = group.variable().isEmpty() && group.region().gaps().isEmpty() && group.meetsNothingElse();
		return alone && pointers.size() == 1 ? pointers.get(0) : Optional.empty();
	}

	/**
	 * Whether a statement stands in the region's own text. A function may be called from elsewhere, perhaps by one thread alone: what makes
	 * threads wait for each other must not be put there.
	 */
	public boolean isOwnText(Statement statement) {
		return region.range().contains(statement.range());
	}

	/** The text that fixes change: the unit's main file, without its headers. */
	public SourceText source() {
		return unit.source();
	}

	/** The lines and indentation of the text that fixes change, in the language of the unit. */
	public TextLayout layout() {
		return new TextLayout(source(), unit().language());
	}

	/** The text of a directive around an access, as a fix edits it. */
	public DirectiveText text(Target target) {
		return DirectiveText.of(target, source(), layout());
	}

	/** The directives around all ends, innermost first. */
	public List<Target> common() {
		List<Target> common = new ArrayList<>(sites.get(0).targets());
		sites.forEach(s -> common.retainAll(s.targets()));
		return common;
	}

	/** The region's own directive. */
	public Target regionTarget() {
		List<Target> targets = sites.get(0).targets();
		return targets.get(targets.size() - 1);
	}

	/** The innermost directives of a kind around the ends: where each end has one, each once. */
	public List<Target> innermost(Predicate<Target> kind) {
		List<Target> result = new ArrayList<>();
		for (Site site : sites) {
			Optional<Target> target = site.targets().stream().filter(kind).findFirst();
			if (target.isEmpty()) {
				return List.of();
			}
			if (!result.contains(target.get())) {
				result.add(target.get());
			}
		}
		return result;
	}

	/** A change that takes the lines of directives away: an attribute has none for itself. */
	public Proposal removal(FixKind kind, Explanation title, Explanation meaning, List<Target> removed, List<TextEdit> edits) {
		return removed.stream().anyMatch(t -> text(t).isAttribute())
				? new Refusal(kind, title, RepairSentence.DIRECTIVE_IS_WRITTEN_AS_AN_ATTRIBUTE.of())
				: change(kind, title, meaning, removed, edits);
	}

	/** A change, or why it cannot be made: one of the directives is not written in the file as it is. */
	public Proposal change(FixKind kind, Explanation title, Explanation meaning, List<Target> edited, List<TextEdit> edits) {
		Optional<Explanation> refusal = edited.stream().map(t -> text(t).refusal()).flatMap(Optional::stream).findFirst();
		boolean fits = !edits.isEmpty() && edits.stream().allMatch(e -> e.endOffset() <= source().text().length());
		return refusal.isPresent() || !fits
				? new Refusal(kind, title, refusal.orElseGet(() -> RepairSentence.STATEMENT_STANDS_IN_ANOTHER_FILE.of()))
				: new Candidate(kind, title, meaning, SourceChange.of(source(), edits));
	}
}
