package org.racelens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.racelens.model.gap.GapKind;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Figures;
import org.racelens.report.words.Overview;
import org.racelens.report.words.Overview.Cause;
import org.racelens.report.words.Overview.Finding;
import org.racelens.report.words.Overview.Suspect;
import org.racelens.report.words.Palette;
import org.racelens.report.words.Visible;

/** The overview of many regions for a person at a terminal: it fits one screen, or says how much more there is. */
final class OverviewText {
	private static final int SHOWN_RACES = 40;
	private static final int SHOWN_VARIABLES = 15;
	private static final int SHOWN_CAUSES = 10;
	private static final int SHOWN_PLACES = 4;

	private final Palette palette;
	private final List<String> lines = new ArrayList<>();

	private OverviewText(Palette palette) {
		this.palette = palette;
	}

	/** The overview of a report, line by line; empty for a short report. */
	static String of(CheckReport report, Palette palette) {
		return Overview.of(report).map(overview -> new OverviewText(palette).render(overview)).orElse("");
	}

	private String render(Overview overview) {
		lines.add(palette.strong("at a glance:"));
		races(overview.races());
		variables(overview.variables());
		if (overview.aliases() > 0) {
			lines.add("  possible races only where pointers overlap: " + Figures.number(overview.aliases(), "region"));
		}
		conditions(overview.conditions());
		causes(overview.causes());
		return String.join("\n", lines);
	}

	private void races(List<Finding> races) {
		if (races.isEmpty()) {
			return;
		}
		lines.add("  " + palette.bad("races") + ":");
		races.stream().limit(SHOWN_RACES).forEach(f -> lines.add("    " + place(f.region()) + ": " + inLine(f.race().variable())
				+ ", lines " + f.race().first().place().line() + " and " + f.race().second().place().line()));
		more(races.size() - SHOWN_RACES, "race");
	}

	private void variables(List<Suspect> variables) {
		if (variables.isEmpty()) {
			return;
		}
		lines.add("  " + palette.doubtful("possible races") + " that need no pointers which overlap, by variable:");
		variables.stream().limit(SHOWN_VARIABLES).forEach(s -> lines.add("    " + inLine(s.variable()) + ": " + places(s.regions())));
		more(variables.size() - SHOWN_VARIABLES, "variable");
	}

	private static String places(List<RegionReport> regions) {
		String first = regions.stream().limit(SHOWN_PLACES).map(OverviewText::place).collect(Collectors.joining(", "));
		int others = regions.size() - SHOWN_PLACES;
		return others > 0 ? first + " and " + Figures.number(others, "further region") : first;
	}

	private void conditions(Map<Condition.Kind, Integer> conditions) {
		if (!conditions.isEmpty()) {
			lines.add("  race-free under conditions, by their kind: " + conditions.entrySet().stream()
					.map(e -> e.getKey().id() + " in " + Figures.number(e.getValue(), "region")).collect(Collectors.joining(", ")));
		}
	}

	private void causes(List<Cause> causes) {
		if (causes.isEmpty()) {
			return;
		}
		lines.add("  not decided, by cause:");
		causes.stream().limit(SHOWN_CAUSES).forEach(c -> lines.add("    " + Figures.number(c.regions(), "region") + ": "
				+ inLine(c.sentence()) + " [" + c.kind().id() + "]"));
		more(causes.size() - SHOWN_CAUSES, "cause");
		if (causes.stream().anyMatch(c -> c.kind() == GapKind.UNMODELLED_CALL)) {
			lines.add(palette.faint("    (a function model says what a function does whose code is not in sight: allocates, pure …)"));
		}
	}

	private void more(int others, String noun) {
		if (others > 0) {
			lines.add("    and " + others + " more " + noun + (others == 1 ? "" : "s"));
		}
	}

	private static String place(RegionReport region) {
		return inLine(region.place().path()) + ":" + region.place().line() + " (" + inLine(region.function()) + ")";
	}

	private static String inLine(String text) {
		return Visible.inLine(text);
	}
}
