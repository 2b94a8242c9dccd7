package org.racelens.headless;

import java.util.Locale;
import org.racelens.report.CheckReport;
import org.racelens.report.HtmlReport;
import org.racelens.report.JsonReport;
import org.racelens.report.Palette;
import org.racelens.report.SarifReport;
import org.racelens.report.SourceLines;
import org.racelens.report.TextReport;

/** How a report is written. */
enum OutputFormat {
	TEXT {
		@Override
		String render(CheckReport report, SourceLines lines, Palette palette) {
			return new TextReport(lines, palette).render(report);
		}
	},
	JSON {
		@Override
		String render(CheckReport report, SourceLines lines, Palette palette) {
			return new JsonReport(JsonReport.Detail.SUMMARY).render(report);
		}
	},
	SARIF {
		@Override
		String render(CheckReport report, SourceLines lines, Palette palette) {
			return new SarifReport().render(report);
		}
	},
	HTML {
		@Override
		String render(CheckReport report, SourceLines lines, Palette palette) {
			return new HtmlReport(lines).render(report);
		}
	};

	abstract String render(CheckReport report, SourceLines lines, Palette palette);

	/** As the user writes it. */
	@Override
	public String toString() {
		return name().toLowerCase(Locale.ROOT);
	}
}
