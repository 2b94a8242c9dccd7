package org.racelens.report.page;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.SourceLines;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Comparison;
import org.racelens.report.words.Comparison.Gone;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.Figures;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.ScheduleWords;
import org.racelens.report.words.Sentences;

/**
 * What the page's script reads: an index with a short entry for each finding, by which it filters and sorts, and what is told of the
 * findings in bundles, of which each is read when one of its findings is opened.
 */
final class PageData {
	/** Findings of a bundle. */
	static final int BUNDLED = 100;
	/** Of more findings less is told, so that the page stays light. */
	static final int MANY = 2000;

	private final CheckReport report;
	private final List<Finding> findings;
	/** What a baseline has besides; it stands behind the findings. */
	private final List<Gone> gone;
	private final SourceLines lines;
	private final RegionGraphs graphs;

	PageData(CheckReport report, SourceLines lines) {
		this.report = report;
		this.lines = lines;
		graphs = new RegionGraphs(report.graphs());
		findings = Finding.of(report);
		gone = report.comparison().map(Comparison::gone).orElse(List.of());
	}

	/** The index. */
	JsonObject index() {
		JsonArray entries = new JsonArray();
		findings.forEach(finding -> entries.add(entry(finding)));
		gone.forEach(one -> entries.add(entry(one)));
		return new Fields().text("version", report.version()).text("figures", Figures.of(report).sentence())
				.number("bundled", BUNDLED)
				.each("kinds", List.of(FindingKind.values()), PageData::kind)
				.each("files", report.files(), PageData::file)
				.array("findings", entries)
				.object("legend", SceneJson.legend()).object();
	}

	private static JsonObject kind(FindingKind kind) {
		return new Fields().text("id", kind.id()).text("label", kind.label()).object();
	}

	private static JsonObject file(UnitReport file) {
		String verdict = file.failure().isPresent() ? "not analysed" : file.verdict().name();
		return new Fields().text("path", file.path()).text("verdict", verdict).number("regions", file.regions().size()).object();
	}

	private JsonObject entry(Finding finding) {
		Fields entry = new Fields().text("kind", finding.kind().id()).number("file", finding.file()).text("title", title(finding))
				.text("place", finding.place().map(PageData::line).orElse(finding.unit().path()))
				.number("line", finding.place().map(SourceRange::line).orElse(0));
		finding.region().filter(r -> finding.defect().isPresent())
				.ifPresent(r -> entry.text("region", RaceMessages.title(r) + ", line " + r.place().line()));
		report.comparison().flatMap(c -> finding.isKnown(c)).ifPresent(isKnown -> entry.text("state", isKnown ? "known" : "new"));
		return entry.texts("variables", finding.variables()).object();
	}

	/** One of a file that the report does not have counts as behind all files. */
	private JsonObject entry(Gone one) {
		int file = (int) report.files().stream().takeWhile(f -> !f.path().equals(one.unit())).count();
		return new Fields().text("kind", FindingKind.GONE.id()).number("file", file).text("title", one.message())
				.text("place", one.path() + ":" + one.line()).number("line", one.line()).object();
	}

	private static String line(SourceRange place) {
		return place.path() + ":" + place.line();
	}

	private static String title(Finding finding) {
		if (finding.defect().isPresent()) {
			return finding.kind() == FindingKind.ACCEPTED ? RaceMessages.acceptance(finding.defect().get().clearest())
					: RaceMessages.onVariable(finding.defect().get().clearest());
		}
		if (finding.message().isPresent()) {
			return Sentences.of(finding.message().get());
		}
		return finding.region().map(r -> title(finding.kind(), r)).or(() -> finding.unit().failure()).orElse("");
	}

	/** Of what is not proved outright also the first reason, or condition. */
	private static String title(FindingKind kind, RegionReport region) {
		String title = RaceMessages.title(region);
		return switch (kind) {
			case UNKNOWN -> title + ": " + first(Sentences.sorted(region.gaps()).stream().map(Sentences::of).toList());
			case CONDITIONAL -> title + ": " + first(region.conditions().stream().map(ConditionWords::clause).toList());
			case RACE, POSSIBLE, FAILED, MESSAGE, ACCEPTED, FREE, GONE -> title;
		};
	}

	private static String first(List<String> texts) {
		return texts.get(0) + (texts.size() > 1 ? ", and " + (texts.size() - 1) + " more" : "");
	}

	/** The bundles, in the order of the index. */
	List<JsonObject> bundles() {
		List<JsonObject> result = new ArrayList<>();
		for (int first = 0; first < findings.size() + gone.size(); first += BUNDLED) {
			result.add(bundle(first, first + BUNDLED));
		}
		return result;
	}

	/** The findings, and once each region that they are about. */
	private JsonObject bundle(int from, int to) {
		List<Finding> some = part(findings, from, to);
		Map<RegionReport, Integer> numbers = new IdentityHashMap<>();
		List<JsonObject> regions = new ArrayList<>();
		JsonArray told = new JsonArray();
		some.forEach(finding -> {
			Fields fields = told(finding);
			finding.region().ifPresent(r -> {
				if (numbers.putIfAbsent(r, regions.size()) == null) {
					regions.add(region(finding.unit(), r));
				}
				fields.number("region", numbers.get(r));
			});
			told.add(fields.object());
		});
		part(gone, from - findings.size(), to - findings.size()).forEach(one -> told.add(told(one)));
		return new Fields().object("findings", told).each("regions", regions, region -> region).object();
	}

	private JsonObject region(UnitReport file, RegionReport region) {
		JsonObject told = new RegionJson(lines).of(region);
		graphs.of(file.path(), region).ifPresent(drawing -> told.add("graph", drawing));
		return told;
	}

	private static <T> List<T> part(List<T> all, int from, int to) {
		return all.subList(Math.max(0, Math.min(from, all.size())), Math.max(0, Math.min(to, all.size())));
	}

	private JsonObject told(Gone one) {
		return new Fields().text("gone", report.comparison().orElseThrow().baseline() + " has it in line " + one.line()
				+ " of " + one.path() + ", as it was then; this report does not have it.").object();
	}

	private Fields told(Finding finding) {
		if (finding.defect().isPresent()) {
			RaceJson.Breadth breadth = findings.size() > MANY ? RaceJson.Breadth.MOST : RaceJson.Breadth.ALL;
			return new RaceJson(lines, breadth).of(finding.defect().get(), finding.region().orElseThrow());
		}
		return finding.message().map(this::told).orElseGet(Fields::new);
	}

	private Fields told(SourceMessage message) {
		return new ExcerptJson(lines).add(message.place(), new Fields()).text("code", message.kind().id())
				.each("schedules", ScheduleWords.shown(message), RaceJson::schedule);
	}
}
