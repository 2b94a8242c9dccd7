package org.racelens.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.SarifContext.Invocation;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.CheckReport.Extent;

/**
 * The report as SARIF 2.1.0 (OASIS): the results of {@link SarifResults}, file by file in the order of their names, so that reports of some
 * of the files can be joined to that of all. A file that was not analysed is a notification.
 */
public final class SarifReport {
	private static final String BAD_CALL = "bad usage, or a path that cannot be read";
	private static final List<String> STATUS = List.of("nothing was found", "something was found", BAD_CALL, "an internal error");
	private static final Pattern SEMANTIC = Pattern.compile("\\d+\\.\\d+\\.\\d+");

	private final SourceLines lines;
	private final SarifContext context;

	/** Without the sources, and of a call of which nothing is known. */
	public SarifReport() {
		this(SourceLines.NONE, SarifContext.NONE);
	}

	public SarifReport(SourceLines lines, SarifContext context) {
		this.lines = lines;
		this.context = context;
	}

	/** The report as a SARIF document. */
	public String render(CheckReport report) {
		SarifPlaces places = new SarifPlaces(lines, context.names());
		SarifResults found = new SarifResults(context, lines, report);
		Map<String, List<JsonObject>> results = new TreeMap<>();
		JsonArray artifacts = new JsonArray();
		JsonArray notifications = general(report.extent());
		List<UnitReport> files = report.files().stream().sorted(Comparator.comparing(file -> places.uriOf(file.path()))).toList();
		for (UnitReport file : files) {
			artifacts.add(artifact(places.artifact(file.path())));
			file.failure().ifPresent(reason -> notifications.add(failed(places.artifact(file.path()), reason)));
			results.computeIfAbsent(places.uriOf(file.path()), uri -> new ArrayList<>()).addAll(found.of(file));
		}
		report.comparison().filter(c -> context.extent() == SarifContext.Extent.ALL).ifPresent(c -> c.gone()
				.forEach(gone -> results.computeIfAbsent(places.uriOf(gone.unit()), uri -> new ArrayList<>()).add(found.absent(gone))));
		JsonObject run = described(report, found);
		run.add("invocations", SarifPlaces.array(invocation(notifications)));
		run.add("artifacts", artifacts);
		run.add("results", JsonReport.array(results.values().stream().flatMap(List::stream).toList(), result -> result));
		SarifLog.index(run);
		return JsonReport.text(SarifLog.of(SarifPlaces.array(run)));
	}

	/** What is said of the run as a whole. */
	private JsonArray general(Extent extent) {
		JsonArray notifications = new JsonArray();
		if (extent == Extent.PARTIAL) {
			notifications.add(notification(SarifNotice.PARTIAL_REPORT, TextReport.PARTIAL));
		}
		context.invocation().ifPresent(invocation -> invocation.faults().stream().distinct()
				.forEach(fault -> notifications.add(notification(SarifNotice.PATH_NOT_READ, fault))));
		return notifications;
	}

	/** A run with the descriptions of what was found, and nothing of that. */
	private JsonObject described(CheckReport report, SarifResults found) {
		TreeSet<String> rules = new TreeSet<>(found.rules());
		SarifRules.answers().forEach(rules::add);
		JsonObject run = SarifPlaces.object("tool", SarifPlaces.object("driver", driver(report.version(), rules)));
		run.add("taxonomies", SarifPlaces.array(new SarifRules(context.documentation()).gaps(found.gaps())));
		run.add("automationDetails", SarifPlaces.object("id", SarifPlaces.string(context.category() + "/")));
		run.addProperty("columnKind", "utf16CodeUnits");
		run.add("originalUriBaseIds", SarifPlaces.object(SarifPlaces.ROOT, SarifPlaces.object("description",
				SarifPlaces.text("The folder in which racelens was called: the root of the sources."))));
		JsonObject properties = new JsonObject();
		report.scope().since().ifPresent(since -> SinceJson.write(since, properties));
		report.scope().share().filter(share -> share.count() > 1).ifPresent(share -> Division.write(share, properties));
		SarifLog.set(properties, run);
		return run;
	}

	private JsonObject driver(String version, TreeSet<String> rules) {
		JsonObject driver = SarifPlaces.object("name", SarifPlaces.string(SarifLog.TOOL), "fullName",
				SarifPlaces.string("RaceLens, data races of OpenMP programs"), "version", SarifPlaces.string(version));
		if (SEMANTIC.matcher(version).matches()) {
			driver.addProperty("semanticVersion", version);
		}
		context.documentation().ifPresent(pages -> driver.addProperty("informationUri", pages + "user-guide.md"));
		driver.add("rules", new SarifRules(context.documentation()).of(rules));
		driver.add("notifications", JsonReport.array(List.of(SarifNotice.values()), SarifNotice::descriptor));
		driver.add("supportedTaxonomies", SarifPlaces.array(SarifPlaces.object("name", SarifPlaces.string(SarifRules.GAPS))));
		return driver;
	}

	private JsonObject invocation(JsonArray notifications) {
		JsonObject result = new JsonObject();
		Optional<Invocation> call = context.invocation();
		boolean failed = call.filter(c -> c.status() > 1).isPresent();
		call.ifPresent(c -> {
			result.addProperty("commandLine", CommandWords.line(c.arguments()));
			JsonArray arguments = new JsonArray();
			c.arguments().forEach(arguments::add);
			result.add("arguments", arguments);
			result.addProperty("exitCode", c.status());
			result.addProperty("exitCodeDescription", STATUS.get(Math.min(c.status(), STATUS.size() - 1)));
		});
		result.addProperty("executionSuccessful", notifications.isEmpty() && !failed);
		result.add("toolExecutionNotifications", notifications);
		return result;
	}

	private static JsonObject artifact(JsonObject location) {
		JsonArray roles = new JsonArray();
		roles.add("analysisTarget");
		return SarifPlaces.object("location", location, "roles", roles);
	}

	private static JsonObject failed(JsonObject artifact, String reason) {
		JsonObject notification = notification(SarifNotice.FILE_NOT_ANALYSED, reason);
		notification.add("locations",
				SarifPlaces.array(SarifPlaces.object("physicalLocation", SarifPlaces.object("artifactLocation", artifact))));
		return notification;
	}

	private static JsonObject notification(SarifNotice notice, String text) {
		return SarifPlaces.object("descriptor",
				SarifPlaces.object("id", SarifPlaces.string(notice.id()), "index", new JsonPrimitive(notice.ordinal())), "level",
				SarifPlaces.string("error"), "message", SarifPlaces.message(text));
	}
}
