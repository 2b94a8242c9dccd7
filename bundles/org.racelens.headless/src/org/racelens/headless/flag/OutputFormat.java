package org.racelens.headless.flag;

import java.util.Locale;
import org.racelens.report.Fingerprints;
import org.racelens.report.JsonReport;
import org.racelens.report.SarifContext;
import org.racelens.report.SarifReport;
import org.racelens.report.SourceLines;
import org.racelens.report.TextReport;
import org.racelens.report.page.HtmlReport;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Palette;

/** How a report is written. */
public enum OutputFormat {
	TEXT {
		@Override
		public String render(CheckReport report, SourceLines lines, Palette palette, SarifContext context) {
			return new TextReport(lines, palette).render(report);
		}
	},
	JSON {
		@Override
		public String render(CheckReport report, SourceLines lines, Palette palette, SarifContext context) {
			return new JsonReport(JsonReport.Detail.SUMMARY, checked -> new Fingerprints(lines, context.names(), checked)).render(report);
		}
	},
	SARIF {
		@Override
		public String render(CheckReport report, SourceLines lines, Palette palette, SarifContext context) {
			return new SarifReport(lines, context).render(report);
		}
	},
	HTML {
		@Override
		public String render(CheckReport report, SourceLines lines, Palette palette, SarifContext context) {
			return new HtmlReport(lines).render(report);
		}
	};

	/**
	 * The text of a report in the format.
	 *
	 * @param lines of the sources, for formats that quote them
	 * @param palette for the text format; the others have no colours of a terminal
	 * @param context for SARIF: what it says besides what was found
	 */
	public abstract String render(CheckReport report, SourceLines lines, Palette palette, SarifContext context);

	/** As the user writes it. */
	@Override
	public String toString() {
		return name().toLowerCase(Locale.ROOT);
	}
}
