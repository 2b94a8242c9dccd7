package org.racelens.repair.verify;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.Outline;
import org.racelens.repair.fix.StatedCondition;
import org.racelens.repair.fix.StatedCondition.Form;
import org.racelens.repair.fix.TextLayout;

/**
 * Writes conditions into a text where its language can say them, on the line before the directive of their region or at parameters that are
 * pointers, and keeps what the analysis then takes as a fact: the condition is gone, there is no other one, and nothing is worse.
 */
final class Stating {
	private final Verifier verifier;
	private final ParsedUnit before;
	private final TextLayout layout;
	private final Outline outline;
	/** What regions of functions need by themselves, by the keys of the functions. */
	private final Map<Set<String>, Set<Needed>> alone = new HashMap<>();

	Stating(Verifier verifier, ParsedUnit before) {
		this.verifier = verifier;
		this.before = before;
		layout = new TextLayout(before.source(), before.language());
		outline = new Outline(before, Optional.empty());
	}

	/** What can be said, in source order; an assertion where the text has such, or else a directive. */
	List<StatedCondition> all() {
		return verifier.report(before, Focus.EVERYTHING).regions().stream()
				.flatMap(region -> region.conditions().stream().flatMap(c -> stated(region, c).stream())).distinct().toList();
	}

	private Optional<StatedCondition> stated(RegionReport region, Condition condition) {
		Needed needed = new Needed(region.place().path(), region.place().offset(), condition.statement());
		if (!alone.computeIfAbsent(keys(region.place()), this::neededAlone).contains(needed)) {
			return Optional.empty();
		}
		if (condition.statement() instanceof Condition.NoOverlap overlap) {
			return qualified(region, condition, overlap);
		}
		return condition.statement().expression().flatMap(expression -> forms(region.place()).stream()
				.flatMap(form -> tried(region, condition, expression, form, edit(region.place(), expression, form)).stream()).findFirst());
	}

	/** Of two parameters one may be enough. */
	private Optional<StatedCondition> qualified(RegionReport region, Condition condition, Condition.NoOverlap overlap) {
		Qualification qualification = new Qualification(before, layout);
		List<FunctionDefinition> functions = outline.functions(region.place());
		return Stream.of(List.of(overlap.first()), List.of(overlap.second()), List.of(overlap.first(), overlap.second()))
				.flatMap(names -> qualification.edits(functions, names)
						.flatMap(edits -> tried(region, condition, String.join(", ", names), Form.RESTRICT, edits)).stream())
				.findFirst();
	}

	/** How something can be said before a directive that has its lines for itself; an assertion must not become part of a statement. */
	private Set<Form> forms(SourceRange directive) {
		boolean isWritten = directive.path().equals(before.source().path()) && layout.isApart(directive.offset())
				&& layout.startsLine(directive.offset());
		if (!isWritten) {
			return Set.of();
		}
		return before.language().hasAssertions(before.source().text()) && standsInBlock(directive) ? EnumSet.of(Form.ASSERT, Form.ASSUME)
				: EnumSet.of(Form.ASSUME);
	}

	private boolean standsInBlock(SourceRange directive) {
		List<Statement> path = outline.path(directive);
		for (int i = 1; i < path.size(); i++) {
			if (path.get(i) instanceof ConstructStatement c && c.construct().directive().range().equals(directive)) {
				return path.get(i - 1) instanceof Block block && layout.isBlock(block.range().offset());
			}
		}
		return false;
	}

	/** The first character behind a directive and those that follow it. */
	private int code(SourceRange directive) {
		int code = layout.skipBlank(layout.nextLine(directive.endOffset()));
		while (layout.isApart(code)) {
			code = layout.skipBlank(layout.nextLine(code));
		}
		return code;
	}

	private List<TextEdit> edit(SourceRange directive, String expression, Form form) {
		String own = layout.indentation(directive.offset());
		String line = switch (form) {
			// where directives stand in the first column the code tells how deep it is
			case ASSERT -> (own.isEmpty() ? layout.indentation(code(directive)) : own) + before.language().assertion(expression);
			case ASSUME -> own + before.language().directives().line("assume holds(" + expression + ")");
			case RESTRICT -> throw new IllegalArgumentException(form.name());
		};
		return List.of(TextEdit.insert(layout.lineStart(directive.offset()), line + layout.newLine()));
	}

	private Optional<StatedCondition> tried(RegionReport region, Condition condition, String expression, Form form,
			List<TextEdit> edits) {
		SourceChange change = SourceChange.of(before.source(), edits);
		try {
			ParsedUnit after = verifier.parse(change.appliedTo(before.source()).orElseThrow());
			return holds(region.place(), condition, change, after)
					? Optional.of(new StatedCondition(region.place(), condition, expression, form, change, after.source()))
					: Optional.empty();
		} catch (FrontEndException e) {
			return Optional.empty();
		}
	}

	private boolean holds(SourceRange directive, Condition condition, SourceChange change, ParsedUnit after) {
		Set<String> keys = keys(directive);
		Focus focus = keys.isEmpty() ? Focus.EVERYTHING : Focus.on(keys);
		UnitReport was = verifier.report(before, focus);
		UnitReport is = verifier.report(after, focus);
		Set<Needed> needed = needed(was, place -> place.offset());
		Set<Needed> left = needed(is, place -> isHere(place) ? change.offsetBefore(place.offset()) : place.offset());
		Needed stated = new Needed(directive.path(), directive.offset(), condition.statement());
		boolean isJudged = is.regions().stream().anyMatch(r -> isHere(r.place())
				&& r.place().offset() == change.offsetAfter(directive.offset()));
		return isJudged && !left.contains(stated) && !neededAlone(keys, after, change).contains(stated) && needed.containsAll(left)
				&& new Comparison(before.source(), was, is, List.of(change))
						.news(new HashSet<>(before.gaps()), new HashSet<>(after.gaps())).isEmpty();
	}

	/**
	 * What regions of functions need when these are judged without their callers. What is told of a region may be told in the words of
	 * several callers, while the text says of each of them what stands in it.
	 */
	private Set<Needed> neededAlone(Set<String> keys) {
		return neededAlone(keys, before, SourceChange.of(before.source(), List.of()));
	}

	private Set<Needed> neededAlone(Set<String> keys, ParsedUnit unit, SourceChange change) {
		return needed(verifier.reportOfPart(WithoutCallers.of(unit, keys), Focus.on(keys)),
				place -> isHere(place) ? change.offsetBefore(place.offset()) : place.offset());
	}

	private Set<String> keys(SourceRange directive) {
		Set<String> keys = new LinkedHashSet<>();
		outline.functions(directive).forEach(f -> keys.add(f.key()));
		return keys;
	}

	private boolean isHere(SourceRange place) {
		return place.path().equals(before.source().path());
	}

	/** What a region needs, by where its directive was before the change. */
	private record Needed(String path, int directive, Condition.Statement statement) {
	}

	private static Set<Needed> needed(UnitReport report, ToIntFunction<SourceRange> offset) {
		return report.regions().stream().flatMap(r -> r.conditions().stream()
				.map(c -> new Needed(r.place().path(), offset.applyAsInt(r.place()), c.statement()))).collect(Collectors.toSet());
	}
}
