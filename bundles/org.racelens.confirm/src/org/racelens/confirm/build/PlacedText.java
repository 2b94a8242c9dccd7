package org.racelens.confirm.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.Clause.ScheduleClause.ScheduleKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation.Cancel;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.DirectiveText;
import org.racelens.repair.fix.TextLayout;

/**
 * A source whose loops wait to be placed: those whose schedule the program leaves open are scheduled dynamically, one iteration at a time.
 * What the program says itself stays, but for where its lines come from. OpenMP 5.2 §11.5.3
 *
 * @param text with lines of the same numbers as before
 * @param loops how many loops are changed
 */
public record PlacedText(SourceText text, int loops) {
	private static final String ONE_AT_A_TIME = "schedule(monotonic: dynamic, 1)";

	/** The source of a unit, changed, with the conditions that the program is asked for. */
	public static PlacedText of(ParsedUnit unit, AskedConditions asked) {
		TextLayout layout = new TextLayout(unit.source(), unit.language());
		Map<SourceRange, TextEdit> edits = new LinkedHashMap<>();
		for (Construct loop : openLoops(unit)) {
			DirectiveText directive = new DirectiveText(loop.directive(), unit.source(), layout);
			if (directive.refusal().isEmpty()) {
				edits.put(loop.directive().range(), inOneLine(directive.replaced(ClauseName.SCHEDULE, ONE_AT_A_TIME)));
			}
		}
		List<TextEdit> all = new ArrayList<>(edits.values());
		all.addAll(asked.edits());
		return new PlacedText(changed(unit, all), edits.size());
	}

	/** The source of a unit with nothing but the conditions that the program is asked for. */
	public static PlacedText unplaced(ParsedUnit unit, AskedConditions asked) {
		return new PlacedText(changed(unit, asked.edits()), 0);
	}

	private static SourceText changed(ParsedUnit unit, List<TextEdit> edits) {
		List<TextEdit> all = new ArrayList<>(edits);
		all.addAll(NumberedLines.edits(unit.source()));
		return SourceChange.of(unit.source(), all).appliedTo(unit.source()).orElse(unit.source());
	}

	private static TextEdit inOneLine(TextEdit edit) {
		String clause = edit.replacement().strip();
		boolean isNew = edit.offset() == edit.endOffset();
		return new TextEdit(edit.offset(), edit.endOffset(),
				isNew ? " " + clause.substring(clause.toLowerCase(Locale.ROOT).indexOf("schedule")) : clause);
	}

	private static List<Construct> openLoops(ParsedUnit unit) {
		List<Construct> loops = new ArrayList<>();
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof ConstructStatement c && isOpenLoop(c.construct()) && !isCancelled(c)) {
				loops.add(c.construct());
			}
		}));
		return loops;
	}

	private static boolean isOpenLoop(Construct construct) {
		List<DirectiveName> names = construct.directive().names();
		return names.contains(DirectiveName.FOR) && !names.contains(DirectiveName.DISTRIBUTE)
				&& !construct.directive().has(ClauseName.ORDERED) && !isScan(construct)
				&& construct.directive().clause(ScheduleClause.class, ClauseName.SCHEDULE).map(PlacedText::isOpen).orElse(true);
	}

	/** Cancelled loops stay: threads leave them before all iterations are handed out, and libomp 14 hangs in those with other schedules. */
	private static boolean isCancelled(ConstructStatement loop) {
		boolean[] found = { false };
		Walk.statements(loop, s -> found[0] |= s instanceof ConstructStatement c && c.construct() instanceof Cancel);
		return found[0];
	}

	private static boolean isScan(Construct construct) {
		return construct.directive().clauses(ReductionClause.class, ClauseName.REDUCTION).stream()
				.anyMatch(c -> c.modifier().filter("inscan"::equals).isPresent());
	}

	private static boolean isOpen(ScheduleClause clause) {
		return clause.kind() == ScheduleKind.RUNTIME || clause.kind() == ScheduleKind.AUTO;
	}
}
