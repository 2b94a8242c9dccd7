package org.racelens.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import com.google.gson.JsonObject;
import org.racelens.report.SourceLines;
import org.racelens.report.TextReport;
import org.racelens.report.drawing.Theme;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.CheckReport.Extent;
import org.racelens.report.words.Figures;
import org.racelens.report.words.Visible;

/**
 * The report as one page that needs nothing else: no font, no picture, no script from elsewhere, which its policy of content also forbids.
 * The page has the first findings as markup, and all of them as data, of which its script makes what is shown. Foreign texts are escaped in
 * the markup and texts of JSON in the data, and the script makes text nodes of them.
 */
public final class HtmlReport {
	/** In the frame, never in what is put there: the frame is filled in one pass. */
	private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)\\}\\}");

	/** The files of the script, which share a scope; the last one begins. */
	private static final List<String> SCRIPTS = List.of("elements.js", "drawing.js", "finding.js", "filter.js", "list.js");

	private final SourceLines lines;

	public HtmlReport(SourceLines lines) {
		this.lines = lines;
	}

	/** The page. */
	public String render(CheckReport report) {
		PageData data = new PageData(report, lines);
		JsonObject index = data.index();
		List<JsonObject> bundles = data.bundles();
		String style = resource("page.css") + colours();
		String script = SCRIPTS.stream().map(HtmlReport::resource).collect(Collectors.joining("\n", "'use strict';\n{\n", "}\n"));
		String compared = report.comparison().map(c -> "<p>" + Markup.text(Visible.inLine(c.sentence(report.files()))) + "</p>").orElse("");
		Map<String, String> parts = Map.of("style", style, "script", script, "policy", policy(style, script),
				"figures", Markup.text(Figures.of(report).sentence()), "compared", compared,
				"partial", report.extent() == Extent.PARTIAL ? "<p class=\"partial\">" + Markup.text(TextReport.PARTIAL) + "</p>" : "",
				"version", Markup.text(report.version()),
				"note", PlainList.note(index), "list", PlainList.of(index, bundles), "data", data(index, bundles));
		return PLACE.matcher(resource("page.html")).replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
	}

	private static String data(JsonObject index, List<JsonObject> bundles) {
		StringBuilder result = new StringBuilder();
		result.append("<script type=\"application/json\" id=\"index\">").append(Fields.written(index)).append("</script>\n");
		bundles.forEach(bundle -> result.append("<script type=\"application/json\" class=\"bundle\">").append(Fields.written(bundle))
				.append("</script>\n"));
		return result.toString();
	}

	/** The colours of the drawings, as the system wants them or the reader has chosen. */
	private static String colours() {
		String dark = Theme.DARK.css();
		return ":root {\n" + Theme.LIGHT.css() + "}\n@media (prefers-color-scheme: dark) {\n:root:not([data-theme=light]) {\n" + dark
				+ "}\n}\n:root[data-theme=dark] {\n" + dark + "}\n";
	}

	/** Nothing is loaded, sent or embedded; the one style and the one script are known by what they are. CSP Level 3 */
	private static String policy(String style, String script) {
		return "default-src 'none'; style-src " + hash(style) + "; script-src " + hash(script)
				+ "; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";
	}

	private static String hash(String text) {
		try {
			byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
			return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException(e);
		}
	}

	private static String resource(String name) {
		try (InputStream stream = HtmlReport.class.getResourceAsStream(name)) {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
